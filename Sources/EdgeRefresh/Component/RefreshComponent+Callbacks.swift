import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Runs the callbacks that are due, unless an event is being handled or callbacks run already.
  func runCallbacks() {
    guard !agenda.isCarryingOut && !agenda.isCallingBack else { return }
    agenda.isCallingBack = true
    while let callback = agenda.nextCallback() { run(callback) }
    agenda.isCallingBack = false
  }

  /// Adds the callbacks that are due, with the blocks that the app gave for this occasion.
  ///
  /// A refresh that ends before it has opened runs no begin block. A block that was given with an end
  /// belongs to the refresh that ended: it runs when that one has closed, or before the next handler.
  func addCallbacks(
    of decision: Decision, from old: ControlEngine, endBlocks: Int
  ) {
    // As with every movement that changes no state.
    if decision.callbacks.isEmpty && beginCompletions.isEmpty && endCompletions.isEmpty { return }
    if decision.callbacks.contains(.ended) { agenda.add(.ended) }
    let isOver = old.isEnding || (old.state.isRefreshing && !engine.state.isRefreshing)
    if isOver && !engine.isEnding && endBlocks > 0 {
      agenda.add(.endCompletions(Array(endCompletions.prefix(endBlocks))))
      endCompletions.removeFirst(endBlocks)
    }
    if decision.callbacks.contains(.refreshing), let number = engine.currentRefresh {
      agenda.add(.refreshing(number))
    }
    if decision.callbacks.contains(.began) {
      agenda.add(.began(beginCompletions))
      beginCompletions = []
    } else if !engine.state.isRefreshing {
      beginCompletions = []
    }
    if decision.callbacks.contains(.endAnimationBegan) { agenda.add(.endAnimationBegan) }
  }

  private func run(_ callback: Agenda.Callback) {
    switch callback {
    case .refreshing(let number):
      agenda.isHandlerCalled = engine.currentRefresh == number
      guard agenda.isHandlerCalled else { return }
      executeRefreshingCallback()
      // A block does not end its refresh, whoever takes it for a handler that does.
      if asyncHandler == nil && engine.currentRefresh == number {
        Diagnostics.watch(self, refresh: number)
      }
    case .began(let blocks):
      guard agenda.isHandlerCalled else { return }
      beginRefreshingCompletionBlock?()
      for block in blocks { block() }
    case .endAnimationBegan:
      guard agenda.isHandlerCalled, let action = endRefreshingAnimationBeginAction else { return }
      UIView.animate(withDuration: slowAnimationDuration, animations: { action() })
    case .ended:
      if agenda.isHandlerCalled { endRefreshingCompletionBlock?() }
    case .endCompletions(let blocks):
      for block in blocks { block() }
    }
  }
}
