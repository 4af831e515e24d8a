/// All options of a refresh control.
///
/// A control stores one value of this type, an app's defaults are one, and SwiftUI changes one with
/// the modifier `refreshOptions(for:change:)`:
///
/// ```swift
/// RefreshConfiguration.default.options.showsFailure = true
/// tableView.refreshFooter?.showsFailure = true
/// ```
///
/// The properties are also members of the controls. In a subclass, write `options.showsFailure`.
///
/// Durations are in seconds and lengths in points. Durations that are not positive count as 0.
public struct RefreshOptions: Equatable, Sendable {
  /// Creates options with the default values, which are those of MJRefresh.
  public init() {}

  // MARK: All controls

  /// The distance between the control and the edge of the content, in points. Default: 0.
  ///
  /// Use it if the app has a view in the inset, between the content and the control.
  public var distanceFromContent = 0.0

  /// Whether a refresh of another control of the scroll view blocks this one. Default: `false`.
  ///
  /// A pull then only shows this control, and `beginRefreshing()` does nothing. Set it on a header
  /// and a footer that load into the same list.
  public var isExclusive = false

  /// Whether what is under a bar is hidden. Default: `true`.
  ///
  /// A bar at the edge of the content has no background, so the control would be seen behind its
  /// title. The control comes out from under the bar instead. Bars are what the safe area of the
  /// scroll view leaves out, except for the room of the home indicator alone. A control with a
  /// background color, or with a view as wide as the control that reaches beyond it, is not hidden,
  /// because such an app fills the room above the control on purpose; neither is one with a `mask`
  /// of the app's.
  public var hidesUnderBars = true

  /// Whether the control displays that a refresh has failed. Default: `false`.
  ///
  /// A footer or trailer stays in view with the text "Failed, tap to retry" until the refresh is
  /// retried, the control is reset with `resetNoMoreData()` or another end, or the header or leader
  /// of the scroll view refreshes successfully. A tap retries, and so does scrolling until the
  /// control is out of view and returning to it. A header or leader displays "Failed" while it
  /// closes, or longer: see ``resultDuration``.
  ///
  /// A refresh fails if an async handler throws, at the ``timeoutDuration``, and with
  /// `endRefreshing(with: .failure)`.
  public var showsFailure = false

  /// The duration after which a refresh ends as failed, in seconds, from the call of its handler.
  /// Default: `nil`, for no limit. A change applies to the next refresh.
  ///
  /// The task of an async handler is then canceled, and its result is ignored. The work of a block
  /// continues: if it calls `endRefreshing()` during a later refresh, it ends that one.
  public var timeoutDuration: Double?

  /// Whether texts follow the user's text size. Default: `nil`, for the value of the app's
  /// defaults, and `true` if they have none.
  ///
  /// If `true`, texts scale and wrap. At sizes above the default, a control that is too short for
  /// its texts grows along its axis, and the distance to pull with it. At the default size, texts
  /// have a size of 14 points, and controls the length of MJRefresh. A font or a length that an app
  /// sets stays.
  ///
  /// If `false`, texts have a size of 14 points and one line at all text sizes, as in MJRefresh.
  public var adjustsForContentSizeCategory: Bool?

  // MARK: Controls that are pulled

  // Controls that load automatically neither open nor close, and have no threshold. The options
  // below have no effect on them.

  /// The duration of opening and of the arrow's turn, in seconds. Default: 0.25, as in MJRefresh. A
  /// change applies to the next animation.
  public var openingDuration = 0.25

  /// The duration of closing, in seconds. Default: 0.4, as in MJRefresh. A change applies to the
  /// next animation.
  public var closingDuration = 0.4

  /// Whether the control fades in while it is pulled. Default: `false`.
  ///
  /// If `true`, the control's alpha is the pulling percent, and 1 during a refresh. Setting `false`
  /// again sets the alpha to 1.
  public var fadesWithPull = false

  /// Whether a refresh begins when the pull reaches the threshold, as with `UIRefreshControl`, and
  /// not when the finger is lifted. Default: `false`.
  ///
  /// The handler is called at once. The content follows the finger without a jump, and the control
  /// opens when the finger is lifted. No other pull begins a refresh until then. A header with a
  /// second level begins when the finger is lifted in any case, because the pull may continue to
  /// the second level.
  public var beginsAtThreshold = false

  /// Whether the user feels a light impact when the pull reaches the threshold: once for each pull,
  /// and only if a refresh may begin. Default: `false`.
  ///
  /// It needs a device and settings of the user that allow it. A header with a second level gives
  /// one more at the second threshold. A begin by the app gives none.
  public var playsHapticFeedback = false

  /// The minimum duration for which a refresh is visible, in seconds, from when the control begins
  /// to open. Default: 0.
  ///
  /// A refresh that ends earlier would flicker. Only closing waits: `isRefreshing` is `false`, and
  /// the state is new, when the refresh has ended. With ``beginsAtThreshold``, a refresh that ends
  /// before the finger is lifted is not held: the finger keeps it in view.
  public var minimumVisibleDuration = 0.0

