import Foundation

/// Recognizes a drag that starts at an edge of the screen, such as the back gesture.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start. Empty by default.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at which a touch may begin, in points.
  private static let edgeWidth: CGFloat = 13

  /// Fails if a touch begins away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let window = view?.window, touches.allSatisfy({ isAtEdge($0.location(in: nil), window) })
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func isExpectedDirection(_ movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    return edges.contains(.left) && isHorizontal && movement.x > 0
      || edges.contains(.right) && isHorizontal && movement.x < 0
      || edges.contains(.top) && !isHorizontal && movement.y > 0
      || edges.contains(.bottom) && !isHorizontal && movement.y < 0
  }

  private func isAtEdge(_ location: CGPoint, _ window: UIWindow) -> Bool {
    let bounds = window.bounds
    return edges.contains(.left) && location.x <= bounds.minX + Self.edgeWidth
      || edges.contains(.right) && location.x >= bounds.maxX - Self.edgeWidth
      || edges.contains(.top) && location.y <= bounds.minY + Self.edgeWidth
      || edges.contains(.bottom) && location.y >= bounds.maxY - Self.edgeWidth
  }
}
