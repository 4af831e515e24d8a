public import EdgeRefreshCore
public import UIKit

/// The features of all controls that are off by default.
///
/// They are members of a protocol, so that a subclass of an app may have a member of the same name.
@preconcurrency @MainActor
public protocol RefreshFeatures: AnyObject {}

extension RefreshComponent: RefreshFeatures {}

// MARK: Results

extension RefreshFeatures where Self: RefreshComponent {
  /// Whether the control displays that a refresh has failed. Default: `false`.
  ///
  /// A footer or trailer stays in view with the text "Failed, tap to retry" until the refresh is
  /// retried, the control is reset with ``RefreshFooter/resetNoMoreData()`` or another end, or the
  /// header or leader of the scroll view refreshes successfully. A tap retries, and so does
  /// scrolling until the control is out of view and returning to it. A header or leader displays
  /// "Failed" while it closes, or longer: see ``resultDuration``.
  ///
  /// A refresh fails if an async handler throws, at the ``timeoutDuration``, and by
  /// ``RefreshFeatures/endRefreshing(with:)``.
  public var showsFailure: Bool {
    get { engine.showsFailure }
    set {
      changeEngine { $0.showsFailure = newValue }
      resultTextsDidChange()
    }
  }

  /// Begins a refresh if the control displays that the last one has failed, as a tap on it does.
  ///
  /// Like ``RefreshFeatures/beginRefreshingByUser()``, it does nothing while the control is
  /// hidden, disabled or blocked.
  ///
  /// - Returns: Whether a refresh has begun.
  @discardableResult
  public func retry() -> Bool { engine.hasFailed && beginRefreshingByUser() }

  /// The minimum duration for which a refresh is visible, in seconds, from when the control begins
  /// to open. Default: 0.
  ///
  /// A refresh that ends earlier would flicker. Only closing waits:
  /// ``RefreshComponent/isRefreshing`` is `false`, and the state is new, when the refresh has
  /// ended. A control that loads automatically does not close, so this has no effect on it. With
  /// ``beginsAtThreshold``, a refresh that ends before the finger is lifted is not held: the finger
  /// keeps it in view.
  public var minimumVisibleDuration: TimeInterval {
    get { settings.features?.minimumVisibleDuration ?? 0 }
    set {
      features.minimumVisibleDuration = newValue
      changeEngine { $0.pull?.setHold(.minimumDuration, newValue > 0) }
    }
  }

  /// The duration for which the control stays open after a refresh and displays "Updated", "Failed"
  /// or that there is no more data, in seconds. Default: 0, to display no result.
  ///
  /// Only closing waits: ``RefreshComponent/isRefreshing`` is `false`, and the state is new, when
  /// the refresh has ended. A refresh that was canceled has no result. A control that loads
  /// automatically does not close, so this has no effect on it.
  public var resultDuration: TimeInterval {
    get { settings.features?.resultDuration ?? 0 }
    set {
      features.resultDuration = newValue
      changeEngine { $0.pull?.setHold(.result, newValue > 0) }
      resultTextsDidChange()
    }
  }

  /// The outcome that the control displays: see ``showsFailure`` and ``resultDuration``. `nil` if
  /// it displays none.
  public var displayedOutcome: RefreshOutcome? { engine.displayedOutcome }

  /// The duration after which a refresh ends as failed, in seconds, from the call of its handler.
  /// Default: `nil`, for no limit. A change applies to the next refresh.
  ///
  /// The task of an async handler is then canceled, and its result is ignored. The work of a block
  /// continues: if it calls ``RefreshComponent/endRefreshing()`` during a later refresh, it ends
  /// that one.
  public var timeoutDuration: TimeInterval? {
    get { settings.features?.timeoutDuration }
    set { features.timeoutDuration = newValue }
  }

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

// MARK: The threshold

extension RefreshFeatures where Self: RefreshComponent {
  /// Whether a refresh begins when the pull reaches the threshold, as with `UIRefreshControl`, and
  /// not when the finger is lifted. Default: `false`.
  ///
  /// The handler is called at once. The content follows the finger without a jump, and the control
  /// opens when the finger is lifted. No other pull begins a refresh until then. A header with a
  /// ``RefreshFeatures/secondLevel`` begins when the finger is lifted in any case, because the pull
  /// may continue to the second level. A control that loads automatically has no threshold: the
  /// value is always `false`, and setting it has no effect.
  public var beginsAtThreshold: Bool {
    get { settings.features?.beginsAtThreshold ?? false }
    set {
      guard !engine.isAutomatic else { return }
      features.beginsAtThreshold = newValue
      updateThreshold()
    }
  }

  /// What the user feels when the pull reaches the threshold: once for each pull, and only if a
  /// refresh may begin. Default: ``HapticFeedback/off``.
  ///
  /// A header with a ``RefreshFeatures/secondLevel`` gives one more at the second threshold. A
  /// begin by the app gives no feedback, and neither does a control that loads automatically.
  public var hapticFeedback: HapticFeedback {
    get { settings.features?.hapticFeedback ?? .off }
    set { features.hapticFeedback = newValue }
  }
}
