import EdgeRefreshCore
import UIKit

/// Keeps the visible content of a scroll view in place while content is inserted before it, and the
/// end of a list visible while content is appended.
///
/// UIKit has no notification of a layout pass. This hidden view is a subview of the scroll view,
/// and requests layout when the content moves or changes. It is then laid out after the scroll
/// view, in the same pass, before anything is drawn. Each time it remembers an item and its place
/// in the viewport (``VisibleContent``). If the content has changed since the last pass, it finds
/// the item again and sets the offset at which the item is in the same place.
final class VisibleContentKeeper: UIView {
  /// The largest distance from the end at which a list counts as at its end, in points. It is about
  /// the height of a line of text, so that a list that a finger has hardly moved stays at its end.
  static let endTolerance: CGFloat = 20

  /// The largest number of offsets that are set in one layout pass. One is enough if the heights of
  /// items are known; each further one shows items whose heights were estimates.
  static let maximumCorrections = 8

  var keepsVisibleContent = false { didSet { settingsDidChange() } }
  var staysAtEnd = false { didSet { settingsDidChange() } }
  var identifier: ((IndexPath) -> AnyHashable?)? { didSet { settingsDidChange() } }

  private var observations: [NSKeyValueObservation] = []
  /// What was visible after the last layout pass.
  private var content: VisibleContent?
  /// The offset before the content changed.
  private var offset = CGPoint.zero
  /// How far the content has moved since it changed, without changes of the offset that are part of
  /// a change of the content size.
  private var movement = CGPoint.zero
  /// The offset that was last observed.
  private var lastOffset = CGPoint.zero
  /// Whether the content size was set since the last layout pass.
  private var isContentChanged = false
  /// Whether the content size is being set.
  private var isContentSizeChanging = false
  /// Whether the offset was set in code since the content has changed.
  private var isMovedInCode = false
  /// The number of updates in progress that insert content at the start.
  private var updatesAtStart = 0
  /// Whether a load at the start has ended since the last layout pass.
  private var hasLoadEnded = false
  private var isUpdating = false
  /// Whether the content has been laid out in a window.
  private var hasAppeared: Bool

