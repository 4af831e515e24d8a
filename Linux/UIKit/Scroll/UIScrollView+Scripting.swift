package import Foundation

/// A finger that a script moves: states and delegate calls as with a real one, and no physics.
///
/// The offsets are the script's. The recognizer goes back to `possible` when the next turn begins.
extension UIScrollView {
  /// The pan recognizer's state becomes `began`, then the scroll view is dragging.
  package func scriptDragBegan() {
    stopMotion()
    storedPanGestureRecognizer.isScripted = true
    storedPanGestureRecognizer.resetToPossible()
    storedPanGestureRecognizer.transition(to: .began)
    beginDraggingState()
  }

  /// The pan recognizer's state becomes `changed`, then the content offset is set.
  package func scriptDragMoved(to offset: CGPoint) {
    storedPanGestureRecognizer.transition(to: .changed)
    contentOffset = offset
  }

  /// The pan recognizer's state becomes `ended` or `cancelled`, then the scroll view is no longer dragging.
  package func scriptDragEnded(cancelled: Bool = false) {
    storedPanGestureRecognizer.transition(to: cancelled ? .cancelled : .ended)
    storedPanGestureRecognizer.isScripted = false
    storedIsDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    storedIsTracking = false
    hideIndicators()
  }
}
