public import EdgeRefreshCore
public import UIKit

/// A refresh control on an edge of a scroll view. This is the base class. Create an instance of a
/// subclass.
///
/// A control is a subview of its scroll view. Assign it to a property of the scroll view, for
/// example `refreshHeader`. The scroll view then owns the control, and the control references the
/// scroll view weakly. A control retains its handlers and other closures until they are replaced or
/// the control is freed, even while it is detached. They should capture the scroll view's owner
/// weakly.
///
/// To make your own control, subclass a header, footer, leader or trailer and override
/// ``prepare()``, ``placeSubviews()``, ``state`` and ``pullingPercent``, calling `super` first. To
/// draw a control without subclassing, see ``RefreshContent``.
///
/// All members belong to the main actor. A method takes effect before it returns. The exception is
/// a call in an overridden setter, which takes effect after the change in progress. Callbacks run
/// after the change that they report.
@dynamicMemberLookup
open class RefreshComponent: UIView, MetatypeInitializable, ObjectiveCMembers, ListPart {
  /// Creates a control that is not attached to a scroll view. This calls ``prepare()``, which sets
  /// the length along its axis. The rest of the frame follows the scroll view, so pass `.zero`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control whose handler is a block. The app calls ``endRefreshing()``.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    setRefreshingBlock(refreshingBlock)
  }

  /// Creates a control whose handler ends the refresh by returning: see
  /// ``RefreshComponentProtocol/setRefreshHandler(_:)``.
  public convenience init(handler: @escaping @MainActor () async throws -> Void) {
    self.init(frame: .zero)
    setRefreshHandler(handler)
  }

  /// Creates a control from an archive, for example from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { storedDriver?.controlIsFreed() }

  // MARK: Handlers and callbacks

  /// The block that loads new content. The app calls ``endRefreshing()`` when loading is done.
  /// Default: `nil`.
  ///
  /// It is called when the control has opened. In a control that loads automatically or also has an
  /// async handler, it is called when the refresh begins.
  open dynamic var refreshingBlock: (() -> Void)?

  #if canImport(ObjectiveC)
    /// The object whose ``refreshingAction`` each refresh calls. It is referenced weakly. Default:
    /// `nil`.
    open dynamic weak var refreshingTarget: AnyObject?
    /// The method of ``refreshingTarget`` to call with the control. Default: `nil`.
    open dynamic var refreshingAction: Selector!
  #endif

  /// The scroll view that the control is attached to; `nil` while it is detached. It is implicitly
  /// unwrapped for subclasses, whose methods are called only while the control is attached. When
  /// the control is added to a scroll view, it is set in `willMove(toSuperview:)`.
  open dynamic var scrollView: UIScrollView! { attachedScrollView }

  /// Whether a refresh is in progress or waits for a window; `false` while the control closes.
  open dynamic var isRefreshing: Bool { state.isRefreshing }

  /// What the control is doing. It changes before ``beginRefreshing()``, ``endRefreshing()`` and
  /// similar methods return, and before any callback that reports the change.
  ///
  /// Override it with `didSet`, or with a getter and a setter that use `super.state`. `oldValue` is
  /// the state before the change. Assigning `refreshing` begins a refresh. Assigning `willRefresh`
  /// begins one that waits, as if the control were outside a window. Assigning `idle` ends a
  /// refresh as successful, and assigning `noMoreData` ends it with no more data. Assigning
  /// `pulling` has an effect only while the content is past the edge.
  open dynamic var state: RefreshState {
    get { driver.state }
    set { driver.commit(newValue) }
  }

  /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
  /// than 1 for a longer pull. In a control that loads automatically: 1 during a load, otherwise 0.
  ///
  /// The control sets this before the corresponding state. A value that an app assigns is not
  /// checked, and stays until the control's next movement. Override it with `didSet`.
  open dynamic var pullingPercent: CGFloat {
    get { storedPullingPercent }
    set {
      storedPullingPercent = newValue
      if !isFollowingPull { driver.pullingPercentDidChange() }
    }
  }

  /// Opens the control and calls its handler, as if it had been pulled. Outside a window, the
  /// refresh waits until the control appears in one. During a refresh this does nothing.
  ///
  /// The control calls this method when the user begins a refresh, too. An override that does not
  /// call `super` refuses the refresh.
  open dynamic func beginRefreshing() { driver.carryOutBegin() }

  /// Opens the control and calls its handler, and calls the block once when the control has opened.
  /// The block is not called if no refresh begins, if the refresh ends before the control has
  /// opened, or if the control is open already.
  open dynamic func beginRefreshing(completionBlock: @escaping () -> Void) {
    driver.addBeginBlock(completionBlock)
    beginRefreshing()
  }

  /// Ends the refresh as successful. Without a refresh, sets the state to ``RefreshState/idle``.
  ///
  /// You can call it at any time, even from the handler. A handler that has not been called yet is
  /// then not called. The control calls this method whenever the app or a handler ends a refresh,
  /// so an override is always called. An override may call `super` later.
  ///
  /// Code in Swift 5 mode may call it, and all other methods that end a refresh, on any thread.
  /// They then continue on the main thread, and debug builds report the first such call.
  open dynamic func endRefreshing() { onMainThread { $0.driver.carryOutEnd() } }

  /// Ends the refresh, and calls the block once when the control has closed, or earlier if it is
  /// detached, is pulled again or begins another refresh. If there is no refresh to end, the block
  /// is not called, as in MJRefresh.
  open dynamic func endRefreshing(completionBlock: @escaping () -> Void) {
    onMainThread {
      $0.driver.addEndBlock(completionBlock)
      $0.endRefreshing()
    }
  }

  // MARK: Methods to override

  /// Sets up the control once, before it is attached: subviews, length, defaults. Until then, all
  /// properties have their default values.
  open dynamic func prepare() {
    autoresizingMask = status.edge.isHorizontal ? .flexibleHeight : .flexibleWidth
    if status.edge.isHorizontal { setMinimumExtent(60) }
    backgroundColor = .clear
    setBuiltInTitles()
    parts.add(to: self)
    applyDefaults(of: .default)
  }

  /// Lays out the control and its subviews. Called in every layout pass of the control and when it
  /// is attached.
  open dynamic func placeSubviews() {
    updateFrame()
    adaptExtent()
    content?.frame = bounds
    parts.readsFromRight = readsFromRight
    placeText()
    parts.placeIndicators(in: bounds, besideText: visibleTextWidth)
  }

  /// Called when the content offset was set, perhaps to the same value. In your subclass, `change`
  /// has the old and the new value under the keys "old" and "new", as in key-value observation. In
  /// the library's own classes it is `nil`, so that scrolling allocates no memory.
  open dynamic func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    driver.contentDidMove()
  }

  /// Called when the content size was set, perhaps to the same value. `change` is as in
  /// ``scrollViewContentOffsetDidChange(_:)``.
  open dynamic func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    driver.contentSizeDidChange()
  }

  /// Called when the state of the pan gesture recognizer changes. `change` has raw values of
  /// `UIGestureRecognizer.State`: see ``scrollViewContentOffsetDidChange(_:)``.
  open dynamic func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    driver.panStateDidChange()
  }

  /// Calls the handler when it is due, once for each refresh. An override that does not call
  /// `super` replaces the handler.
  open dynamic func executeRefreshingCallback() { runHandler() }

  /// Called when the language or the texts of all controls change: see ``RefreshConfiguration``. An
  /// override may set other texts. Titles that were set on the control stay.
  open dynamic func i18nDidChange() {
    setBuiltInTitles()
    driver.redraw()
    setNeedsLayout()
  }

  /// Calls ``placeSubviews()``; override that method instead. A refresh that waits for a window
  /// begins here.
  open override func layoutSubviews() {
    placeSubviews()
    super.layoutSubviews()
    driver.controlWasLaidOut()
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    // As in MJRefresh, an override of this method can already use the scroll view.
    if attachedScrollView == nil { attachedScrollView = newSuperview as? UIScrollView }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    driver.windowDidChange()
    windowObserver?()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    driver.host?.safeAreaOfSubviewDidChange()
  }

  /// The frame. Its length along the control's axis, in points, is the distance to pull, and the
  /// open control adds it to the inset. A length that is not positive counts as 0. The control sets
  /// the rest of its frame.
  open override var frame: CGRect { didSet { driver.extentMayHaveChanged() } }

  open override var bounds: CGRect { didSet { driver.extentMayHaveChanged() } }

  /// The background color. Unless it is transparent, the control is also visible under a bar: see
  /// ``RefreshOptions/hidesUnderBars``.
  open override var backgroundColor: UIColor? { didSet { driver.subviewsMayHaveChanged() } }

  /// Whether the user can refresh by pulling or scrolling to the control. Setting `false` during a
  /// pull cancels the pull. A refresh in progress continues, and the app can begin one. Default:
  /// `true`.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { driver.interactionDidChange() } }
  }

  /// Whether the control is hidden. A hidden control adds no inset and cannot be pulled. Default:
  /// `false`.
  ///
  /// In a control that is pulled, a refresh continues, and the control adds its inset when it is
  /// shown. A control that loads automatically becomes idle: a load in progress is canceled, and
  /// "no more data" and a displayed failure are reset. If it is hidden in the turn of the main loop
  /// in which it ends with no more data, it keeps that state, as in MJRefresh.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { sendHidden() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection, traitCollection)
    let isSameSize = old?.preferredContentSizeCategory == new.preferredContentSizeCategory
    if !isSameSize || old?.legibilityWeight != new.legibilityWeight { textTraitsDidChange() }
  }

  // MARK: Assistive technologies

  // Values that an app sets take precedence over those that the control determines.

  /// Whether the control is an accessibility element. By default, a control that is pulled is an
  /// element during a refresh and while it displays a result. A control that loads automatically is
  /// always one, unless it is at the start of the content and out of view.
  ///
  /// It is `false` if a content view has `accessibilityElements`.
  open override var isAccessibilityElement: Bool {
    get {
      accessibilitySettings?.isElement
        ?? (!speech().isHidden && content?.accessibilityElements?.isEmpty != false)
    }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// Whether the control and its subviews are hidden from assistive technologies. By default, they
  /// are hidden whenever a control without a content view would not be an accessibility element.
  open override var accessibilityElementsHidden: Bool {
    get {
      accessibilitySettings?.elementsHidden
        ?? (speech().isHidden && accessibilitySettings?.isElement != true)
    }
    set { changeAccessibility { $0.elementsHidden = newValue } }
  }

  /// The label of a content view that has one, otherwise the app's title. Built-in titles describe
  /// gestures, so they are replaced with what the control does, for example "Load more".
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content?.accessibilityLabel?.nonEmpty ?? speech().label }
    set { super.accessibilityLabel = newValue }
  }

  /// The value of a content view that has one, otherwise the last-updated time that a header
  /// displays, or the failure that a tap retries.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? content?.accessibilityValue ?? speech().value }
    set { super.accessibilityValue = newValue }
  }

  /// The hint of a content view that has one. Default: `nil`.
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? content?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// The names by which Voice Control finds the control. Default: the label and the title that is
  /// displayed.
  open override var accessibilityUserInputLabels: [String]! {
    get { accessibilitySettings?.inputLabels ?? speech(label: accessibilityLabel).names }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }

  /// The language in which the control is read, as a BCP 47 tag. Default: the language of a content
  /// view that has one, otherwise the language of the built-in text that is read. `nil` leaves the
  /// language to the system.
  open override var accessibilityLanguage: String? {
    get {
      super.accessibilityLanguage ?? content?.accessibilityLanguage
        ?? speech(label: accessibilityLabel).language
    }
    set { super.accessibilityLanguage = newValue }
  }

  /// `updatesFrequently` during a refresh. A control is a button if it loads automatically, or if a
  /// tap retries its failure. The button is disabled during a load. When there is no more data, or
  /// when another result is displayed, the control is static text.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibilitySettings?.traits { return traits }
      // The content view may be a label, which is static text, in a control that is a button.
      let traits = content?.accessibilityTraits ?? .none
      return (speech().traits ?? []).union(traits.subtracting(.staticText))
    }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Begins a refresh if the control is an enabled button. Returns whether one has begun.
  open override func accessibilityActivate() -> Bool {
    speech().traits == .button && requestRefresh()
  }

  /// Refreshes if the content is at the control's edge and the direction leads past it.
  ///
  /// The library does not call this method. Call it in your controller's method of the same name:
  /// see <doc:Accessibility>.
  ///
  /// - Returns: Whether a refresh has begun.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    leadsPastEdge(direction) && isAtEdge && requestRefresh()
  }

  // MARK: - Implementation

  /// Created at the first access, because the initializer of `UIView` may call overrides. It is not
  /// inlined: the compiler would copy the creation to each use.
  @inline(never) package final var driver: ControlDriver {
    if let storedDriver { return storedDriver }
    let driver = ControlDriver(of: self)
    storedDriver = driver
    return driver
  }
  private final var storedDriver: ControlDriver?
  private final var storedPullingPercent: CGFloat = 0
  /// Whether the driver is setting `pullingPercent` for a movement that changes nothing else.
  final var isFollowingPull = false
  /// The views for the class's protocols. Lazy, because overrides may use them during `init`.
  final lazy var parts = ControlParts(of: self)
  final var storage = ControlStorage()
  final weak var attachedScrollView: UIScrollView?
  /// The app's own view that draws the control.
  final var content: (any RefreshContent)?
  /// The values for assistive technologies; `nil` until the first refresh or setting.
  final var accessibilitySettings: AccessibilitySettings?
  /// The custom action that the control adds to its scroll view; `nil` until it is first added.
  final var scrollViewAction: RefreshAction?
  /// What retains the control after its removal: see ``RemovedControlHolder``.
  final weak var holder: RemovedControlHolder?
  /// The scroll view to whose property the control was assigned.
  final weak var owner: UIScrollView?
  /// What ends with the current refresh: a ``HandlerRun``, or a ``ScheduledAction`` that reports a
  /// refresh by a block.
  final var handlerRun: AnyObject?
  final var asyncHandler: (@MainActor () async throws -> RefreshOutcome)?
  /// The scale of the transform that shows the control upright.
  final var counterScale = CGPoint(x: 1, y: 1)

  /// Draws a presentation, before an app's `didSet` of ``state``. An override calls `super` first.
  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    if presentation.redrawsState(from: old) { renderText() }
    parts.render(
      presentation, from: old, openingDuration: options.openingDuration,
      closingDuration: options.closingDuration, isFadingOut: status.secondLevel == .opening)
  }

  /// Called after an event, with the state before it and the outcome of the refresh that it ended.
  func didHandle(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    guard event == .end(.noMoreData) else { return }
    endedWithNoMoreDataInThisTurn = true
    MainQueue.schedule(after: 0) { [weak self] in self?.endedWithNoMoreDataInThisTurn = false }
  }

  private var endedWithNoMoreDataInThisTurn = false

  /// Reports a change of ``isHidden``.
  func sendHidden() {
    // In MJRefresh, a footer ends a turn later, and so after the app has hidden it.
    let endsLater = endedWithNoMoreDataInThisTurn && state == .noMoreData
    send(.hidden(isHidden, byApp: isHiddenByApp && !endsLater))
  }

  /// Whether the app has hidden the control. A footer may also be hidden because of its content.
  var isHiddenByApp: Bool { isHidden }

  /// Called each time the pulling percent is set, even to the same value.
  func pullingPercentWasSet() {
    if options.fadesWithPull && !status.state.isRefreshing { driver.updateAlpha() }
    if let images = parts.images, state == .idle { images.showImage(for: pullingPercent) }
  }

  /// Called when options have changed, with those before.
  func optionsDidChange(from old: RefreshOptions) {}

  /// The label of a header that displays the last-updated time; `nil` in other controls.
  var timeLabel: UILabel? { nil }

  /// Called when the last-updated time or its format changes, which a header displays.
  func lastUpdatedTimeDidChange() {}

  /// Displays the last-updated time if its text has changed, for example because a time that was
  /// "today" is yesterday now.
  func renderLastUpdatedTime() {}

  /// Lets the control's own labels follow the user's text size, or not.
  func scaleLabels(_ isScaled: Bool, by appearance: RefreshAppearance?) {
    parts.text?.ownLabel.setScaled(isScaled, defaultFont: appearance?.font)
  }

  /// Lays out the text. ``StateHeader`` overrides it for two lines.
  func placeText() { parts.placeText(in: bounds) }

  /// The width of the text beside an indicator, in points; `nil` if no text is visible.
  var visibleTextWidth: CGFloat? {
    parts.text?.visibleWidth(atMost: parts.maximumTextWidth)
  }

  /// Creates the engine of this class.
  class func makeEngine() -> RefreshEngine { .pull(.init(edge: .top, extent: 0)) }
}

