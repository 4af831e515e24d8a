package import Foundation

/// A drag controlled by a script: the states of a real drag, but no physics.
///
/// The script sets the offsets. The delegate is notified when the drag begins and after it ends.
/// The recognizer returns to `possible` at the start of the main loop's next turn.
extension UIScrollView {
  /// Sets the pan recognizer's state to `began`, then begins dragging.
  package func scriptDragBegan() {
    stopMotion()
    storedPanGestureRecognizer.isScripted = true
    storedPanGestureRecognizer.resetToPossible()
    storedPanGestureRecognizer.take(.began)
    beginDraggingState()
  }

  /// Sets the pan recognizer's state to `changed`, then sets the content offset.
  package func scriptDragMoved(to offset: CGPoint) {
    storedPanGestureRecognizer.take(.changed)
    contentOffset = offset
  }

  /// Sets the pan recognizer's state to `ended` or `cancelled`, then ends dragging.
  package func scriptDragEnded(cancelled: Bool = false) {
    storedPanGestureRecognizer.take(cancelled ? .cancelled : .ended)
    storedPanGestureRecognizer.isScripted = false
    storedIsDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    storedIsTracking = false
    hideIndicators()
  }
}
