import EdgeRefreshControls
import UIKit

/// Keeps an item in its position in the visible area, or the end of a list at the end of that area.
///
/// This invisible subview of the scroll view requests layout when the content moves or changes. It
/// relies on being laid out after the scroll view, in the same pass, before anything is drawn.
/// After each pass, it remembers the positions of the items (``VisibleContent``). Until the next
/// pass, it adds up how the user, the app and the refresh controls move the content
/// (``ContentMovement``). These determine where the item has to be. If it is elsewhere, it is put
/// back.
final class VisibleContentKeeper: UIView, ContentKeeper {
  /// The largest distance from the end at which a list counts as at its end, in points. It is about
  /// the height of a line of text, so that small movements of a finger do not count.
  static let endTolerance: CGFloat = 20

  /// The largest number of offsets that are set in one layout pass. One is enough if the heights of
  /// items are known. Otherwise, each one may show items whose heights were estimated, so that the
  /// next one is necessary.
  static let maximumCorrections = 8

  var keepsVisibleContent = false { didSet { settingsDidChange() } }
  var keepsEndVisible = false { didSet { settingsDidChange() } }
  var identifier: ((IndexPath) -> AnyHashable?)? {
    didSet {
      content = nil
      settingsDidChange()
    }
  }

  /// What was visible after the last layout pass; `nil` before the first one.
  private var content: VisibleContent?
  private var movement: ContentMovement
  /// Whether content has been laid out in a window, or the user or the app has moved it. Until
  /// then, a list with `keepsEndVisible` is scrolled to its end.
  private var hasAppeared: Bool
  /// The number of updates in progress that insert content at the start.
  private var updatesAtStart = 0
  /// Whether such updates were made outside a window since the last layout pass.
  private var wasUpdatedOutsideWindow = false
  /// Whether a load at the start has ended since the last layout pass.
  private var hasLoadEnded = false
  private var isUpdating = false
  private let host: ScrollHost

  /// Adds a keeper to a scroll view, after its controls, which are the first subviews.
  init(of scrollView: UIScrollView) {
    host = ScrollHost.shared(by: scrollView)
    hasAppeared = host.wasScrolled
    movement = ContentMovement(of: scrollView)
    super.init(frame: scrollView.bounds)
    observeLayout()
    scrollView.insertSubview(self, at: scrollView.subviews.prefix { $0 is any ListPart }.count)
    host.contentKeeper = self
  }

