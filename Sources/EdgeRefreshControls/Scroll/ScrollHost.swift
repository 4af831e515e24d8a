import EdgeRefreshCore
package import UIKit

/// What the refresh controls of a scroll view share: the inset, the observations, the items and the
/// list of controls.
///
/// It exists as long as the scroll view, even without controls, because an app may write back an
/// inset that it read while a control was attached.
@MainActor
package final class ScrollHost {
  private(set) weak var scrollView: UIScrollView?
  package let ledger: InsetLedger
  /// Records the controls, including those that are attached later.
  weak var recorder: (any EventRecorder)? { didSet { notify { $0.recorderDidChange() } } }
  /// Keeps the visible content in place; `nil` if the app has not requested it. The scroll view
  /// owns it as a subview.
  weak var keeper: (any ContentKeeper)? { didSet { observe() } }
  /// The number of items after the last layout pass; `nil` before the first one, and if the content
  /// is not made of items. At other times the data source must not be asked, because the app may
  /// have changed its data and not yet updated the list.
  private(set) var items: ItemCounts?
  /// Whether the content size was set since the items were counted.
  private(set) var areItemsOutdated = false
  /// Whether the user or the app has scrolled the content away from its start. It may have returned
  /// there.
  private(set) var hasLeftStart = false
  /// Increases whenever the ranges of movements that need no decision become invalid.
  private(set) var revision = 0

  /// The controls that are notified. It is `nonisolated(unsafe)`, because a `deinit`, which belongs
  /// to no actor, empties it. This relies on views being freed on the main thread.
  nonisolated(unsafe) private(set) var listeners: [any ScrollListener] = []
  /// The number of attached controls. It includes a control that is being detached, which is no
  /// longer notified.
  private var controlCount = 0
  private var observations: [NSKeyValueObservation] = []
  private var insetObservation: NSKeyValueObservation?
  private var behaviorObservation: NSKeyValueObservation?
  /// The number of setters of insets that are running. Until the last one is over and the ledger
  /// has answered, nothing is reported to the controls.
  private var runningSetters = 0
  private var isContentSizeBeingSet = false
  /// Whether ``lastOffset`` was reported before UIKit has reported it.
  private var isReportedEarly = false
  private let viewport = ViewportObserver(frame: .zero)
  /// The size and the safe area of the scroll view at the last layout pass.
  private var laidOutSize = CGSize.zero
  private var laidOutSafeArea = UIEdgeInsets.zero
  /// The number of content sizes that have counted as changes of an edge in this turn of the main
  /// loop.
  private var resizedContents = 0
  /// The limit of ``resizedContents``. Content that measures itself may answer each movement with
  /// another size.
  private static let maximumResizedContents = 8
  private lazy var verticalBounce = BounceRestorer(\.alwaysBounceVertical)
  private lazy var horizontalBounce = BounceRestorer(\.alwaysBounceHorizontal)
  /// The conditions under which the ranges are valid; `nil` if there are none.
  private var conditions: ScrollConditions?
  private(set) var hasBars = false
  private var hasHorizontalControl = false
  private var isSettingOffset = false
  /// Who makes the movements that are being reported; `nil` if that has to be judged.
  private var knownMover: Mover?
  /// Who makes the movement that is being reported, once that was judged.
  private var judgedMover: Mover?

  package enum Mover {
    case userOrApp
    /// The system, because an edge or the bounds have changed.
    case system
    /// A refresh control, or the ``VisibleContentKeeper``, which puts content back.
    case library
  }
  /// The section headers and footers whose list is moving in an animation, until the next layout
  /// pass.
  private var movingViews: SectionViews?
  /// The offsets at which no control's mask has to move.
  private var stillOffsets = OffsetArea.none
  /// The last offset that was reported to the controls.
  private(set) var lastOffset = CGPoint.zero
  /// The difference between that offset and the one before.
  private(set) var lastMovement = CGPoint.zero
  /// The last state of the pan recognizer that was reported to the controls.
  private var panState = UIGestureRecognizer.State.possible
  /// What covers the edges of the scroll view.
  private(set) var bars = ScrollBars() {
    didSet {
      guard bars != oldValue else { return }
      hasBars = bars.hideControls
      notify { $0.barsDidChange(from: oldValue) }
    }
  }

  // MARK: The host of a scroll view

  /// Returns the host of a scroll view, creating it at the first call.
  package static func shared(by scrollView: UIScrollView) -> ScrollHost {
    if let host = existing(of: scrollView) { return host }
    let host = ScrollHost(scrollView)
    scrollView.libraryObject = Owner(host)
    return host
  }

  /// Returns the host of a scroll view; `nil` if none was created.
  package static func existing(of scrollView: UIScrollView) -> ScrollHost? {
    (scrollView.libraryObject as? Owner)?.host
  }

  /// What the scroll view owns. Listeners and the observer retain the host, so the end of the
  /// scroll view breaks the reference cycles.
  private final class Owner {
    let host: ScrollHost

    init(_ host: ScrollHost) { self.host = host }

    deinit {
      host.listeners = []
      host.viewport.host = nil
    }
  }

  // For other modules. If they could access the stored properties, every access, also in this
  // module, would be checked for exclusivity at run time.
  package var contentKeeper: (any ContentKeeper)? {
    get { keeper }
    set { keeper = newValue }
  }
  package var wasScrolled: Bool { hasLeftStart }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ledger = InsetLedger(scrollView)
    insetObservation = scrollView.observe(\.contentInset, options: .prior) {
      [unowned self] _, change in
      (self as any PropertyObserver).insetIsSet(isPrior: change.isPrior)
    }
    behaviorObservation = scrollView.observe(\.contentInsetAdjustmentBehavior, options: .prior) {
      [unowned self] _, change in
      (self as any PropertyObserver).insetIsSet(isPrior: change.isPrior)
    }
    ledger.delegate = self
  }

  // MARK: Controls

  func attach(_ listener: any ScrollListener) {
    guard let scrollView else { return }
    let edge = listener.status.edge
    bounce(at: edge).attach(to: scrollView)
    controlCount += 1
    forgetRanges()
    // Changing the array in place would add exclusivity checks to every access at run time.
    listeners = listeners + [listener]
    hasHorizontalControl = hasHorizontalControl || edge.isHorizontal
    observe()
    pollAfterLayout()
    if items == nil && list?.isReady == true { countItems() }
  }

  func repeatBounce(at edge: RefreshEdge) {
    if let scrollView { bounce(at: edge).repeatBounce(of: scrollView) }
  }

  private func bounce(at edge: RefreshEdge) -> BounceRestorer {
    edge.isHorizontal ? horizontalBounce : verticalBounce
  }

  /// Stops notifying a control, which is being detached.
  func stopNotifying(_ listener: any ScrollListener) {
    forgetRanges()
    listeners = listeners.filter { $0 !== listener && $0.isObserving }
    hasHorizontalControl = listeners.contains { $0.status.edge.isHorizontal }
    if listeners.isEmpty && keeper == nil {
      observations = []
      isContentSizeBeingSet = false
    }
  }

  func detach(_ listener: any ScrollListener) {
    ledger.removeAmount(of: ObjectIdentifier(listener))
    bounce(at: listener.status.edge).detach(from: scrollView)
    controlCount -= 1
    if controlCount == 0 {
      viewport.removeFromSuperview()
      items = nil
    }
  }

  /// Calls a closure for each control, unless an earlier call has stopped it from observing.
  private func notify(_ action: (any ScrollListener) -> Void) {
    for listener in listeners where listener.isObserving {
      listener.retainingControl { action(listener) }
    }
  }

  // MARK: Observations

  private func observe() {
    guard observations.isEmpty, let scrollView else { return }
    lastOffset = scrollView.contentOffset
    edgesWereLaidOut()
    observations = [
      scrollView.observe(\.contentOffset) { [unowned(unsafe) self] scrollView, _ in
        (self as any PropertyObserver).contentOffsetIsSet(of: scrollView)
      },
      scrollView.observe(\.contentSize, options: .prior) { [unowned self] scrollView, change in
        (self as any PropertyObserver).contentSizeIsSet(of: scrollView, isPrior: change.isPrior)
      },
      scrollView.panGestureRecognizer.observe(\.state) { [unowned self] _, _ in
        (self as any PropertyObserver).panStateWasSet()
      },
    ]
  }

  /// Lets the engines of all controls decide about the next movement.
  func forgetRanges() { revision &+= 1 }

  /// The conditions that apply now; `nil` if the scroll view is freed.
  var currentConditions: ScrollConditions? {
    scrollView.map { ScrollConditions(of: $0, readsMirroring: hasHorizontalControl) }
  }

  /// Returns the revision for a range that was determined under the given conditions. New
  /// conditions make all other ranges invalid.
  func revision(under conditions: ScrollConditions) -> Int {
    if conditions != self.conditions {
      self.conditions = conditions
      forgetRanges()
    }
    return revision
  }

  func revisionForCurrentConditions(of scrollView: UIScrollView) -> Int {
    // Calling the method on the property would add exclusivity checks at run time.
    let current = conditions
    if current?.apply(to: scrollView, readsMirroring: hasHorizontalControl) != true {
      forgetRanges()
      readBars()
      // The scroll view may move its content before the observers of the recognizer are called.
      panStateMayHaveChanged()
    }
    return revision
  }

  /// Whether an open control stays where it is completely visible when an edge moves.
  package var showsOpenControl: Bool { listeners.contains { $0.isShown } }

  /// Whether a second level determines where the content is.
  package var isHeldBySecondLevel: Bool { listeners.contains { $0.status.isMovedBySecondLevel } }

  /// Whether a control loads content at the start. While the control closes, or a result is held in
  /// view, the load is over.
  package var isLoadingAtStart: Bool {
    listeners.contains { $0.status.edge.isStart && $0.status.state.isRefreshing }
  }

  /// The sum of the lengths of open controls along an axis, in points. If one is completely
  /// visible, those that are not do not count.
  package func openLength(along axis: ScrollAxis) -> CGFloat {
    let open = listeners.filter {
      $0.isOpen && $0.status.edge.isHorizontal == axis.isHorizontal
    }
    let shown = open.filter(\.isShown)
    return (shown.isEmpty ? open : shown).reduce(0) { $0 + $1.status.extent }
  }

  /// The items of the scroll view; `nil` if its content is not made of items.
  package var list: ContentItems? { scrollView.flatMap(ContentItems.init) }

  /// Whether the number of items has changed since the last layout pass.
  var isListOutdated: Bool {
    guard let items, let list else { return false }
    return items != list.counts
  }

  /// Counts the items after the next layout pass.
  func contentSizeDidChange() {
    areItemsOutdated = true
    pollAfterLayout()
  }

  /// Handles a layout pass of the scroll view: counts the items, and lets the controls check the
  /// values that UIKit does not report.
  func scrollViewWasLaidOut() {
    if isHolding {
      pollAfterLayout()
      return
    }
    edgesWereLaidOut()
    countItems()
    readBars()
    scrollView?.sendControlsToBack(behind: viewport)
    if let scrollView, let views = movingViews {
      movingViews = nil
      views.follow(scrollView)
    }
    noticeMovement()
    notify { $0.scrollViewWasLaidOut() }
    viewport.move(overVisibleArea: listeners.contains { $0.isOpen })
  }

  /// Remembers the edges with which the content is laid out.
  package func edgesWereLaidOut() {
    laidOutSize = scrollView?.bounds.size ?? .zero
    laidOutSafeArea = scrollView?.safeAreaInsets ?? .zero
  }

  /// Whether a new content size counts as a change of an edge. It does if it moves the edge of the
  /// control that asks, or belongs to a resize: items are laid out in another size.
  func takesContentSizeAsEdge(movesEdge: Bool) -> Bool {
    guard resizedContents < Self.maximumResizedContents,
      movesEdge || scrollView?.bounds.size != laidOutSize && !isListOutdated
    else { return false }
    if resizedContents == 0 {
      MainQueue.schedule(after: 0) { [weak self] in self?.resizedContents = 0 }
    }
    resizedContents += 1
    return true
  }

  /// Handles a movement that was not reported. UIKit may not report one that a change of an edge or
  /// of the bounds causes.
  func noticeMovement() { notice(as: .system) }

  /// Handles a movement that was not reported before a change of the safe area. It may still be
  /// reported: a bar with a large title shrinks because the content moves.
  func noticeMovementBeforeSafeArea() {
    guard let scrollView, scrollView.contentOffset != lastOffset,
      scrollView.safeAreaInsets != bars.safeArea
    else { return }
    // The masks move from where the content was.
    readBars()
    noticeMovementOfSetter(growth: growthOfSystemInset)
    isReportedEarly = true
  }

  /// Whether movements are part of a change that is not complete.
  package var isHolding: Bool { runningSetters > 0 || isContentSizeBeingSet || ledger.isWriting }

  /// Handles a movement within a setter, in which the app may have scrolled, too.
  private func noticeMovementOfSetter(growth: UIEdgeInsets) {
    let isBySystem =
      scrollView?.window == nil || edgesExplainMovement(from: lastOffset, growth: growth)
    notice(as: isBySystem ? .system : knownMover)
  }

  private func notice(as mover: Mover?) {
    guard !isHolding, let scrollView, scrollView.contentOffset != lastOffset else { return }
    report(as: mover) { contentOffsetWasSet(of: scrollView) }
  }

  /// Who makes the movement that is being reported. Most movements do not have to know.
  package var mover: Mover {
    if let mover = knownMover ?? judgedMover { return mover }
    let growth = growthOfSystemInset
    let isBySystem =
      (scrollView?.bounds.size != laidOutSize || !growth.isNear(.zero))
      && edgesExplainMovement(from: lastOffset - lastMovement, growth: growth)
    let mover: Mover = isBySystem ? .system : .userOrApp
    judgedMover = mover
    return mover
  }

  private func edgesExplainMovement(from old: CGPoint, growth: UIEdgeInsets) -> Bool {
    guard let scrollView else { return false }
    return !scrollView.isMovedByUser && scrollView.isMovedByEdges(from: old, growth: growth)
  }

  /// What the system has added to the inset since that was handled. It may move the content before
  /// a new safe area becomes part of the adjusted inset.
  private var growthOfSystemInset: UIEdgeInsets {
    guard let scrollView else { return .zero }
    let growth = scrollView.adjustedContentInset - scrollView.contentInset - ledger.system
    return growth.isNear(.zero) ? scrollView.safeAreaInsets - laidOutSafeArea : growth
  }

  private func countItems() {
    items = list?.counts
    areItemsOutdated = false
  }

  /// Lets the controls check their values in the next layout pass: a bar may respond to a movement
  /// by a control, and the content may move after its inset has changed.
  package func pollAfterLayout() {
    // This is the first control, or the app has removed all subviews.
    if viewport.superview == nil && controlCount > 0, let scrollView,
      let control = scrollView.subviews.last(where: { $0 is any ListPart })
    {
      viewport.observe(scrollView, for: self, inFrontOf: control)
    }
    viewport.setNeedsLayout()
  }

  // Few movements need this method, and inlining it would slow down all of them.
  @inline(never)
  private func followBars(from oldOffset: CGPoint, to offset: CGPoint) {
    var still = OffsetArea.all
    notify {
      if !$0.stillOffsets.contains(offset) { $0.updateBarCover(from: oldOffset) }
      still.formIntersection($0.stillOffsets)
    }
    stillOffsets = still
  }

  /// Makes the next movement check all masks, because one has changed.
  func barCoverDidChange() { stillOffsets = .none }

  func readBars() { bars = scrollView?.bars(at: ledger.restingInset) ?? ScrollBars() }

  /// Handles a new safe area of a subview. It also changes when the content moves.
  func safeAreaOfSubviewDidChange() {
    guard let scrollView else { return }
    let safeArea = scrollView.safeAreaInsets
    // The scroll view's safe area may be updated after its subviews'.
    if safeArea != laidOutSafeArea { viewport.setNeedsLayout() }
    let system = scrollView.adjustedContentInset - scrollView.contentInset
    if safeArea != bars.safeArea || !system.isNear(ledger.system) { insetsMayHaveChanged() }
  }

  func insetsMayHaveChanged() {
    if isHolding {
      pollAfterLayout()
      return
    }
    noticeMovementBeforeSafeArea()
    forgetRanges()
    readBars()
    notify { $0.edgesMayHaveChanged() }
  }

  // MARK: Movements by controls

  /// Whether a control is moving the content, with the inset or with an offset.
  package var isMovingContent: Bool { ledger.isWriting || isSettingOffset }

  /// Lets controls whose pull was released decide before `mover` moves the content, perhaps away
  /// from their edges.
  func decideReleasedPulls(before mover: any ScrollListener) {
    guard scrollView?.isDraggedByFinger == false else { return }
    notify { if $0 !== mover && $0.status.state == .pulling { $0.contentDidMove() } }
  }

  /// Moves the content in an animation block, whose duration is in seconds. Cells, section headers
  /// and section footers move with the content, or stay at the edges to which they are pinned.
  func moveWithoutDrift(lasting duration: TimeInterval, _ move: () -> Void) {
    guard let scrollView, let list else {
      move()
      return
    }
    let views = SectionViews(
      of: list, in: scrollView, lastMovement: lastMovement, duration: duration)
    list.moveWithoutDrift(move)
    guard scrollView.window != nil, UIView.areAnimationsEnabled else { return }
    views.blockDidEnd()
    movingViews = views
    pollAfterLayout()
  }

  /// Runs a closure that reports or causes movements. If it is not known who makes them, that is
  /// judged for each one.
  package func report(as mover: Mover?, _ move: () -> Void) {
    let outer = knownMover
    knownMover = mover
    move()
    knownMover = outer
  }

  /// Runs a closure that sets the content offset for a control.
  package func moveContent(_ move: () -> Void) {
    isSettingOffset = true
    report(as: .library, move)
    isSettingOffset = false
    pollAfterLayout()
  }
}

