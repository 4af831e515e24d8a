import Foundation

/// The state of a drag along both axes.
///
/// Past an edge, the content moves less than the finger. The drag therefore records how far the
/// finger has pulled. If something else moves the content, the drag continues from the current
/// position. The same holds if the edges move, unless the argument `keepsPull` is `true`.
struct ScrollDrag {
  private var x: Axis
  private var y: Axis
  private var translation: CGPoint

  init(
    offset: CGPoint, translation: CGPoint = .zero, conditions: (x: Conditions, y: Conditions)
  ) {
    self.translation = translation
    x = Axis(position: offset.x, conditions.x)
    y = Axis(position: offset.y, conditions.y)
  }

  /// The current conditions of an axis.
  struct Conditions: Equatable {
    /// The offsets that are not past an edge.
    var range: ClosedRange<CGFloat>
    /// The size of the scroll view along the axis, in points.
    var dimension: CGFloat
    var isMovable: Bool
    var bounces: Bool
    /// The size of a pixel, in points.
    var pixel: CGFloat
  }

  /// The offset after the finger has moved to a translation. `keepsPull` says whether the distance
  /// pulled by the finger stays the same when the edges move.
  mutating func moved(
    to translation: CGPoint, from offset: CGPoint, conditions: (x: Conditions, y: Conditions),
    keepsPull: Bool
  ) -> CGPoint {
    let step = CGPoint(
      x: translation.x - self.translation.x, y: translation.y - self.translation.y)
    self.translation = translation
    return CGPoint(
      x: x.moved(by: -step.x, from: offset.x, conditions.x, keepsPull: keepsPull),
      y: y.moved(by: -step.y, from: offset.y, conditions.y, keepsPull: keepsPull))
  }

  /// Records that the content was moved to its edges. The movement alone does not reset the
  /// distance pulled by the finger.
  mutating func contentWasMoved(to offset: CGPoint) {
    x.position = offset.x
    y.position = offset.y
  }

  /// The velocity of the content for a velocity of the finger. Past an edge, it is lower.
  func contentVelocity(_ velocity: CGPoint) -> CGPoint {
    CGPoint(x: x.contentVelocity(-velocity.x), y: y.contentVelocity(-velocity.y))
  }

  private struct Axis {
    /// The position of the content without resistance at the edges.
    private var pulled: CGFloat
    /// The position to which the content was last set.
    var position: CGFloat
    private var conditions: Conditions

    init(position: CGFloat, _ conditions: Conditions) {
      self.position = position
      self.conditions = conditions
      pulled = Self.pull(position, conditions)
    }

    mutating func moved(
      by step: CGFloat, from current: CGFloat, _ conditions: Conditions, keepsPull: Bool
    ) -> CGFloat {
      if current != position || conditions != self.conditions && !keepsPull {
        self = Axis(position: current, conditions)
      }
      self.conditions = conditions
      guard conditions.isMovable, step != 0 else { return current }
      pulled += step
      let band = RubberBand(dimension: conditions.dimension)
      if conditions.bounces {
        position = band.banded(pulled, in: conditions.range)
      } else {
        pulled = min(max(pulled, conditions.range.lowerBound), conditions.range.upperBound)
        position = pulled
      }
      position = (position / conditions.pixel).rounded() * conditions.pixel
      return position
    }

    func contentVelocity(_ velocity: CGFloat) -> CGFloat {
      guard conditions.isMovable else { return 0 }
      let range = conditions.range
      let past = max(range.lowerBound - pulled, pulled - range.upperBound, 0)
      guard past > 0 else { return velocity }
      guard conditions.bounces, conditions.dimension > 0 else { return 0 }
      // The slope of the rubber band at the current pull.
      let share = past * RubberBand.coefficient / conditions.dimension + 1
      return velocity * RubberBand.coefficient / (share * share)
    }

    private static func pull(_ position: CGFloat, _ conditions: Conditions) -> CGFloat {
      guard conditions.bounces else { return position }
      return RubberBand(dimension: conditions.dimension)
        .unbanded(position, in: conditions.range)
    }
  }
}
