import EdgeRefreshCore
public import UIKit

/// A refresh control on an edge of a scroll view. This is the base class: create one of its kinds.
///
/// A control is a subview of its scroll view. Assign it to a property of the scroll view, for
/// example `refreshHeader`. The scroll view then owns the control, and the control references the
/// scroll view weakly. A control keeps its handlers until they are replaced or the control is
/// freed, even while it is detached. They should capture the scroll view's owner weakly.
///
/// To make your own control, subclass one of the kinds and override ``prepare()``,
/// ``placeSubviews()``, ``state`` and ``pullingPercent``, calling `super` first. To draw a control
/// without subclassing, see ``RefreshContent``.
///
/// All members belong to the main actor. A method takes effect before it returns or, if an override
/// of ``state`` calls it, after that change. Callbacks run after the change that they report.
open class RefreshComponent: UIView {
  /// Creates a control that is not attached to a scroll view.
  ///
  /// This calls ``prepare()``, which sets the control's length along its axis. The rest of the
  /// frame follows the scroll view, so pass `.zero`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an archive, for example from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    refreshTask?.cancel()
  }

  // MARK: Handlers and callbacks

  /// The block that loads new content. The app calls ``endRefreshing()`` when loading is done.
  /// Default: `nil`.
  ///
  /// It runs when the control has opened, and immediately in a control that loads automatically. If
  /// the control also has an async handler, both are called when the control starts to open.
  public var refreshingBlock: (() -> Void)?

  /// Runs each time the control has opened and its handler was called. Default: `nil`.
  public var openingCompletion: (() -> Void)?

  /// Runs each time the control starts to close after a refresh whose handler was called, inside an
  /// animation that takes ``closingDuration``. Changes to views are animated. Default: `nil`.
  ///
  /// A control that loads automatically does not close and never runs this block.
  public var closingAnimations: (() -> Void)?

  /// Runs once for each refresh whose handler was called, when the control has closed or, before
  /// that, is detached, is pulled again or begins another refresh. Default: `nil`.
  public var closingCompletion: (() -> Void)?

  #if canImport(ObjectiveC)
    /// The object whose ``refreshingAction`` each refresh calls. Default: `nil`.
    public weak var refreshingTarget: AnyObject?
    /// The method of ``refreshingTarget`` to call with the control. Default: `nil`.
    public var refreshingAction: Selector?
  #endif

  /// The duration of opening and of the arrow's turn, in seconds. Default: 0.25, as in MJRefresh.
  public var openingDuration: TimeInterval = 0.25

  /// The duration of closing, in seconds. Default: 0.4, as in MJRefresh. A change of a duration
  /// applies to the next animation.
  public var closingDuration: TimeInterval = 0.4

  /// The distance between the control and the edge of the content, in points. Default: 0.
  ///
  /// Use it if the app has a view in the inset, between the content and the control.
  public var distanceFromContent: CGFloat = 0 {
    didSet { place() }
  }

  /// Whether the control fades in while it is pulled. Default: `false`.
  ///
  /// If `true`, the control's alpha is the pulling percent, and 1 during a refresh. Setting `false`
  /// again sets the alpha to 1. A control that loads automatically does not fade.
  public var fadesWithPull = false {
    didSet {
      if fadesWithPull { updateAlpha() } else if oldValue { alpha = 1 }
    }
  }

  /// Whether a refresh of another control of the scroll view blocks this one. Default: `false`.
  ///
  /// A pull then only shows this control, and ``beginRefreshing()`` does nothing. Set it on a header
  /// and a footer that load into the same list.
  public var isExclusive = false

  /// The scroll view that the control is attached to; otherwise `nil`.
  @_disfavoredOverload
  public internal(set) weak var scrollView: UIScrollView?

  /// Whether a refresh is in progress or waits for a window: `true` until it ends, and `false`
  /// while the control closes.
  public var isRefreshing: Bool { state.isRefreshing }

  /// What the control is doing. It changes before ``beginRefreshing()``, ``endRefreshing()`` and
  /// similar methods return, and before any callback that reports the change.
  ///
  /// Override it with `didSet`, or with a getter and a setter that use `super.state`. `oldValue` is
  /// the state before the change. Assigning a state has the same effect as calling
  /// ``beginRefreshing()`` or ``endRefreshing()``.
  open var state: RefreshState {
    get { isSettingFirstState ? .noMoreData : engine.state }
    set { commit(newValue) }
  }

  /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
  /// than 1 for a longer pull. In a control that loads automatically: 1 during a load, else 0.
  ///
  /// The control sets this before the state that goes with it. A value that an app assigns stays
  /// until then. Override it with `didSet`.
  open var pullingPercent: CGFloat = 0 {
    didSet {
      pullingPercentWasSet()
      renderIfNeeded()
    }
  }

  /// Opens the control and calls its handler, as if it had been pulled.
  ///
  /// Outside a window, the refresh waits until the control appears in one. During a refresh this
  /// does nothing.
  open func beginRefreshing() {
    send(.begin(isVisible: window != nil))
  }

  /// Ends the refresh as successful. Without a refresh, sets the state to ``RefreshState/idle``.
  ///
  /// Call it at any time, even from the handler or while the control is opening. A handler that has
  /// not been called by then is not called. Code in Swift 5 mode may call it on any thread: it then
  /// continues on the main thread, and debug builds report the first such call.
  open func endRefreshing() {
    endRefreshing(with: .success)
  }

  // MARK: Methods to override

  /// Sets up the control once, before it is attached: subviews, length, defaults. All properties
  /// have their default values before.
  open func prepare() {
    autoresizingMask = engine.edge.isHorizontal ? .flexibleHeight : .flexibleWidth
    if engine.edge.isHorizontal { frame.size.width = 60 }
    backgroundColor = .clear
    for view in parts.views { addSubview(view) }
  }

  /// Lays out the control on its scroll view, and its subviews. Called in every layout pass of the
  /// control and when it is attached.
  open func placeSubviews() {
    place()
    content?.frame = bounds
    placeParts()
  }

  /// Called when the content offset is set, even to the same value. `change` is always `nil`.
  open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    send(.scrolled)
  }

  /// Called when the content size is set, even to the same value. `change` is always `nil`.
  open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    place()
    countItems()
    send(.contentChanged)
  }

  /// Called when the state of the pan gesture recognizer changes. `change` is always `nil`.
  open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    sendPanState()
  }

  /// Calls the handler when it is due, once for each refresh. An override that does not call
  /// `super` replaces the handler.
  open func executeRefreshingCallback() {
    runHandler()
  }

  /// Called when the language or the texts of all controls change: see ``RefreshConfiguration``. An
  /// override may set other texts. Titles that were set on the control stay.
  open func i18nDidChange() {
    redraw()
    setNeedsLayout()
  }

  /// Calls ``placeSubviews()``; override that method instead. A refresh that waits for a window
  /// begins here.
  open override func layoutSubviews() {
    // An override of `placeSubviews()` may not call `super`.
    place()
    placeSubviews()
    super.layoutSubviews()
    checkViewport()
    enterWindowIfLaidOut()
  }

  /// Moves the control from its old scroll view to the new one. Overrides call `super`.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewDidChange()
  }

  /// Updates the control for its new window. Overrides call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  /// Updates the control for its new safe area. Overrides call `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    checkInset()
  }

  /// The control's frame. The length along its axis is the distance to pull and the amount that the
  /// open control adds to the inset. The control sets the rest of the frame.
  open override var frame: CGRect {
    didSet { checkExtent() }
  }

  /// The control's bounds; see ``frame``.
  open override var bounds: CGRect {
    didSet { checkExtent() }
  }

  /// Whether the user can refresh by pulling or scrolling to the control. Setting `false` during a
  /// pull cancels the pull. Default: `true`.
  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue && scrollView != nil { send(.scrolled) }
    }
  }

  /// Whether the control is hidden. A hidden control adds no inset and cannot be pulled. A refresh
  /// continues, and adds its inset when the control is shown. Default: `false`.
  open override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { send(.hidden(isHidden)) }
    }
  }

  // MARK: - Implementation

  /// The engine, which decides what happens for each event. Only event handling changes its state.
  var engine = ControlEngine.pull(PullEngine(edge: .top, extent: 0))
  /// The engine that the state setter commits, after the overrides; otherwise `nil`.
  var stagedEngine: ControlEngine?
  /// Whether the state is being set for the first time, for a setter that ignores an equal state.
  var isSettingFirstState = false
  var queue = EventQueue()
  /// The inset ledger of the scroll view.
  var ledger: InsetLedger?
  var snapshot = ScrollViewSnapshot()
  /// Whether a transform compensates for the scroll view's mirroring.
  var isCounterFlipped = false
  /// The views for the protocols that the class conforms to. Overrides may need them in `init`.
  final lazy var parts = ControlParts(of: self)
  /// The app's own view that draws the control, and the presentation that it drew last.
  var content: (any RefreshContent)?
  var contentPresentation: RefreshPresentation?
  /// The presentation that the control drew last.
  var presentation = RefreshPresentation(state: .idle, progress: 0, isActive: false)
  /// The duration of the animation whose movements are being handled, in seconds.
  var animationDuration: TimeInterval?
  var observations: [NSKeyValueObservation] = []
  var refreshTask: Task<Void, Never>?
  final var asyncHandler: (@MainActor () async throws -> RefreshOutcome)?

  /// Draws a presentation. Kinds override it and call `super` first. It runs before an app's
  /// `didSet` of ``state``.
  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    parts.render(
      presentation, from: old, openingDuration: openingDuration, closingDuration: closingDuration)
  }

  /// Called after an event, with the state before it and the outcome of the refresh that it ended.
  func didHandle(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {}

  /// Called each time the pulling percent is set, even to the same value.
  func pullingPercentWasSet() {
    if !engine.state.isRefreshing { updateAlpha() }
    if state == .idle { parts.images?.showImage(for: pullingPercent) }
  }

  /// Lays out the text. ``StateHeader`` overrides it for two lines.
  func placeText() { parts.text?.place(in: self) }

  /// The width of the text beside an indicator, in points; `nil` if no text is visible.
  var visibleTextWidth: CGFloat? { parts.text?.visibleWidth }

  /// Creates the engine of this kind.
  class func makeEngine() -> ControlEngine { .pull(PullEngine(edge: .top, extent: 0)) }
}
