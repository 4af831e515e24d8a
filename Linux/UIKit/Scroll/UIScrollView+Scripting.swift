package import Foundation

/// A finger that a script moves: states and delegate calls as with a real one, and no physics.
///
/// The offsets are the script's. The recognizer goes back to `possible` when the next turn begins.
extension UIScrollView {
  /// The pan recognizer's state becomes `began`, then the scroll view is dragging.
  package func scriptDragBegan() {
    stopMotion()
    panRecognizer.isScripted = true
    panRecognizer.resetToPossible()
    panRecognizer.take(.began)
    beginDraggingState()
  }

  /// The pan recognizer's state becomes `changed`, then the content offset is set.
  package func scriptDragMoved(to offset: CGPoint) {
    panRecognizer.take(.changed)
    contentOffset = offset
  }

  /// The pan recognizer's state becomes `ended` or `cancelled`, then the scroll view is no longer dragging.
  package func scriptDragEnded(cancelled: Bool = false) {
    panRecognizer.take(cancelled ? .cancelled : .ended)
    panRecognizer.isScripted = false
    draggingState = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    trackingState = false
    hideIndicators()
  }
}