/// The members of controls that MJRefresh does not have.
///
/// They are in protocol extensions, so that an app's subclass may have a member of the same name.
@preconcurrency @MainActor
public protocol RefreshComponentProtocol: AnyObject {}

extension RefreshComponent: RefreshComponentProtocol {}

extension RefreshComponentProtocol where Self: RefreshComponent {
  /// The outcome that the control displays; `nil` if it displays none.
  ///
  /// See ``RefreshOptions/showsFailure`` and ``RefreshOptions/resultDuration``.
  public var displayedOutcome: RefreshOutcome? { status.displayedOutcome }

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
  /// later, and ends when the control is freed. It does not retain the control.
  public var states: AsyncStream<RefreshState> { features.makeStateStream(from: state) }

  /// Sets a handler that ends its refresh by returning or throwing.
  ///
  /// It is called when the control starts to open. Throwing ends the refresh as failed, and
  /// throwing `CancellationError` or `URLError.cancelled` ends it as canceled. In both cases the
  /// last-updated time does not change. The control shows a failure if
  /// ``RefreshOptions/showsFailure`` or ``RefreshOptions/resultDuration`` is set. The handler's
  /// task is canceled when the control is detached or freed, when the app ends the refresh, and
  /// after the ``RefreshOptions/timeoutDuration``. The handler's result is then ignored.
  ///
  /// The task retains the handler until it returns, but not the control. `nil` removes the handler;
  /// a refresh in progress continues.
  public func setRefreshHandler(_ handler: (@MainActor () async throws -> Void)?) {
    setHandler(handler) { .success }
  }

