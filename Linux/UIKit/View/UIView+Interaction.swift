import Foundation

extension UIView {
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      isUserInteractionEnabled, !isHidden, alpha > 0.01,
      storedAnimations?.interactionDisabledUntil ?? 0 <= MainLoop.current.nanoseconds,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.geometryInSuperview.fromSuperview(point), with: event) {
        return hit
      }
    }
    return self
  }

  func attachGestureRecognizers(replacing old: [UIGestureRecognizer]?) {
    for recognizer in old ?? [] where !(gestureRecognizers?.contains(recognizer) ?? false) {
      recognizer.view = nil
    }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers = gestureRecognizers?.filter { $0 !== recognizer }
  }
}