  /// The duration for which the control stays open after a refresh and displays "Updated", "Failed"
  /// or that there is no more data, in seconds. Default: 0, to display no result.
  ///
  /// Only closing waits: `isRefreshing` is `false`, and the state is new, when the refresh has
  /// ended. A refresh that was canceled has no result.
  public var resultDuration = 0.0

  /// Whether `beginRefreshing()` scrolls to the control. Default: `true`.
  ///
  /// Set it to `false` to load without moving the content, for example to prefetch. The user sees
  /// the control after scrolling to it.
  public var scrollsToControl = true

  // MARK: Kinds of controls

  /// The options of controls that load automatically. Others have none of them.
  public var loading = Loading()

  /// The options of footers. Other controls have none of them.
  public var footer = Footer()

  /// The options of controls that load automatically when their edge comes near. For a control at
  /// the start of the content, "the end" below is the start.
  public struct Loading: Equatable, Sendable {
    /// Creates options with the default values.
    public init() {}

    /// Whether the control loads when its edge comes near. Default: `true`. If `false`, it loads
    /// when the user scrolls past the end and lifts the finger.
    public var loadsAutomatically = true

    /// How much of the control has to be visible to load, in lengths of the control: 1 for all of
    /// it, 0 for none, −10 to load ten lengths before it becomes visible. Default: 1.
    public var loadThreshold = 1.0

    /// How often the control may load during one drag that adds no content. `nil` is unlimited. 0
    /// and negative values prevent loads by a finger. Default: 1.
    ///
    /// The deceleration after the drag may load once more. A new drag resets both counts. New
    /// content allows one more load in the drag and one without a finger. Setting this property
    /// restarts the count.
    public var maximumLoadsPerDrag: Int? = 1

    /// Whether leaving the end and returning without a finger allows another load: with VoiceOver,
    /// Switch Control, a keyboard or `setContentOffset`. Default: `true`.
    ///
    /// It allows at most three loads in a row without new content. Nobody who uses an assistive
    /// technology drags the content, so without it a load that fails would not be repeated. If
    /// `false`, the user repeats it with a tap, with the action "Load more", or with a drag.
    public var loadsAgainOnReturn = true

    /// How far before the end of the content the control loads. Default: `nil`, to load at the
    /// ``loadThreshold``.
    ///
    /// ```swift
    /// let footer = AutoNormalFooter { try await model.loadMore() ? .more : .noMoreData }
    /// footer.prefetchDistance = .viewLengths(2)
    /// ```
    ///
    /// It loads at most once until the content changes while the control is out of view. If that
    /// load adds nothing, for example because it failed, the control loads again when it comes into
    /// view.
    public var prefetchDistance: PrefetchDistance?

    /// The value of `keepsVisibleContentInPlace` of the scroll view while the control is attached.
    /// Default: `nil`, to leave it as it is.
    public var keepsVisibleContentInPlace: Bool?

    /// The value of `keepsEndVisible` of the scroll view while the control is attached. Default:
    /// `nil`, to leave it as it is.
    public var keepsEndVisible: Bool?
  }

  /// The options of footers.
  public struct Footer: Equatable, Sendable {
    /// Creates options with the default values.
    public init() {}

    /// Whether the footer is hidden while its table or collection view has no items. Default:
    /// `false`.
    ///
    /// The footer is updated in the layout pass after the content size was set. Until a list has
    /// been laid out, it counts as empty. A footer that the app hides stays hidden when items are
    /// added. In other scroll views, this has no effect.
    public var hidesWhenEmpty = false

    /// Whether the footer is hidden while all of the content fits into the scroll view, even if
    /// there is no more data. Default: `false`.
    ///
    /// During a refresh it is not hidden, nor while it displays a result or a failure. A hidden
    /// footer cannot be pulled, so the app loads more content with `beginRefreshing()` if there may
    /// be more.
    public var hidesWhenContentFits = false

    /// Whether a successful refresh of the scroll view's header resets the footer from "no more
    /// data". Default: `false`; the app calls `resetNoMoreData()`.
    ///
    /// If the footer ends with no more data during that refresh, it is not reset: the first page
    /// may be the last.
    public var resetsWithHeader = false
  }
}

/// How far before the end of the content a control loads.
///
/// It loads once for each content: again when items were added or removed or, if the content is not
/// made of items, when its length has changed at least by the length of the control during a load,
/// or with the first change after one.
public enum PrefetchDistance: Hashable, Sendable, Recorded {
  /// A length in points.
  case points(Double)
  /// A number of lengths of the scroll view, along the control's axis.
  case viewLengths(Double)
  /// A number of items of a table or collection view, at least 1: the control loads when one of the
  /// last items comes into view. Other scroll views have no items, so it loads at the end of the
  /// content.
  case items(Int)
  /// A number of lengths of the control. In MJRefresh, this is a negative
  /// `triggerAutomaticallyRefreshPercent`, which may load more than once for the same content.
  case controlLengths(Double)
}

extension PrefetchDistance {
  /// The distance with a number that is limited to one billion; 0 for NaN.
  var bounded: PrefetchDistance {
    switch self {
    case .points(let length): .points(length.bounded)
    case .viewLengths(let number): .viewLengths(number.bounded)
    case .items: self
    case .controlLengths(let number): .controlLengths(number.bounded)
    }
  }
}
