import EdgeRefreshControls
import UIKit

/// How the content of a scroll view has moved since its last layout pass, by cause.
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
  private var translation = CGPoint.zero
  private var hasDecelerated = false

  /// No movement from where the content is now.
  init(of scrollView: UIScrollView) { translation = scrollView.fingerTranslation }

  var isByApp: Bool { byApp != .zero }

  var isByUserOrApp: Bool { isByApp || isByFinger }

  mutating func add(_ distance: CGPoint, by mover: ScrollHost.Mover, of scrollView: UIScrollView) {
    switch mover {
    // Out of view, a control moves the content only because an edge has moved.
    case .library where scrollView.window != nil: byUser = byUser + distance
    case .system, .library: bySystem = bySystem + distance
    case .userOrApp where scrollView.isMovedByUser:
      // A list that measures rows, or has fewer of them, may move the content, too.
      guard let share = shareOfUser(in: distance, of: scrollView) else { return }
      byUser = byUser + share
      isByFinger = true
    case .userOrApp:
      byApp = byApp + distance
      if !isContentChanged { byAppBeforeChange = byApp }
    }
  }

  /// Returns how much of a movement is the finger's or the deceleration's; `nil` if nothing is. The
  /// content does not move further than the finger. Before each layout pass, only the first
  /// movement during a deceleration counts as the deceleration's.
  private mutating func shareOfUser(in distance: CGPoint, of scrollView: UIScrollView) -> CGPoint? {
    guard scrollView.isTracking || scrollView.isDraggedByFinger else {
      defer { hasDecelerated = true }
      return hasDecelerated ? nil : distance
    }
    let old = translation
    translation = scrollView.fingerTranslation
    guard translation != old else { return nil }
    let pixel = 2 * scrollView.traitCollection.halfPixel
    func share(_ distance: CGFloat, _ finger: CGFloat) -> CGFloat {
      // The scroll view rounds its offset to pixels, so the content may move up to a pixel further.
      if abs(distance + finger) < pixel { return distance }
      return finger > 0 ? max(min(distance, 0), -finger) : min(max(distance, 0), -finger)
    }
    return CGPoint(
      x: share(distance.x, translation.x - old.x), y: share(distance.y, translation.y - old.y))
  }
}

extension UIScrollView {
  /// How far the finger has moved since the drag began, in points.
  fileprivate var fingerTranslation: CGPoint { panGestureRecognizer.translation(in: superview) }
}