  /// Adds a keeper to a scroll view, after its controls, which are the first subviews.
  init(of scrollView: UIScrollView) {
    hasAppeared = scrollView.window != nil
    super.init(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
    isHidden = true
    isUserInteractionEnabled = false
    // It is laid out when the size of the scroll view changes.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.insertSubview(self, at: scrollView.subviews.prefix { $0 is RefreshComponent }.count)
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        (self as (any ContentListener)?)?.contentOffsetWasSet()
      },
      scrollView.observe(\.contentSize, options: [.prior, .new]) { [weak self] _, change in
        (self as (any ContentListener)?)?.contentSizeIsSet(isPrior: change.newValue == nil)
      },
    ]
    remember()
  }

  required init?(coder: NSCoder) { nil }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  /// Runs updates that insert content at the start, without animation, and lays out the content.
  func keepContent(during updates: () -> Void) {
    guard let scrollView else {
      updates()
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

  /// Lays out content that a load at the start has inserted, before the load ends.
  func loadAtStartWillEnd() {
    guard keepsVisibleContent, let scrollView else { return }
    if isContentChanged || ContentItems(of: scrollView)?.isReloading == true {
      scrollView.layoutIfNeeded()
      update()
    }
    hasLoadEnded = true
    setNeedsLayout()
  }

  // MARK: Layout passes

  private func settingsDidChange() {
    isContentChanged = false
    remember()
  }

  private func update() {
    guard !isUpdating, let scrollView else { return }
    isUpdating = true
    if let content,
      isContentChanged || content.viewport != scrollView.bounds.size || !hasAppeared
        || hasOtherCounts(than: content)
    {
      correct(from: content, in: scrollView)
    }
    isUpdating = false
    hasLoadEnded = false
    hasAppeared = hasAppeared || window != nil
    remember()
  }

  private func hasOtherCounts(than content: VisibleContent) -> Bool {
    guard let scrollView, let counts = content.counts, let items = ContentItems(of: scrollView)
    else { return false }
    return counts.sections != items.counts
  }

  private func remember() {
    isContentChanged = false
    isMovedInCode = false
    movement = .zero
    guard let scrollView else { return }
    (offset, lastOffset) = (scrollView.contentOffset, scrollView.contentOffset)
    content = VisibleContent(of: scrollView, identifier: identifier)
  }

  /// Corrects the offset after a change of the content or the size.
  private func correct(from old: VisibleContent, in scrollView: UIScrollView) {
    // After a change of the size, the scroll view or the app determines what is visible.
    if keepsVisibleContent || updatesAtStart > 0, old.viewport == scrollView.bounds.size {
      keep(old, in: scrollView)
    }
    guard staysAtEnd && !scrollView.isTracking && !scrollView.isDragging else { return }
    let axis = ContentAxis(of: scrollView)
    var distance = old.distanceToEnd
    // UIKit sets the offset of content that appears for the first time, for the safe area.
    let isFirst = !hasAppeared || axis.length(old.contentSize) == 0
    if isFirst && axis.isAtFirstOffset(scrollView) {
      distance = 0
    } else if isMovedInCode {
      return
    }
    // Content that was inserted at the start does not change the distance to the end.
    guard distance <= Self.endTolerance,
      axis.distanceToEnd(of: scrollView) > max(distance, 0) + halfPixel
    else { return }
    repeatCorrection {
      let offsets = axis.restingOffsets(of: scrollView)
      return axis.isReversed ? offsets.lowerBound : offsets.upperBound
    } by: {
      scrollView.contentOffset = $0
    }
  }

  private func keep(_ old: VisibleContent, in scrollView: UIScrollView) {
    let isAtStart = isLoadingAtStart
    // An app that scrolls after an update decides what is visible, unless a load inserts content.
    guard isAtStart || !isMovedInCode else { return }
    guard let displacement = displacement(since: old, isAtStart: isAtStart, in: scrollView),
      let distance = displacement()
    else { return }
    let axis = old.axis
    // A table view may have moved the offset together with its rows, after it has measured them.
    let moved = axis.offset(scrollView.contentOffset) - axis.offset(offset)
    if abs(moved - distance) < halfPixel { return }
    // Otherwise a finger or the deceleration has moved the content before it was laid out.
    let start = axis.offset(offset) + axis.offset(movement)
    let isMoving = scrollView.isTracking || scrollView.isDecelerating
    let isPulled = start < axis.restingOffsets(of: scrollView).lowerBound
    let hasMoved = repeatCorrection {
      guard let distance = displacement() else { return nil }
      guard !isMoving && !isPulled else { return start + distance }
      let offsets = axis.restingOffsets(of: scrollView)
      return min(max(start + distance, offsets.lowerBound), offsets.upperBound)
    } by: { offset in
      UIView.performWithoutAnimation {
        if isMoving {
          // Unlike the method, the property continues a drag and a deceleration.
          scrollView.contentOffset = offset
        } else {
          // An animated scroll in code would move the content back.
          scrollView.setContentOffset(offset, animated: false)
        }
      }
    }
    if hasMoved { endAnimations(of: scrollView) }
  }

  /// Returns a function that measures how far the visible content is from where it was, in the
  /// coordinates of the content; `nil` if there is nothing to measure.
  private func displacement(
    since old: VisibleContent, isAtStart: Bool, in scrollView: UIScrollView
  ) -> (() -> CGFloat?)? {
    let axis = old.axis
    guard let items = ContentItems(of: scrollView) else {
      // Points of the content are numbered from the left or the top.
      let growth = axis.length(scrollView.contentSize) - axis.length(old.contentSize)
      return { isAtStart != axis.isReversed ? growth : 0 }
    }
    let counts = ItemCounts(sections: items.counts)
    guard let (path, anchor) = old.find(in: counts, isAtStart: isAtStart, identifier: identifier)
    else { return nil }
    // While content scrolls fast, the item may be out of view before the others are measured.
    let start = axis.offset(offset) + axis.offset(movement)
    let isVisible =
      axis.end(anchor.frame) > start
      && axis.start(anchor.frame) < start + axis.length(old.viewport)
    guard isVisible || counts != old.counts else { return nil }
    return { items.frame(of: path).map { axis.start($0) - axis.start(anchor.frame) } }
  }

  /// Sets an offset until the layout no longer changes it. Returns whether one was set.
  @discardableResult
  private func repeatCorrection(
    to offset: () -> CGFloat?, by set: (CGPoint) -> Void
  ) -> Bool {
    guard let scrollView else { return false }
    let axis = ContentAxis(of: scrollView)
    var count = 0
    while count < Self.maximumCorrections, let target = offset(),
      abs(target - axis.offset(scrollView.contentOffset)) >= halfPixel
    {
      set(axis.point(scrollView.contentOffset, at: target))
      scrollView.layoutIfNeeded()
      count += 1
    }
    return count > 0
  }

  /// Ends the animations of cells that an insertion moves: they already are in their places.
  private func endAnimations(of scrollView: UIScrollView) {
    guard window != nil else { return }
    for view in scrollView.subviews where !(view is RefreshComponent) && view !== self {
      view.layer.removeAllAnimations()
    }
  }

  /// Whether content that appears now was inserted at the start.
  private var isLoadingAtStart: Bool {
    if updatesAtStart > 0 || hasLoadEnded { return true }
    return scrollView?.subviews.contains { view in
      guard let engine = (view as? RefreshComponent)?.engine else { return false }
      // While a result is held in view, the load is over.
      return engine.edge.isStart
        && (engine.state.isRefreshing || engine.isActive && engine.holdNumber == nil)
    } ?? false
  }

  private var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }
}

/// The methods that the observations call. Key-value observation calls its closures on the thread
/// that sets the property. This is the main thread, which the conformance checks.
private protocol ContentListener: AnyObject {
  func contentOffsetWasSet()
  func contentSizeIsSet(isPrior: Bool)
}

extension VisibleContentKeeper: @preconcurrency ContentListener {
  fileprivate func contentOffsetWasSet() {
    guard let scrollView else { return }
    let old = lastOffset
    lastOffset = scrollView.contentOffset
    guard !isUpdating else { return }
    setNeedsLayout()
    if !isContentChanged {
      offset = lastOffset
    } else if !isContentSizeChanging {
      if scrollView.isTracking || scrollView.isDecelerating {
        movement.x += lastOffset.x - old.x
        movement.y += lastOffset.y - old.y
      } else {
        isMovedInCode = true
      }
    }
  }

  fileprivate func contentSizeIsSet(isPrior: Bool) {
    isContentSizeChanging = isPrior
    guard !isUpdating else { return }
    isContentChanged = true
    setNeedsLayout()
  }
}