  required init?(coder: NSCoder) { nil }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The list appears with the first layout pass in a window.
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Runs updates that insert content at the start, without animation, and lays out the content.
  func keepContent(during updates: () -> Void) {
    guard let scrollView, window != nil else {
      updates()
      // Outside a window, nothing is laid out. The next layout pass keeps the content.
      wasUpdatedOutsideWindow = true
      setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation {
      scrollView.layoutIfNeeded()
      update()
      updatesAtStart += 1
      updates()
      scrollView.layoutIfNeeded()
      update()
      updatesAtStart -= 1
    }
  }

  func loadAtStartWillEnd() {
    // The content size of a collection that was reloaded changes only in the layout pass.
    guard keepsVisibleContent, window != nil, let scrollView, let content,
      movement.isContentChanged || ContentItems(of: scrollView)?.counts != content.counts
    else { return }
    scrollView.layoutIfNeeded()
    update()
  }

  func loadAtStartDidEnd() {
    hasLoadEnded = true
    setNeedsLayout()
  }

  private func settingsDidChange() {
    setNeedsLayout()
    // A list that has shown nothing may not yet be able to ask its data source.
    if content == nil, let scrollView, ContentItems(of: scrollView)?.isReady ?? true { remember() }
  }

  // MARK: Layout passes

  private func update() {
    // Outside a window, nothing is laid out. After a setter, there is another pass.
    guard !isUpdating, !host.isHolding, window != nil, let scrollView else { return }
    isUpdating = true
    // Neither a scroll by the app nor an open second level is interrupted.
    if scrollView.isScrolledByApp != true && !host.isHeldBySecondLevel {
      host.report(as: .library) {
        if keepsVisibleContent || isUpdatedAtStart { keepItem(in: scrollView) }
        if keepsEndVisible { keepEnd(in: scrollView) }
      }
    }
    // With this frame, the view should have the safe area of the scroll view.
    if frame != scrollView.bounds { frame = scrollView.bounds }
    isUpdating = false
    host.edgesWereLaidOut()
    hasLoadEnded = false
    wasUpdatedOutsideWindow = false
    hasAppeared =
      hasAppeared || movement.isByUserOrApp
      || ScrollAxis(of: scrollView).length(scrollView.contentSize) > 0
    remember()
  }

  private func remember() {
    guard let scrollView else { return }
    let isUnchanged =
      !movement.isContentChanged
      && ContentItems(of: scrollView).map { content?.isShown(by: $0) ?? false } ?? true
    movement = ContentMovement(of: scrollView)
    content = VisibleContent(
      of: scrollView, unchangedSince: isUnchanged ? content : nil, identifier: identifier)
  }

  // MARK: Keeping an item in place

  private func keepItem(in scrollView: UIScrollView) {
    // An axis that was determined from the content size may have changed.
    guard let old = content, old.axis.isHorizontal == ScrollAxis(of: scrollView).isHorizontal
    else { return }
    let isAtStart = isLoadingAtStart
    let (isUpdated, isElsewhere, displacement) = displacement(
      since: old, isAtStart: isAtStart, in: scrollView)
    guard isUpdated || movement.isContentChanged || !scrollView.isMovedByUser else { return }
    // An open control that is shown keeps its own place.
    let isSame = !isUpdated && !movement.isContentChanged
    if host.showsOpenControl && (isSame || abs(displacement() ?? 0) < halfPixel) { return }
    // An app that scrolls decides what is visible, unless a load inserts content.
    if movement.isByApp && !(isAtStart && isElsewhere) {
      guard !isUpdated && hasMovedWithRows(since: old) else { return }
    }
    let axis = old.axis
    var start = axis.offset(old.offset) + axis.offset(movement.byUser)
    if isAtStart { start += axis.offset(movement.byAppBeforeChange) }
    // Content that rests at its start stays there when a bar appears.
    if old.isAtStart && !isUpdated && old.viewport == scrollView.bounds.size {
      start += axis.offset(movement.bySystem)
    }
    let isPastEdge = old.isPastEdge && start < axis.restingOffsets(of: scrollView).lowerBound
    var isInPlace = true
    let hasMoved = repeatCorrection {
      guard let distance = displacement() else { return nil }
      let target = start + distance
      isInPlace = isInPlace && abs(target - axis.offset(scrollView.contentOffset)) < halfPixel
      // Content that the app has moved past an edge stays there.
      guard !isInPlace && !isPastEdge && !scrollView.isMovedByUser else { return target }
      return axis.restingOffset(near: target, of: scrollView)
    } by: { offset in
      guard isUpdated else {
        scrollView.contentOffset = offset
        return
      }
      // Do not call `setContentOffset(_:animated:)` here: it may end a drag or a deceleration.
      UIView.performWithoutAnimation { scrollView.contentOffset = offset }
    }
    if hasMoved && isUpdated { endMovements(of: scrollView) }
  }

  /// Returns whether the list has moved its content by the same distance as a row, because it has
  /// measured rows before that row.
  private func hasMovedWithRows(since old: VisibleContent) -> Bool {
    guard let list = scrollView.flatMap(ContentItems.init) else { return false }
    let (axis, distance) = (old.axis, old.axis.offset(movement.byApp))
    return old.items.contains { item in
      guard let frame = list.frame(of: item.path) else { return false }
      return abs(axis.start(frame) - axis.start(item.frame) - distance) < halfPixel
    }
  }

  /// Returns whether the list shows different items, or the same ones at different index paths, and
  /// whether items were inserted or removed. Also returns a function that measures how far an item
  /// has moved in the content. The function returns `nil` if there is nothing to measure.
  private func displacement(
    since old: VisibleContent, isAtStart: Bool, in scrollView: UIScrollView
  ) -> (isUpdated: Bool, isElsewhere: Bool, () -> CGFloat?) {
    let axis = old.axis
    // Positions are measured from the leading edge, but coordinates from the left.
    let widening =
      axis.isReversed ? axis.length(scrollView.bounds.size) - axis.length(old.viewport) : 0
    guard let list = ContentItems(of: scrollView) else {
      let growth = axis.length(scrollView.contentSize) - axis.length(old.contentSize)
      return (growth != 0, growth != 0, { (isAtStart != axis.isReversed ? growth : 0) - widening })
    }
    let isShown = old.isShown(by: list)
    let counts = list.counts
    let found =
      isShown && !movement.isContentChanged
      ? old.items.first.map { ($0.path, $0) }
      : old.find(in: counts, isAtStart: isAtStart, identifier: identifier)
    guard let (path, item) = found else { return (true, true, { nil }) }
    let isElsewhere = path != item.path || counts != old.counts
    let side = axis.isReversed ? axis.end : axis.start
    return (
      isElsewhere || !isShown, isElsewhere,
      { list.frame(of: path).map { side($0) - side(item.frame) - widening } }
    )
  }

  /// Ends the movements of cells that an insertion animates, because they are already in position.
  private func endMovements(of scrollView: UIScrollView) {
    guard window != nil else { return }
    // A new content size may have ended a pull within the insertion's animation.
    if scrollView.isTracking { scrollView.endMovement() }
    for view in ContentItems(of: scrollView)?.ownViews ?? [] { view.endMovement() }
  }

  private var isUpdatedAtStart: Bool { updatesAtStart > 0 || wasUpdatedOutsideWindow }

  /// Whether new content counts as inserted at the start.
  private var isLoadingAtStart: Bool { isUpdatedAtStart || hasLoadEnded || host.isLoadingAtStart }

  // MARK: Keeping the end in place

  private func keepEnd(in scrollView: UIScrollView) {
    guard !scrollView.isTracking && !scrollView.isDraggedByFinger else { return }
    let axis = ScrollAxis(of: scrollView)
    guard !fitsWithOpenControls(scrollView, along: axis) else { return }
    let isAppearing = !hasAppeared && axis.isAtFirstOffset(scrollView)
    if !isAppearing {
      guard let content, !movement.isByApp, content.axis.isHorizontal == axis.isHorizontal
      else { return }
      let moved = axis.offset(movement.byUser)
      let distance = content.distanceToEnd + (axis.isReversed ? moved : -moved)
      guard distance <= Self.endTolerance,
        axis.distanceToEndWithoutControls(of: scrollView) > distance + halfPixel
      else { return }
    }
    guard axis.distanceToEnd(of: scrollView) > halfPixel else { return }
    repeatCorrection {
      axis.lastOffset(of: scrollView)
    } by: {
      scrollView.contentOffset = $0
    }
  }

  /// Whether a control is open, and all of the content is visible together with it. The control
  /// then stays where it is.
  private func fitsWithOpenControls(_ scrollView: UIScrollView, along axis: ScrollAxis) -> Bool {
    let length = host.openLength(along: axis)
    let (first, last) = axis.lengths(host.ledger.restingInset)
    return length > 0
      && axis.length(scrollView.contentSize) + length + first + last
        <= axis.length(scrollView.bounds.size)
  }

  func contentDidMove(by distance: CGPoint) {
    guard !isUpdating, let scrollView else { return }
    movement.add(distance, by: host.mover, of: scrollView)
    setNeedsLayout()
  }

  func contentSizeWasSet() {
    guard !isUpdating else { return }
    movement.isContentChanged = true
    setNeedsLayout()
  }

  /// Moves a list at its end together with an inset that the app sets, so that both are part of the
  /// same animation.
  func insetWasSet() {
    defer { setNeedsLayout() }
    guard keepsEndVisible, !isUpdating, let scrollView, let content, !scrollView.isMovedByUser,
      scrollView.isScrolledByApp != true, !host.isMovingContent, !host.isHeldBySecondLevel,
      content.distanceToEnd <= Self.endTolerance, !movement.isByUserOrApp,
      !movement.isContentChanged,
      content.axis.distanceToEndWithoutControls(of: scrollView) > content.distanceToEnd + halfPixel,
      !fitsWithOpenControls(scrollView, along: content.axis)
    else { return }
    isUpdating = true
    let axis = content.axis
    host.report(as: .library) {
      scrollView.contentOffset = axis.point(
        scrollView.contentOffset, at: axis.lastOffset(of: scrollView))
    }
    isUpdating = false
  }

  /// Sets an offset until the layout no longer changes it. Returns whether one was set.
  @discardableResult
  private func repeatCorrection(
    to offset: () -> CGFloat?, by set: (CGPoint) -> Void
  ) -> Bool {
    guard let scrollView else { return false }
    let axis = ScrollAxis(of: scrollView)
    var (count, repetitions) = (0, 0)
    var last: (target: CGFloat, size: CGSize)?
    while count < Self.maximumCorrections, let target = offset(),
      abs(target - axis.offset(scrollView.contentOffset)) >= halfPixel
    {
      // If no rows were measured, something else has moved the content, for example a bar.
      if let last, last == (target, scrollView.contentSize) { repetitions += 1 }
      if repetitions > 1 { break }
      last = (target, scrollView.contentSize)
      let wasMoving = scrollView.isMovedByUser
      set(axis.point(scrollView.contentOffset, at: target))
      // The first movement after a pull may open a second level, which then moves the content.
      if host.isHeldBySecondLevel { break }
      // If this has ended a bounce, the content may still be past an edge, even of the other axis.
      if wasMoving && !scrollView.isMovedByUser {
        set(scrollView.resting(at: scrollView.contentOffset))
      }
      scrollView.layoutIfNeeded()
      count += 1
    }
    return count > 0
  }

  private var halfPixel: CGFloat { traitCollection.halfPixel }
}
