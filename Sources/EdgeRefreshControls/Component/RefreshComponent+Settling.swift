import EdgeRefreshCore
import UIKit

// The system moves content that rests at its start when it changes an inset or a size, as when a
// list appears, is pushed or is rotated. To a control at the start that loads automatically, such a
// movement looks like one of the app toward its edge.
extension RefreshComponent {
  /// Handles that an inset, the size of the scroll view or of the content, or the window has
  /// changed. Until the layout pass that follows is over, movements without a finger do not load.
  func edgesDidChange() {
    guard loadsAtStart else { return }
    snapshot.isSettled = false
    snapshot.edgeChanges += 1
    setNeedsLayout()
  }

  /// Lets movements without a finger load again after the layout pass in which the control is laid
  /// out. Rows that are measured, and content that is kept in place, may move in the rest of it.
  func settleAfterLayout() {
    guard loadsAtStart && window != nil && !snapshot.isSettled else { return }
    let number = snapshot.edgeChanges
    _ = Self.schedule(after: 0) { [weak self] in
      guard let self, window != nil, snapshot.edgeChanges == number else { return }
      snapshot.isSettled = true
    }
  }

  /// Whether an event is a movement by the system, not by a finger or the app.
  func isMovedBySystem(_ event: RefreshEvent) -> Bool {
    guard loadsAtStart, event == .scrolled, let scrollView else { return false }
    let safeArea = scrollView.safeAreaInsets
    let changes = safeArea - snapshot.safeArea
    snapshot.safeArea = safeArea
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating { return false }
    guard snapshot.isSettled else { return true }
    // The content may be moved before the new safe area becomes part of the adjusted inset.
    let (isHorizontal, offset) = (engine.edge.isHorizontal, scrollView.contentOffset)
    let distance = axisOffset(isHorizontal ? offset.x : offset.y) - snapshot.offset
    let change =
      isHorizontal ? abs(changes.left) + abs(changes.right) : abs(changes.top) + abs(changes.bottom)
    return change > 0 && abs(distance) <= change + halfPixel
  }

  /// Whether the control loads automatically at the start of the content.
  private var loadsAtStart: Bool { engine.isAutomatic && engine.edge.isStart }
}