  /// Ends the refresh with an outcome. If there is no refresh to end, ``RefreshOutcome/noMoreData``
  /// still sets that state, and any other outcome sets ``RefreshState/idle``.
  public func endRefreshing(with outcome: RefreshOutcome) {
    onMainThread { $0.driver.requestEnd(.end(outcome)) }
  }
}

extension RefreshComponent {
  /// Sets the block in a method, because an assignment in an initializer does not call overrides.
  func setRefreshingBlock(_ block: @escaping () -> Void) { refreshingBlock = block }

  /// Sets or removes the async handler. The closure returns the outcome for the handler's answer.
  func setHandler<Answer>(
    _ handler: (@MainActor () async throws -> Answer)?,
    outcome: @escaping @MainActor (Answer) -> RefreshOutcome
  ) {
    asyncHandler = nil
    if let handler { asyncHandler = { outcome(try await handler()) } }
    driver.changePull { $0.handlerTiming = handler == nil ? .afterOpening : .atOnce }
  }

  /// Runs a closure at once on the main thread. On others, reports incorrect use and runs it later.
  ///
  /// Code in Swift 5 mode can call members of the main actor on any thread. MJRefresh allows ending
  /// a refresh on any thread.
  func onMainThread(_ action: @escaping @MainActor (RefreshComponent) -> Void) {
    if MainQueue.isCurrent {
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
    let number = status.currentRefresh
    refreshingBlock?()
    // The block may have ended this refresh, and even begun the next one.
    guard status.currentRefresh == number else { return }
    sendRefreshingAction()
    guard let asyncHandler, let number, status.currentRefresh == number else { return }
    handlerRun = HandlerRun(asyncHandler) { [weak self] outcome, _ in
      self?.finishHandler(of: number, with: outcome)
    }
  }

  /// The number of the refresh whose handler may be running; `nil` if there is none.
  package var currentRefresh: UInt32? { status.currentRefresh }

  /// Ends a refresh whose handler has returned, unless the app has ended it already.
  package func finishHandler(of refresh: UInt32, with outcome: RefreshOutcome) {
    if status.currentRefresh == refresh { driver.requestEnd(.handlerFinished(refresh, outcome)) }
  }

  /// Whether the control displays a failure until it is retried or reset.
  package var displaysFailure: Bool { status.hasFailed }
}

struct ControlStorage {
  var didOpen: (() -> Void)?
  var closingAnimations: (() -> Void)?
  var didClose: (() -> Void)?
  var options = RefreshOptions()
  /// The smallest length of a control whose texts follow the user's text size, in points.
  var minimumExtent: CGFloat = 0
  /// The length that the control has set for its texts. The app has set any other length.
  var extentForTexts: CGFloat = 0
  /// The features that few controls use; `nil` until one of them is used.
  var features: FeatureState?
  /// The second level of a header; `nil` if there is none.
  var secondLevel: (any SecondLevelPresenting)?
}

extension RefreshComponentProtocol where Self: RefreshComponent {
  /// Called each time the control has opened and its handler was called. Default: `nil`.
  public var didOpen: (() -> Void)? {
    get { storage.didOpen }
    set { storage.didOpen = newValue }
  }

  /// Called each time the control starts to close after a refresh whose handler was called, inside
  /// an animation that takes ``RefreshOptions/closingDuration``. Default: `nil`.
  ///
  /// A control that loads automatically does not close and never calls this closure.
  public var closingAnimations: (() -> Void)? {
    get { storage.closingAnimations }
    set { storage.closingAnimations = newValue }
  }

  /// Called once for each refresh whose handler was called, when the control has closed or stays
  /// open to display a failure. It is called earlier if the control is detached, is pulled again or
  /// begins a new refresh. Default: `nil`.
  public var didClose: (() -> Void)? {
    get { storage.didClose }
    set { storage.didClose = newValue }
  }
}
