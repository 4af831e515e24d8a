import EdgeRefreshCore
import UIKit

/// A range of offsets of the scroll view in which the engine need not decide.
struct FollowedRange {
  /// The ``ScrollHost/revision`` for which the range is valid.
  let revision: Int
  /// The offsets of the engine.
  let range: MovementRange
  /// On a reversed axis, the engine's offset is this minus the offset of the scroll view.
  let mirror: Double?
  let axis: ScrollAxis
  /// Whether the alpha or an image follows the pulling percent.
  let displaysPercent: Bool

  /// Converts a content offset to an offset of the engine.
  func engineOffset(at point: CGPoint) -> Double {
    let offset = axis.offset(point)
    return if let mirror { mirror - offset } else { offset }
  }
}