extension ScrollHost: InsetLedgerDelegate {
  func ledgerDidChange() { pollAfterLayout() }

  func ledgerDidWrite() {
    keeper?.setNeedsLayout()
    notice(as: .library)
  }
}

/// The methods that the observations call. Key-value observation calls its closures on the thread
/// that sets the property, which UIKit requires to be the main thread. The protocol replaces
/// `MainActor.assumeIsolated`, whose closure would allocate memory.
private protocol PropertyObserver: AnyObject {
  func contentOffsetIsSet(of scrollView: UIScrollView)
  func contentSizeIsSet(of scrollView: UIScrollView, isPrior: Bool)
  func panStateWasSet()
  func insetIsSet(isPrior: Bool)
}

extension ScrollHost: @preconcurrency PropertyObserver {
  fileprivate func contentOffsetIsSet(of scrollView: UIScrollView) {
    if isReportedEarly {
      isReportedEarly = false
      if scrollView.contentOffset == lastOffset {
        // Only now do all views have their new safe areas.
        notify { $0.updateBarCover(from: nil) }
        return
      }
    }
    contentOffsetWasSet(of: scrollView)
  }

  fileprivate func contentOffsetWasSet(of scrollView: UIScrollView) {
    if isHolding { return }
    let (offset, oldOffset) = (scrollView.bounds.origin, lastOffset)
    // Set this first, so that events caused by this movement do not handle it again.
    lastOffset = offset
    lastMovement = offset - oldOffset
    if !hasLeftStart && !isMovingContent && (offset.x > 1 || offset.y > 1) {
      hasLeftStart = !ScrollAxis(of: scrollView).isAtFirstOffset(scrollView)
    }
    let revision = revisionForCurrentConditions(of: scrollView)
    let outerMover = judgedMover
    judgedMover = nil
    keeper?.contentDidMove(by: lastMovement)
    if hasBars && !stillOffsets.contains(offset) { followBars(from: oldOffset, to: offset) }
    for listener in listeners where listener.isObserving {
      listener.contentOffsetWasSet(of: scrollView, to: offset, revision: revision)
    }
    judgedMover = outerMover
  }

