/// All options of a refresh control.
///
/// Each control stores one value of this type. New controls start with the app's default value. In
/// SwiftUI, use the modifier `refreshOptions(for:change:)`.
///
/// ```swift
/// RefreshConfiguration.default.options.showsFailure = true
/// tableView.refreshFooter?.showsFailure = true
/// ```
///
/// The properties are also members of the controls. A subclass has to write `options.showsFailure`,
/// because Swift does not look up unqualified names in the options.
///
/// Durations are in seconds and lengths in points. Negative durations and NaN count as 0. Controls
/// that load automatically ignore ``openingDuration``, ``fadesWithPull``, ``beginsAtThreshold``,
/// ``playsHapticFeedback``, ``minimumVisibleDuration``, ``resultDuration`` and
/// ``scrollsToControl``.
public struct RefreshOptions: Equatable, Sendable {
  /// Creates options with the default values. They are those of MJRefresh, except for
  /// ``hidesUnderBars`` and ``adjustsForContentSizeCategory``.
  public init() {}

  // MARK: All controls

  /// The distance between the control and the edge of the content, in points. Default: 0.
  ///
  /// Use it if the app has a view in the inset, between the content and the control. A negative
  /// distance moves the control over the content. It must be finite.
  public var distanceFromContent = 0.0

  /// Whether a refresh of another control of the scroll view blocks this one. Default: `false`.
  ///
  /// While this control is blocked, pulling it begins no refresh, and `beginRefreshing()` does
  /// nothing. Set it on a header and a footer that load into the same list.
  public var isBlockedByOtherRefreshes = false

  /// Whether the part of the control that is under a bar is hidden. Default: `true`.
  ///
  /// Since iOS 15, a bar without a `scrollEdgeAppearance` has no background while the content is at
  /// its edge, so the control would be visible behind the bar's title. A bar is any part of the
  /// scroll view outside its safe area at the ends of the control's axis, as far as the content
  /// keeps clear of it at rest. The area that only the home indicator needs hides a closed footer
  /// that is pulled, and nothing else.
  ///
  /// The control is not hidden if the app draws under the bar on purpose: if the control has a
  /// background color, a `mask`, or a subview that is as wide as the control and extends beyond it.
  /// Nor is it if a subview other than the content view contains a `UIVisualEffectView`, which a
  /// mask would impair.
  public var hidesUnderBars = true

  /// Whether the control displays a failure after a failed refresh. Default: `false`.
  ///
  /// A header or leader that is pulled displays "Loading failed" while it closes, or longer: see
  /// ``resultDuration``. Any other control displays "Failed, tap to retry" until it is retried, the
  /// app ends it with another outcome, or the pulled header or leader opposite it succeeds. The
  /// user retries with a tap, or by scrolling the control out of view and back. A control that has
  /// only a spinner displays no text.
  ///
  /// A failure that is already displayed as a result closes as before.
  ///
  /// A refresh fails if an async handler throws, if the ``timeoutDuration`` is exceeded, or if the
  /// app calls `endRefreshing(with: .failure)`.
  public var showsFailure = false

  /// The time limit of a refresh, in seconds from the call of its handler. A refresh that exceeds
  /// it fails. Default: `nil`, for no limit. With 0, a refresh fails unless it ends at once. A
  /// change applies to the next refresh.
  ///
  /// At the time-out, the task of an async handler is canceled, and its result is ignored. The work
  /// of a block continues. If it calls `endRefreshing()` during a later refresh, that one ends.
  public var timeoutDuration: Double?

  /// Whether texts follow the user's text size. Default: `nil`, for the value in the app's default
  /// options. If that is `nil`, too, texts follow the text size.
  ///
  /// If `true`, texts scale and wrap. At large text sizes, a control that is too short for its
  /// texts grows along its axis, which makes the pull longer. At the default size, the font
  /// size is 14 points, and controls have the same length as in MJRefresh. A font or a length that
  /// an app sets does not change.
  ///
  /// If `false`, texts are on one line in a 14-point font at all text sizes, as in MJRefresh.
  public var adjustsForContentSizeCategory: Bool?

