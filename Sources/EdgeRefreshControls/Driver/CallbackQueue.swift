package import EdgeRefreshCore
import UIKit

/// The callbacks of a control that are due, in order, with the blocks of the app.
@MainActor
package final class CallbackQueue {
  private unowned let control: RefreshComponent
  private var callbacks: [Callback] = []
  private var isRunning = false
  /// Whether the handler was called for the refresh whose callbacks run. If not, only the blocks
  /// that were passed to `endRefreshing(completionBlock:)` run.
  private var isHandlerCalled = false
  /// The blocks to call when the current refresh has opened.
  var openBlocks: [() -> Void] = []
  /// The blocks to call when the current or closing refresh has closed.
  var endBlocks: [() -> Void] = []

  private enum Callback {
    /// The handler of the refresh with this number.
    case refreshing(UInt32)
    /// The control has opened, with the blocks to call then.
    case began([() -> Void])
    /// The control starts to close.
    case endAnimationBegan
    /// A refresh has ended and its control has closed.
    case ended
    /// Blocks that were passed when a refresh was ended.
    case endBlocks([() -> Void])
    /// The state of a second level has changed.
    case secondLevelChanged(any SecondLevelPresenting, from: SecondLevelState, to: SecondLevelState)
  }

  init(of control: RefreshComponent) { self.control = control }

  var isEmpty: Bool { callbacks.isEmpty }

  /// Whether a handler is due.
  var hasHandler: Bool {
    callbacks.contains { if case .refreshing = $0 { true } else { false } }
  }

  package func addChange(
    of level: any SecondLevelPresenting, from old: SecondLevelState, to new: SecondLevelState
  ) {
    callbacks.append(.secondLevelChanged(level, from: old, to: new))
  }

  func run() {
    if isRunning { return }
    isRunning = true
    while !callbacks.isEmpty { run(callbacks.removeFirst()) }
    isRunning = false
  }

  /// If a refresh ends before it has opened, the blocks for its opening do not run. A block for the
  /// end belongs to the refresh that ended. It runs when the control has closed, or at the latest
  /// before the next handler is called.
  func add(
    _ decision: Decision, from old: RefreshStatus, to status: RefreshStatus, endBlockCount: Int
  ) {
    // Most movements have no callbacks.
    if decision.callbacks.isEmpty && openBlocks.isEmpty && endBlocks.isEmpty { return }
    if decision.callbacks.contains(.ended) { callbacks.append(.ended) }
    let isOver = old.isClosing || (old.state.isRefreshing && !status.state.isRefreshing)
    if isOver && !status.isClosing && endBlockCount > 0 {
      callbacks.append(.endBlocks(Array(endBlocks.prefix(endBlockCount))))
      endBlocks.removeFirst(endBlockCount)
    }
    if decision.callbacks.contains(.refreshing), let number = status.currentRefresh {
      callbacks.append(.refreshing(number))
    }
    let hasBegun = decision.callbacks.contains(.began)
    if hasBegun { callbacks.append(.began(openBlocks)) }
    if hasBegun || !status.state.isRefreshing { openBlocks = [] }
    if decision.callbacks.contains(.endAnimationBegan) { callbacks.append(.endAnimationBegan) }
  }

  private func run(_ callback: Callback) {
    switch callback {
    case .refreshing(let number):
      isHandlerCalled = control.status.currentRefresh == number
      guard isHandlerCalled else { return }
      control.storage.features?.startTimeout(of: control, refresh: number)
      control.executeRefreshingCallback()
      // A block does not end its refresh by returning, so an app may forget to end it.
      if control.asyncHandler == nil && control.changeObserver == nil
        && control.status.currentRefresh == number
      {
        // Assertions are evaluated only in debug builds. This one never fails.
        assert(reportLater(number))
      }
    case .began(let blocks):
      guard isHandlerCalled else { return }
      control.didOpen?()
      for block in blocks { block() }
    case .endAnimationBegan:
      guard isHandlerCalled, let closingAnimations = control.closingAnimations else { return }
      UIView.animate(
        withDuration: control.options.closingDuration, animations: { closingAnimations() })
    case .ended:
      if isHandlerCalled { control.didClose?() }
    case .endBlocks(let blocks):
      for block in blocks { block() }
    case .secondLevelChanged(let level, let old, let new): level.report(new, from: old)
    }
  }

  /// Reports a refresh that is still in progress after a minute.
  private func reportLater(_ refresh: UInt32) -> Bool {
    control.handlerRun = ScheduledAction(after: Self.maximumDuration) { [weak control] in
      guard let control, control.status.currentRefresh == refresh else { return }
      Diagnostics.report(
        "\(type(of: control)) has been refreshing for a minute without a call of endRefreshing(). "
          + "A block does not end its refresh. Call endRefreshing() when the work is done, or use an "
          + "async handler, which ends the refresh by returning.")
    }
    return true
  }

  /// The duration after which a refresh that was not ended is reported, in seconds.
  private static let maximumDuration = 60.0
}
