import Foundation

extension UIView {
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      isUserInteractionEnabled, !isHidden, alpha > 0.01,
      animations.interactionBlockedUntil <= MainLoop.current.nanoseconds,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.geometry.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  func adoptGestureRecognizers(replacing old: [UIGestureRecognizer]?) {
    for recognizer in old ?? [] where !(gestureRecognizers?.contains(recognizer) ?? false) {
      recognizer.view = nil
    }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
  }
}
