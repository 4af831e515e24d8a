import UIKit

/// How the content of a scroll view has moved since its last layout pass, by cause.
///
/// Movements while the content size is being set are not counted: the ``VisibleContentKeeper``
/// undoes them.
@MainActor
struct ContentMovement {
  /// By a finger, by the motion after its release, or by a refresh control.
  private(set) var byUser = CGPoint.zero
  /// By the scroll view, because an inset, the safe area or its size has changed.
  private(set) var bySystem = CGPoint.zero
  /// By the app, or by a list that has measured rows.
  private(set) var byApp = CGPoint.zero
  /// The part of ``byApp`` before the content size changed.
  private(set) var byAppBeforeChange = CGPoint.zero
  private(set) var isByFinger = false
  /// Whether the content size was set.
  var isContentChanged = false
  var isContentSizeChanging = false
  var isInsetChanging = false
  private var offset = CGPoint.zero
  private var translation = CGPoint.zero
  private var hasDecelerated = false
  private var viewport = CGSize.zero
  private var safeArea = UIEdgeInsets.zero

  /// No movement.
  init() {}

  /// No movement from where the content is now.
  init(of scrollView: UIScrollView) {
    offset = scrollView.contentOffset
    translation = scrollView.fingerTranslation
    viewport = scrollView.bounds.size
    safeArea = scrollView.adjustedContentInset - scrollView.contentInset
  }

  var isByApp: Bool { byApp != .zero }

  var isByUserOrApp: Bool { isByApp || isByFinger }

  /// Adds the movement from the last offset to the current one, by the scroll view.
  mutating func addBySystem(_ scrollView: UIScrollView) {
    let (old, new) = (offset, scrollView.contentOffset)
    offset = new
    bySystem = CGPoint(x: bySystem.x + new.x - old.x, y: bySystem.y + new.y - old.y)
  }

  /// Adds the movement from the last offset to the current one.
  mutating func add(_ scrollView: UIScrollView, isByControl: Bool) {
    if isInsetChanging && !isContentSizeChanging {
      addBySystem(scrollView)
      return
    }
    let old = offset
    offset = scrollView.contentOffset
    let distance = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    guard distance != .zero && !isContentSizeChanging else { return }
    if isByControl {
      byUser = CGPoint(x: byUser.x + distance.x, y: byUser.y + distance.y)
    } else if scrollView.isMovedByUser {
      // A list that measures rows, or has fewer of them, may move the content, too.
      guard let share = shareOfUser(in: distance, of: scrollView) else { return }
      byUser = CGPoint(x: byUser.x + share.x, y: byUser.y + share.y)
      isByFinger = true
    } else if hasOtherEdges(scrollView) {
      bySystem = CGPoint(x: bySystem.x + distance.x, y: bySystem.y + distance.y)
    } else {
      byApp = CGPoint(x: byApp.x + distance.x, y: byApp.y + distance.y)
      if !isContentChanged { byAppBeforeChange = byApp }
    }
  }

  /// Ignores the movement from the last offset to the current one.
  mutating func skip(to scrollView: UIScrollView) { offset = scrollView.contentOffset }

  /// Returns how much of a movement is the finger's or the deceleration's; `nil` if nothing is. The
  /// content does not move further than the finger. Before each layout pass, only the first
  /// movement during a deceleration counts as the deceleration's.
  private mutating func shareOfUser(
    in distance: CGPoint, of scrollView: UIScrollView
  ) -> CGPoint? {
    guard scrollView.isTracking || scrollView.isDraggedByFinger else {
      defer { hasDecelerated = true }
      return hasDecelerated ? nil : distance
    }
    let old = translation
    translation = scrollView.fingerTranslation
    guard translation != old else { return nil }
    func share(_ distance: CGFloat, _ finger: CGFloat) -> CGFloat {
      finger > 0 ? max(min(distance, 0), -finger) : min(max(distance, 0), -finger)
    }
    return CGPoint(
      x: share(distance.x, translation.x - old.x), y: share(distance.y, translation.y - old.y))
  }

  /// Returns whether the size or the safe area has changed since this was last asked.
  private mutating func hasOtherEdges(_ scrollView: UIScrollView) -> Bool {
    let (oldViewport, oldSafeArea) = (viewport, safeArea)
    viewport = scrollView.bounds.size
    safeArea = scrollView.adjustedContentInset - scrollView.contentInset
    return viewport != oldViewport || safeArea != oldSafeArea
  }
}

extension UIScrollView {
  /// Whether a finger moves the content, or it continues to move after the finger's release.
  var isMovedByUser: Bool { isTracking || isDraggedByFinger || isDecelerating }

  /// How far the finger has moved since the drag began, in points.
  fileprivate var fingerTranslation: CGPoint { panGestureRecognizer.translation(in: superview) }

  /// Whether the content is moving to an offset that the app has requested. Before iOS 17.4 this is
  /// not known.
  var isScrolledByApp: Bool {
    if #available(iOS 17.4, *) { isScrollAnimating } else { false }
  }

  /// Whether the content may be moving to an offset that the app has requested.
  var mayBeScrolledByApp: Bool {
    if #available(iOS 17.4, *) { isScrollAnimating } else { true }
  }
}