  // MARK: Controls that are pulled

  /// The duration of opening and of the arrow's turn, in seconds. Default: 0.25, as in MJRefresh.
  /// It must be finite. A change applies to the next animation.
  public var openingDuration = 0.25

  /// The duration of closing, in seconds. Default: 0.4, as in MJRefresh. It must be finite. A
  /// change applies to the next animation.
  public var closingDuration = 0.4

  /// Whether the control fades in while it is pulled. Default: `false`.
  ///
  /// If `true`, the control's alpha is the pulling percent, and 1 during a refresh. Setting `false`
  /// again sets the alpha to 1. A control that contains a `UIVisualEffectView` or a view of SwiftUI
  /// does not fade, because an alpha below 1 impairs blurs, materials and glass.
  public var fadesWithPull = false

  /// Whether a refresh begins when the pull reaches the threshold, as with `UIRefreshControl`, and
  /// not when the finger is lifted. Default: `false`.
  ///
  /// The handler is called at once. The control opens when the finger is lifted, so that the
  /// content does not jump under the finger. Until then, no other refresh begins by pulling. A
  /// header with a second level (a view that a longer pull opens) ignores this option, because the
  /// pull may continue.
  public var beginsAtThreshold = false

  /// Whether a light impact is played when the pull reaches the threshold. Default: `false`.
  ///
  /// It is played once for each pull, and only if a refresh may begin. A header with a second level
  /// plays another one at the second threshold. A refresh that the app begins plays none. The
  /// device and the user's settings must allow haptics.
  public var playsHapticFeedback = false

  /// The minimum duration for which a refresh is visible, in seconds. Default: 0. A change applies
  /// to the next refresh.
  ///
  /// It prevents a control from flickering if its refresh ends early. Only the closing is delayed:
  /// when the refresh ends, the state changes at once. With ``beginsAtThreshold``, a refresh that
  /// ends before the finger is lifted does not delay the closing, because the finger keeps the
  /// control in view.
  public var minimumVisibleDuration = 0.0

  /// The duration for which the control stays open after a refresh to display its result, in
  /// seconds. Default: 0, to display no result. A result is "Updated", "Loaded", "Loading failed",
  /// or that there is no more data.
  ///
  /// Only the closing is delayed, as with ``minimumVisibleDuration``. A canceled refresh has no
  /// result. A change applies when the next refresh ends.
  public var resultDuration = 0.0

  /// Whether `beginRefreshing()` scrolls to the control. Default: `true`.
  ///
  /// Set it to `false` to load without moving the content, for example to prefetch. The user sees
  /// the control after scrolling to it.
  public var scrollsToControl = true

  // MARK: Kinds of controls

  /// The options of controls that load automatically. Other controls ignore them.
  public var loading = Loading()

  /// The options of footers. Other controls ignore them.
  public var footer = Footer()

  /// The options of controls that load automatically when their edge comes near. For a control at
  /// the start of the content, "the end" below is the start.
  public struct Loading: Equatable, Sendable {
    /// Creates options with the default values.
    public init() {}

    /// Whether the control loads when its edge comes near. Default: `true`. If `false`, it loads
    /// when the user scrolls past the end and lifts the finger.
    public var loadsAutomatically = true

    /// How much of the control must be visible before it loads, as a multiple of its length: 1 for
    /// all of it, 0 for none, −10 to load ten lengths before it becomes visible. Default: 1. NaN
    /// counts as 0.
    public var loadThreshold = 1.0

    /// How often the control may load during one drag if the loads bring no new content. `nil` is
    /// unlimited. With 0 or a negative value, drags do not load. Default: 1.
    ///
    /// The deceleration after the drag may load once more. A new drag resets both counts. New
    /// content allows one more load in the drag and one without a finger. Setting this option on a
    /// control restarts the count, even with the same value.
    public var maximumLoadsPerDrag: Int? = 1

