import Foundation

/// Recognizes a drag that starts at an edge of the screen, as the one that goes back does.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start; none by default.
  open var edges: UIRectEdge = []

  /// How near to the edge the finger must go down, in points.
  private static let reach: CGFloat = 13

  /// A finger that goes down away from the edges is no such gesture.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let window = view?.window, touches.allSatisfy({ isAtEdge($0.location(in: nil), window) })
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func isExpectedDirection(_ movement: CGPoint) -> Bool {
    let sideways = abs(movement.x) >= abs(movement.y)
    return edges.contains(.left) && sideways && movement.x > 0
      || edges.contains(.right) && sideways && movement.x < 0
      || edges.contains(.top) && !sideways && movement.y > 0
      || edges.contains(.bottom) && !sideways && movement.y < 0
  }

  private func isAtEdge(_ location: CGPoint, _ window: UIWindow) -> Bool {
    let bounds = window.bounds
    return edges.contains(.left) && location.x <= bounds.minX + Self.reach
      || edges.contains(.right) && location.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && location.y <= bounds.minY + Self.reach
      || edges.contains(.bottom) && location.y >= bounds.maxY - Self.reach
  }
}