  fileprivate func contentSizeIsSet(of scrollView: UIScrollView, isPrior: Bool) {
    isContentSizeBeingSet = isPrior
    guard !isPrior else { return }
    forgetRanges()
    keeper?.contentSizeWasSet()
    notify { $0.contentSizeWasSet(of: scrollView) }
    noticeMovement()
  }

  fileprivate func panStateWasSet() {
    // An app's class is also notified when the finger moves while the state stays `changed`.
    panStateMayHaveChanged(tellsRepeated: .changed)
  }

  private func panStateMayHaveChanged(tellsRepeated repeated: UIGestureRecognizer.State? = nil) {
    guard let scrollView else { return }
    let state = scrollView.panGestureRecognizer.state
    guard state != panState || state == repeated else { return }
    panState = state
    forgetRanges()
    // The app may have set another background view. It must not cover the pulled control.
    scrollView.sendControlsToBack(behind: viewport)
    readBars()
    notify { $0.panStateWasSet(of: scrollView) }
  }

  /// Handles an inset or adjustment behavior that is being set, or was set. The scroll view moves
  /// its content in between, and the ledger may set the inset again. All of it is one change, which
  /// is reported when it is complete.
  fileprivate func insetIsSet(isPrior: Bool) {
    if ledger.isWriting {
      if !isPrior { _ = ledger.insetWasSet() }
    } else if isPrior {
      beginSetter()
    } else {
      endSetter()
    }
  }

  private func beginSetter() {
    if runningSetters == 0 { ledger.insetIsBeingSet() }
    runningSetters += 1
  }

  private func endSetter() {
    let growth = ledger.insetWasSet()
    runningSetters = max(runningSetters - 1, 0)
    guard runningSetters == 0 else { return }
    keeper?.insetWasSet()
    noticeMovementOfSetter(growth: growth == .zero ? growthOfSystemInset : growth)
    insetsMayHaveChanged()
    // The safe area may change in the next layout pass, and nothing reports that if the library's
    // views are out of view.
    pollAfterLayout()
  }

  /// Sets the app's own inset: one change, as if it had set the whole inset.
  func setOwnInset(_ inset: UIEdgeInsets) {
    beginSetter()
    ledger.setOwnInset(inset)
    endSetter()
  }
}
