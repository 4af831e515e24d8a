import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Runs the callbacks that are due, unless an event is being handled or callbacks are running.
  func runCallbacks() {
    guard !queue.isHandlingEvents && !queue.isRunningCallbacks else { return }
    queue.isRunningCallbacks = true
    while let callback = queue.nextCallback() { run(callback) }
    queue.isRunningCallbacks = false
  }

  /// Queues the callbacks of a decision, with the blocks that the app passed for them.
  ///
  /// If a refresh ends before it has opened, the blocks for its opening do not run. An end block
  /// belongs to the refresh that ended. It runs when the control has closed, and always before the
  /// next handler is called.
  func queueCallbacks(of decision: Decision, from old: ControlEngine, endBlockCount: Int) {
    // Most movements have no callbacks.
    if decision.callbacks.isEmpty && queue.openBlocks.isEmpty && queue.endBlocks.isEmpty { return }
    if decision.callbacks.contains(.ended) { queue.add(.ended) }
    let isOver = old.isClosing || (old.state.isRefreshing && !engine.state.isRefreshing)
    if isOver && !engine.isClosing && endBlockCount > 0 {
      queue.add(.endBlocks(Array(queue.endBlocks.prefix(endBlockCount))))
      queue.endBlocks.removeFirst(endBlockCount)
    }
    if decision.callbacks.contains(.refreshing), let number = engine.currentRefresh {
      queue.add(.refreshing(number))
    }
    if decision.callbacks.contains(.began) {
      queue.add(.began(queue.openBlocks))
      queue.openBlocks = []
    } else if !engine.state.isRefreshing {
      queue.openBlocks = []
    }
    if decision.callbacks.contains(.endAnimationBegan) { queue.add(.endAnimationBegan) }
  }

  private func run(_ callback: EventQueue.Callback) {
    switch callback {
    case .refreshing(let number):
      queue.isHandlerCalled = engine.currentRefresh == number
      guard queue.isHandlerCalled else { return }
      settings.features?.startTimeout(of: self, refresh: number)
      executeRefreshingCallback()
      // A block does not end its refresh by returning. Report an app that does not end it.
      if asyncHandler == nil && changeObserver == nil && engine.currentRefresh == number {
        Diagnostics.watch(self, refresh: number)
      }
    case .began(let blocks):
      guard queue.isHandlerCalled else { return }
      openingCompletion?()
      for block in blocks { block() }
    case .endAnimationBegan:
      guard queue.isHandlerCalled, let closingAnimations else { return }
      UIView.animate(withDuration: options.closingDuration, animations: { closingAnimations() })
    case .ended:
      if queue.isHandlerCalled { closingCompletion?() }
    case .endBlocks(let blocks):
      for block in blocks { block() }
    case .secondThresholdReached: settings.features?.playSecondThreshold(of: self)
    case .secondLevelChanged(let level, let old, let new): level.report(new, from: old)
    }
  }
}
