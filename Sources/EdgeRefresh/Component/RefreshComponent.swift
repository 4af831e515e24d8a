@_exported public import EdgeRefreshCore
public import UIKit

/// A refresh control on an edge of a scroll view: what all kinds have in common.
///
/// A component is a subview of its scroll view. Give it to the scroll view by
/// ``UIKit/UIScrollView/refreshHeader``; the scroll view owns it then, and it holds the scroll view
/// weakly. It keeps its handlers until they are replaced or it is freed, also while it is on no
/// scroll view; capture weakly what owns the scroll view.
///
/// To make a control of your own, subclass one of the kinds and override ``prepare()``,
/// ``placeSubviews()``, ``state`` and ``pullingPercent``, calling `super` first. To draw one without
/// subclassing, see ``RefreshContent``.
///
/// Everything here belongs to the main actor. Called on it, every method has done its work when it
/// returns; callbacks run after the change that they tell of is complete.
open class RefreshComponent: UIView {
  /// The engine, which decides what an event leads to. Written only where events are carried out.
  var engine = ControlEngine.pull(PullEngine(edge: .top, extent: 0))
  /// What the state setter is about to commit: the way of a decision through overridden setters.
  var stagedEngine: ControlEngine?
  /// Whether the state is about to be set for the first time, by a setter that ignores what is equal.
  var isBeforeFirstState = false
  /// Events and callbacks that wait for their turn.
  var agenda = Agenda()
  /// What is shared with the other controls of the scroll view.
  var ledger: InsetLedger?
  /// What was seen when the control last looked at its scroll view.
  var lastLook = LastLook()
  /// Whether the control is mirrored, because the scroll view is.
  var isTurnedBack = false
  /// The app's own view that draws the control, where it has one.
  var content: (any RefreshContent)?
  /// How long the animation takes whose own movements are being handled, in seconds.
  var ongoingDuration: TimeInterval?
  /// What ``content`` drew last.
  var contentPresentation: RefreshPresentation?
  /// What was drawn last.
  var presentation = RefreshPresentation(state: .idle, pullingPercent: 0, isActive: false)
  var observations: [NSKeyValueObservation] = []
  var refreshTask: Task<Void, Never>?
  final var asyncHandler: (@MainActor () async throws -> RefreshOutcome)?
  var beginCompletions: [() -> Void] = []
  var endCompletions: [() -> Void] = []
  #if canImport(ObjectiveC)
    /// What is sent ``refreshingAction`` by a refresh. Default: `nil`.
    public weak var refreshingTarget: AnyObject?
    /// What ``refreshingTarget`` is sent, with the control as its argument. Default: `nil`.
    public var refreshingAction: Selector?
  #endif

