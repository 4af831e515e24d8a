public import EdgeRefreshCore
import UIKit

/// The members of controls that MJRefresh does not have.
///
/// They are in extensions of a protocol, so that a subclass of an app may have a member of the same name.
@preconcurrency @MainActor
public protocol RefreshFeatures: AnyObject {}

extension RefreshComponent: RefreshFeatures {}

// MARK: Results

extension RefreshFeatures where Self: RefreshComponent {
  /// Begins a refresh if the control displays that the last one has failed, as a tap on it does.
  ///
  /// Like ``RefreshFeatures/requestRefresh()``, it does nothing while the control is
  /// hidden, disabled or blocked.
  ///
  /// - Returns: Whether a refresh has begun.
  @discardableResult
  public func retry() -> Bool { engine.hasFailed && requestRefresh() }

  /// The outcome that the control displays: see ``RefreshOptions/showsFailure`` and
  /// ``RefreshOptions/resultDuration``. `nil` if
  /// it displays none.
  public var displayedOutcome: RefreshOutcome? { engine.displayedOutcome }

  /// The states of the control, from the current one on.
  ///
  /// ```swift
  /// @MainActor
  /// func show(_ states: AsyncStream<RefreshState>, in label: UILabel) async {
  ///   for await state in states { label.text = state.isRefreshing ? "Loading" : nil }
  /// }
  /// ```
  ///
  /// Each access returns a new stream. It contains every state in order, even if they are read
  /// later, and ends when the control is freed. It does not keep the control.
  public var states: AsyncStream<RefreshState> {
    features.stateStreams.makeStream(from: state)
  }
}

extension RefreshFeatures where Self: RefreshComponent {
  /// Sets a handler that ends its refresh by returning or throwing.
  ///
  /// It is called when the control starts to open. Throwing ends the refresh as failed, and
  /// throwing `CancellationError` ends it as canceled. In both cases the last-updated time does not
  /// change. The control shows a failure if ``RefreshOptions/showsFailure`` or
  /// ``RefreshOptions/resultDuration`` is set. The handler's task is canceled when the control is
  /// detached or freed, when the app ends the refresh, and at the
  /// ``RefreshOptions/timeoutDuration``; its result is then ignored.
  ///
  /// The control keeps the handler until another one is set or the control is freed. The task keeps
  /// the handler until it returns. The task does not keep the control. `nil` removes the handler; a
  /// refresh in progress continues.
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

  /// Ends the refresh with an outcome. Only success changes the last-updated time. If there is no
  /// refresh to end, ``RefreshOutcome/noMoreData`` still sets that state, and any other outcome
  /// sets ``RefreshState/idle``.
  ///
  /// Like ``RefreshComponent/endRefreshing()``, it continues on the main thread if it is called on
  /// another one.
  public func endRefreshing(with outcome: RefreshOutcome) {
    onMainThread { $0.driver.requestEnd(.end(outcome)) }
  }
}

extension RefreshComponent {
  /// Sets a handler that ends its load by returning whether there may be more data, or by throwing.
  /// `nil` removes the handler.
  func setAnswerHandler<Answer: LoadMoreResultProtocol>(
    _ handler: (@MainActor () async throws -> Answer)?
  ) {
    guard let handler else {
      setOutcomeHandler(nil)
      return
    }
    setOutcomeHandler {
      try await handler() as? LoadMoreResult == .noMoreData ? .noMoreData : .success
    }
  }

  /// Sets the block through its overrides. An initializer would bypass them.
  func setRefreshingBlock(_ block: @escaping () -> Void) {
    refreshingBlock = block
  }

  func setOutcomeHandler(_ handler: (@MainActor () async throws -> RefreshOutcome)?) {
    asyncHandler = handler
    driver.changeEngine { $0.pull?.handlerTiming = handler == nil ? .afterOpening : .atOnce }
  }

  /// Runs a closure: immediately on the main thread; on another thread, dispatches it to the main
  /// thread and reports incorrect use.
  ///
  /// Code in Swift 5 mode can call members of the main actor on any thread. MJRefresh allows ending
  /// a refresh there.
  func onMainThread(_ action: @escaping @MainActor (RefreshComponent) -> Void) {
    if Self.isOnMainThread {
      action(self)
      return
    }
    let type = String(describing: type(of: self))
    Task { @MainActor [weak self] in
      Diagnostics.report("\(type) was ended on a thread that is not the main thread")
      if let self { action(self) }
    }
  }

  /// Calls the block, the target and the async handler.
  func runHandler() {
    let number = engine.currentRefresh
    refreshingBlock?()
    // The block may have ended this refresh, and even begun the next one.
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
      self?.finishHandler(of: number, with: outcome)
    }
  }

  /// The number of the refresh whose handler may be running; `nil` if there is none.
  package var currentRefresh: UInt32? { engine.currentRefresh }

  /// Ends a refresh whose handler has returned. The app may have ended it already, and even begun
  /// the next one.
  package func finishHandler(of refresh: UInt32, with outcome: RefreshOutcome) {
    if engine.currentRefresh == refresh { driver.requestEnd(.handlerFinished(refresh, outcome)) }
  }

  /// Whether the control displays a failure until it is retried or reset.
  package var hasFailed: Bool { engine.hasFailed }
}

/// The settings of a control that need no override.
struct ControlSettings {
  var didOpen: (() -> Void)?
  var closingAnimations: (() -> Void)?
  var didClose: (() -> Void)?
  var options = RefreshOptions()
  /// The smallest length of a control whose texts follow the user's text size, in points.
  var minimumExtent: CGFloat = 0
  /// The length that the control has set for its texts. Another one was set by the app.
  var extentForTexts: CGFloat = 0
  /// The features that few controls use; `nil` until one of them is used.
  var features: ControlFeatures?
  /// The second level of a header; `nil` if there is none.
  var secondLevel: SecondLevel?
  /// The views in `additionalFlipsViews` of MJRefresh, which need no mirroring here.
  var unmirroredViews: [UIView] = []
}

extension RefreshFeatures where Self: RefreshComponent {
  /// Runs each time the control has opened and its handler was called. Default: `nil`.
  public var didOpen: (() -> Void)? {
    get { settings.didOpen }
    set { settings.didOpen = newValue }
  }

  /// Runs each time the control starts to close after a refresh whose handler was called, inside an
  /// animation that takes ``RefreshOptions/closingDuration``. Changes to views are animated.
  /// Default: `nil`.
  ///
  /// A control that loads automatically does not close and never runs this block.
  public var closingAnimations: (() -> Void)? {
    get { settings.closingAnimations }
    set { settings.closingAnimations = newValue }
  }

  /// Runs once for each refresh whose handler was called, when the control has closed, when it
  /// stays open to display a failure or, before that, is detached, is pulled again or begins
  /// another refresh. Default: `nil`.
  public var didClose: (() -> Void)? {
    get { settings.didClose }
    set { settings.didClose = newValue }
  }
}
