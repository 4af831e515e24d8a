import EdgeRefresh
import UIKit

extension TraceHost {
  /// A control, the actions of the app in its callbacks, and the callbacks since the last
  /// observation.
  @MainActor
  final class HostedControl {
    let setUp: Trace.ComponentSetUp
    let kind: Trace.ControlKind
    let component: RefreshComponent
    /// The images that were set, for each state.
    var images: [[UIImage]] = []
    /// Records the call of a handler, and does what the app does in it.
    var handler: (() -> Void)?
    var callbacks: [Trace.Callback] = []
    var handlerAction = Trace.HandlerAction.nothing
    var setterAction = Trace.SetterAction.nothing
    var endAction = Trace.EndAction.nothing
    /// How many rows the handler adds.
    var growth = 0
    /// How long a load takes, in seconds. After that time the rows are added and the refresh ends.
    /// If it is `nil`, the handler adds the rows immediately.
    var loadTime: TimeInterval?
    var fails = false
    /// The outcome of a load; `nil` if ``fails`` decides it.
    var outcome: Trace.Outcome?
    /// Whether the handler behaves like an async handler.
    var hasAsyncHandler = false
    /// The number of times that the setter and end actions can still run. Without a limit they
    /// would recur forever.
    var remainingActions = 5
    /// Whether the app began the refresh that is about to be logged.
    var isBegunByApp = false
    /// Whether another control has taken the slot.
    var isReplaced = false

    var slot: Trace.Slot { setUp.slot }

    init(_ setUp: Trace.ComponentSetUp, kind: Trace.ControlKind) {
      self.setUp = setUp
      self.kind = kind
      component = kind.makeControl()
    }

    /// The outcome of the next load.
    var refreshOutcome: RefreshOutcome {
      switch outcome {
      case .success: .success
      case .noMoreData: .noMoreData
      case .failure: .failure
      case .cancelled: .cancelled
      case nil: fails ? .failure : .success
      }
    }
  }

  func makeControl(_ setUp: Trace.ComponentSetUp) throws(UnknownKind) -> HostedControl {
    guard let kind = setUp.kind else { throw UnknownKind(kind: setUp.kindName) }
    let control = HostedControl(setUp, kind: kind)
    (control.component as? RefreshHeader)?.lastUpdatedStore = MemoryStore()
    observeCallbacks(of: control)
    for (option, value) in setUp.orderedOptions { control.set(option, to: value) }
    return control
  }

  /// Begins a refresh on behalf of the app.
  func begin(_ control: HostedControl) {
    control.isBegunByApp = true
    control.component.beginRefreshing()
  }

  /// The blocks do not retain the host: a control that is deallocated after the host can still call
  /// them.
  private func observeCallbacks(of control: HostedControl) {
    let component = control.component
    control.handler = handler(of: control)
    component.refreshingBlock = control.handler
    component.didOpen = { [weak self, weak control] in
      guard let self, let control else { return }
      record(.began, of: control)
    }
    component.closingAnimations = { [weak self, weak control] in
      guard let self, let control else { return }
      record(.endAnimation, of: control)
    }
    component.didClose = { [weak self, weak control] in
      guard let self, let control else { return }
      record(.ended, of: control)
      performEndAction(of: control)
    }
    guard trace.hasFinger else { return }
    (component as? any StateReporting)?.stateDidChange = { [weak self, weak control] old, new in
      guard let self, let control else { return }
      logStateChange(of: control, from: old, to: new)
      performSetterAction(of: control, from: old, to: new)
    }
  }

  private func handler(of control: HostedControl) -> () -> Void {
    { [weak self, weak control] in
      guard let self, let control else { return }
      record(.refreshing, of: control)
      performHandlerAction(of: control)
    }
  }

  private func record(_ callback: Trace.Callback, of control: HostedControl) {
    control.callbacks.append(callback)
    log(.callback(callback), of: control)
  }

  private func performHandlerAction(of control: HostedControl) {
    if let time = control.loadTime ?? (control.hasAsyncHandler ? 0.5 : nil) {
      let number = control.component.currentRefresh
      loop.schedule(after: time) { [weak self, weak control] in
        guard let self, let control else { return }
        let outcome = control.refreshOutcome
        if outcome.isSuccess { addRows(of: control) }
        if !control.hasAsyncHandler {
          control.component.endRefreshing(with: outcome)
        } else if let number {
          control.component.finishHandler(of: number, with: outcome)
        }
      }
    } else {
      addRows(of: control)
    }
    switch control.handlerAction {
    case .end: control.component.endRefreshing()
    case .endNoMore: control.component.endRefreshing(with: .noMoreData)
    case .begin: begin(control)
    case .remove: detach(control)
    case .nothing: break
    }
  }

  private func addRows(of control: HostedControl) {
    guard control.growth > 0 else { return }
    append(control.growth, isHorizontal: trace.hasFinger && control.slot.isHorizontal)
  }

  private func performEndAction(of control: HostedControl) {
    guard control.endAction != .nothing, control.remainingActions > 0 else { return }
    control.remainingActions -= 1
    begin(control)
    guard control.endAction == .beginEndBegin else { return }
    control.component.endRefreshing()
    begin(control)
  }

  private func performSetterAction(
    of control: HostedControl, from old: RefreshState, to new: RefreshState
  ) {
    guard old.isRefreshing != new.isRefreshing, control.remainingActions > 0 else { return }
    switch (control.setterAction, new.isRefreshing) {
    case (.end, true): control.component.endRefreshing()
    case (.endThenBegin, true):
      control.component.endRefreshing()
      begin(control)
    case (.begin, false): begin(control)
    case (.end, false), (.endThenBegin, false), (.begin, true), (.nothing, _): return
    }
    control.remainingActions -= 1
  }
}