  /// Makes a control that is on no scroll view yet.
  ///
  /// ``prepare()`` runs within it and sets the control's length along its axis. The rest of the frame
  /// follows the scroll view, so pass `.zero`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control from an archive, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    refreshTask?.cancel()
  }

  // MARK: What the app sets

  /// What loads new content. The app calls ``endRefreshing()`` when it is done. Default: `nil`.
  ///
  /// It runs when the control has opened; in one that loads by itself, at once. Where there is an
  /// async handler too, both are called as the control starts to open. Kept, with all that it
  /// captures, until it is replaced or the control is freed.
  public var refreshingBlock: (() -> Void)?

  /// Runs each time the control has opened and the handler was called. Default: `nil`.
  public var beginRefreshingCompletionBlock: (() -> Void)?

  /// Runs each time the control starts to close after a refresh whose handler was called, within an
  /// animation as long as the closing one: what it changes moves along. Default: `nil`.
  ///
  /// A control that loads by itself does not close, and never runs it.
  public var endRefreshingAnimationBeginAction: (() -> Void)?

  /// Runs once for each refresh whose handler was called, when the control has closed; also when it
  /// was taken off meanwhile. Default: `nil`.
  public var endRefreshingCompletionBlock: (() -> Void)?

  /// How long the control takes to open, and its arrow to turn, in seconds. Default: 0.25, as in the
  /// original. Counts from the next animation on.
  public var fastAnimationDuration: TimeInterval = 0.25

  /// How long the control takes to close, in seconds. Default: 0.4, as in the original. Counts from
  /// the next animation on.
  public var slowAnimationDuration: TimeInterval = 0.4

  /// Whether the control fades in as it is pulled. Default: `false`.
  ///
  /// Its alpha is then the pulling percent while it does not refresh, and 1 while it does; set to
  /// `false` again, it becomes 1. A control that loads by itself has no pull to fade with: set its
  /// `alpha`.
  public var isAutomaticallyChangeAlpha = false {
    didSet {
      if isAutomaticallyChangeAlpha { updateAlpha() } else if oldValue { alpha = 1 }
    }
  }

  /// Whether the control refreshes only while no other control of the scroll view does. Default:
  /// `false`.
  ///
  /// While another one refreshes, pulling this one or coming near it shows it and no more, and
  /// ``beginRefreshing()`` does nothing. Set it on a header and a footer, and their pages cannot mix.
  public var isExclusive = false

  // MARK: What the app reads

  /// The scroll view that the control is on; `nil` while it is on none.
  @_disfavoredOverload
  public internal(set) weak var scrollView: UIScrollView?

  /// Whether a refresh is under way, or waits for the window. True from the moment of
  /// ``beginRefreshing()``, false from the moment of ``endRefreshing()``.
  public var isRefreshing: Bool { state.isRefreshing }

  // MARK: What subclasses override

  /// What the control is doing. It has changed when ``beginRefreshing()``, ``endRefreshing()`` and the
  /// like return, and before any callback that tells of it.
  ///
  /// Override with `didSet`, or with a getter and a setter that uses `super.state`; the old value
  /// is the true one. Assigning it yourself is the same as calling ``beginRefreshing()`` or
  /// ``endRefreshing()``.
  open var state: RefreshState {
    get { isBeforeFirstState ? .noMoreData : engine.state }
    set { commit(newValue) }
  }

  /// How far the control is pulled: 0 at the edge, 1 at the threshold and while it refreshes, more
  /// for a longer pull. In a control that loads by itself it is 1 while it does and 0 otherwise.
  ///
  /// The control sets it, before the state that goes with it; what an app sets stays until then.
  /// Override with `didSet`.
  open var pullingPercent: CGFloat = 0 {
    didSet {
      pullingPercentWasSet()
      renderIfNeeded()
    }
  }

  /// Sets the control up, once, before it is on any scroll view: subviews, height, defaults. All
  /// properties have their default values by then.
  open func prepare() {
    autoresizingMask = engine.edge.isHorizontal ? .flexibleHeight : .flexibleWidth
    backgroundColor = .clear
  }

  /// Places the control on its scroll view, and its subviews in it. Called in every layout pass of the
  /// control, and when it is put on a scroll view.
  open func placeSubviews() {
    place()
    content?.frame = bounds
  }

  /// The scroll view's content offset was set, perhaps to what it was: this runs for every point
  /// scrolled. `change` is `nil`: read the scroll view.
  open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    handle(.scrolled)
  }

  /// The scroll view's content size was set. `change` is `nil`: read the scroll view.
  open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    place()
    countItems()
    handle(.contentChanged)
  }

  /// The state of the scroll view's pan recognizer changed. `change` is `nil`: read the recognizer.
  open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    handlePanState()
  }

  /// Calls the handler, once for each refresh, when it is due. Override to do more then; without
  /// `super` no handler is called.
  open func executeRefreshingCallback() {
    runHandler()
  }

  /// The language of all controls, or their words, changed: see ``RefreshConfiguration``. Override
  /// to show other texts; titles that were set on the control are to stay.
  open func i18nDidChange() {
    redraw()
    setNeedsLayout()
  }

  /// Opens the control and calls its handler, as if it had been pulled.
  ///
  /// Outside of a window the refresh waits until the control appears in one. While a refresh is
  /// under way this does nothing.
  open func beginRefreshing() {
    handle(.begin(isVisible: window != nil))
  }

  /// Ends the refresh: the new content is there. Does nothing where there is none to end.
  ///
  /// Legal at any time, also within the handler, and while the control still opens: the handler is
  /// not called any more then. Code in Swift 5 mode may call it on any thread; it continues on the main
  /// thread then, and a debug build reports it once.
  open func endRefreshing() {
    endRefreshing(with: .success)
  }

  // MARK: Layout and hierarchy

  /// Calls ``placeSubviews()``: override that instead. A refresh that waits for a window begins here.
  open override func layoutSubviews() {
    // Also where an override of `placeSubviews()` does not call `super`.
    place()
    placeSubviews()
    super.layoutSubviews()
    noticeResize()
    enterWindowIfVisible()
  }

  /// Joins the scroll view that the control was put on, and leaves the one before. Overrides call
  /// `super`.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewDidChange()
  }

  /// Takes in whether the control can be seen. Overrides call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  /// Takes in that the edges may be elsewhere. Overrides call `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    lookForInsetChange()
  }

  /// The control's frame. Its length along the axis is how far one must pull, and the amount that the
  /// open control adds to the inset; both follow at once. The rest follows the scroll view.
  open override var frame: CGRect {
    didSet { noticeExtent() }
  }

  /// The control's bounds: as with ``frame``.
  open override var bounds: CGRect {
    didSet { noticeExtent() }
  }

  /// Whether touches can pull the control, or come near it. A pull that is under way ends without a
  /// refresh when this becomes `false`. Default: `true`.
  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue && scrollView != nil { handle(.scrolled) }
    }
  }

  /// Whether the control is hidden: it takes no room then and cannot be pulled. A refresh goes on, and
  /// takes its room again when the control is shown. Default: `false`.
  open override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { handle(.hidden(isHidden)) }
    }
  }

  // MARK: Drawing

  /// Draws a presentation. The kinds override it, `super` first; a subclass's own `didSet` of
  /// ``state`` runs after all of them.
  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {}

  /// An event was handled; `old` is the state before.
  func didHandle(_ event: RefreshEvent, from old: RefreshState) {}

  /// The pulling percent was set, perhaps to what it was: a movement past the edge sets it each time.
  func pullingPercentWasSet() {
    if !engine.state.isRefreshing { updateAlpha() }
  }

  /// How far the control stands beyond its edge, in points, as the app set it.
  var ignoredInset: CGFloat { 0 }

  /// A refresh whose handler was called has ended.
  func refreshDidEnd(_ outcome: RefreshOutcome) {}

  /// The engine of a control of this kind.
  class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .top, extent: 0))
  }
}
