import UIKit

extension RefreshComponent {
  /// Sets a handler that ends its refresh by itself: by returning, or by throwing.
  ///
  /// It starts as the control starts to open. Throwing ends the refresh as failed, throwing
  /// `CancellationError` as cancelled: in both cases the last-updated time stays as it was, and
  /// nothing is shown. Its task is cancelled when the control is taken off its scroll view or freed,
  /// and when the app ends the refresh itself; late results are ignored.
  ///
  /// The control keeps the handler until another is set or the control is freed, and the task keeps
  /// it until it returns; neither the handler's task nor the handler keeps the control. `nil` takes
  /// the handler away, and a refresh that is under way goes on.
  public func setRefreshHandler(_ handler: (@MainActor () async throws -> Void)?) {
    guard let handler else {
      setOutcomeHandler(nil)
      return
    }
    setOutcomeHandler {
      try await handler()
      return .success
    }
  }

  func setOutcomeHandler(_ handler: (@MainActor () async throws -> RefreshOutcome)?) {
    asyncHandler = handler
    engine.setHandlerTiming(handler == nil ? .afterOpening : .atOnce)
  }

  /// Opens the control and calls its handler; when it has opened, calls the block, once.
  ///
  /// A refresh that is called off before that never calls the block, nor does one that is open already.
  public func beginRefreshing(completionBlock: @escaping () -> Void) {
    if agenda.isCarryingOut {
      agenda.addBeginBlock(completionBlock)
    } else if !engine.hasOpened {
      beginCompletions.append(completionBlock)
    }
    beginRefreshing()
  }

  /// Ends the refresh, and calls the block, once, when the control has closed, or when a new refresh
  /// begins before it has. Where there is nothing to end, the block is not called, as in the original.
  public func endRefreshing(completionBlock: @escaping () -> Void) {
    onMainThread {
      if $0.isRefreshing || $0.engine.isEnding { $0.endCompletions.append(completionBlock) }
      $0.endRefreshing()
    }
  }

  /// Ends the refresh and says how it went: only success touches the last-updated time. Where there is
  /// none to end, ``RefreshOutcome/noMoreData`` counts all the same, and any other outcome resets it.
  ///
  /// Like ``endRefreshing()`` it continues on the main thread if it is called on another one.
  public func endRefreshing(with outcome: RefreshOutcome) {
    onMainThread { $0.handle(.end(outcome)) }
  }

  /// Does something at once on the main thread; called on another thread, does it there soon and
  /// reports it.
  ///
  /// In Swift 5 mode, code on any thread can call what belongs to the main actor. Ending a refresh was
  /// allowed there in the original.
  func onMainThread(_ action: @escaping @MainActor (RefreshComponent) -> Void) {
    if isOnMainThread {
      action(self)
      return
    }
    let type = String(describing: type(of: self))
    Task { @MainActor [weak self] in
      Diagnostics.report("\(type) was ended on another thread than the main thread")
      if let self { action(self) }
    }
  }

  /// Calls whichever handlers there are.
  func runHandler() {
    let number = engine.currentRefresh
    refreshingBlock?()
    // The block may have ended this refresh, and even begun the next.
    guard engine.currentRefresh == number else { return }
    sendRefreshingAction()
    guard let asyncHandler, let number, engine.currentRefresh == number else { return }
    refreshTask = Task { [weak self] in
      let outcome: RefreshOutcome
      do {
        outcome = try await asyncHandler()
      } catch {
        outcome = error is CancellationError ? .cancelled : .failure
      }
      self?.handle(.handlerFinished(number, outcome))
    }
  }
}