    /// Whether the control may load again after the content has left the end and returned without a
    /// finger, for example with VoiceOver, Switch Control, a keyboard or `setContentOffset`.
    /// Default: `true`.
    ///
    /// At most three loads in a row, including the first, may bring no new content. If `false`,
    /// users who cannot drag retry a failed load with a tap or with the action "Load more".
    public var loadsAgainOnReturn = true

    /// How far before the end of the content the control loads. Default: `nil`, to load at the
    /// ``loadThreshold``.
    ///
    /// ```swift
    /// let footer = AutoNormalFooter { try await model.loadMore() ? .more : .noMoreData }
    /// footer.prefetchDistance = .viewLengths(2)
    /// ```
    ///
    /// While the control is out of view, it loads at most once until the content changes. If that
    /// load adds nothing, for example because it failed, the control loads again when it comes into
    /// view.
    public var prefetchDistance: PrefetchDistance?

    /// The value of the scroll view's `keepsVisibleContentInPlace` while the control is attached.
    /// When the last control with a value is removed, the property becomes `false`. Default: `nil`,
    /// to leave it as it is.
    public var keepsVisibleContentInPlace: Bool?

    /// The value of the scroll view's `keepsEndVisible` while the control is attached. When the
    /// last control with a value is removed, the property becomes `false`. Default: `nil`, to leave
    /// it as it is.
    public var keepsEndVisible: Bool?
  }

  /// The options of footers.
  public struct Footer: Equatable, Sendable {
    /// Creates options with the default values.
    public init() {}

    /// Whether the footer is hidden while its table or collection view has no items. Default:
    /// `false`.
    ///
    /// The footer is hidden or shown in the layout pass after the content size was set. Until a
    /// list has been laid out, it counts as empty. A footer that the app hides stays hidden when
    /// items are added. In other scroll views, this has no effect.
    public var hidesWhenEmpty = false

    /// Whether the footer is hidden while all of the content fits into the scroll view, even if
    /// there is no more data. Default: `false`.
    ///
    /// The footer is not hidden during a refresh, nor while it displays a result or a failure. A
    /// hidden footer cannot be pulled. If there may be more content, the app must call
    /// `beginRefreshing()`.
    public var hidesWhenContentFits = false

    /// Whether a successful refresh of the scroll view's header resets the footer from "no more
    /// data". Default: `false`, so that the app must call `resetNoMoreData()`.
    ///
    /// If the footer ends with no more data during that refresh, it is not reset: the first page
    /// may be the last.
    public var resetsWithHeader = false
  }
}

/// How far before the end of the content a control loads. With a negative distance, it loads after
/// the end has come into view. Numbers are limited to one billion, and NaN counts as 0.
///
/// At this distance, a control loads at most once until items are added or removed. Without items,
/// a change of the content's length counts if it comes from a load and is at least the length of
/// the control, or if the content becomes shorter by the length of the scroll view.
public enum PrefetchDistance: Hashable, Sendable, Recorded {
  /// A length in points.
  case points(Double)
  /// A multiple of the length of the scroll view along the control's axis.
  case viewLengths(Double)
  /// A number of items of a table or collection view. The control loads when at most that many
  /// items follow the visible ones. Values below 1 count as 1. Other scroll views have no items, so
  /// the control loads at the end of the content.
  case items(Int)
  /// A multiple of the length of the control. In MJRefresh, this is a negative
  /// `triggerAutomaticallyRefreshPercent`, which may load more than once for the same content.
  case controlLengths(Double)

  /// The same distance, with its number limited to one billion.
  var bounded: PrefetchDistance {
    switch self {
    case .points(let length): .points(length.bounded)
    case .viewLengths(let number): .viewLengths(number.bounded)
    case .items: self
    case .controlLengths(let number): .controlLengths(number.bounded)
    }
  }
}
