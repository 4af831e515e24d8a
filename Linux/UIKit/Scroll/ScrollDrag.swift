import Foundation

/// A finger that moves the content, along both axes.
///
/// It knows how far the finger has pulled, which is more than the content has moved past an edge. Where
/// something else moves the content or the edges meanwhile, it goes on from what it finds.
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

  /// What holds for the axis at the moment.
  struct Conditions: Equatable {
    var range: ClosedRange<CGFloat>
    var dimension: CGFloat
    var isMovable: Bool
    var bounces: Bool
    var pixel: CGFloat
  }

  /// The offset after the finger has moved to a translation.
  mutating func moved(
    to translation: CGPoint, from offset: CGPoint, conditions: (x: Conditions, y: Conditions)
  ) -> CGPoint {
    let step = CGPoint(
      x: translation.x - self.translation.x, y: translation.y - self.translation.y)
    self.translation = translation
    return CGPoint(
      x: x.moved(by: -step.x, from: offset.x, conditions.x),
      y: y.moved(by: -step.y, from: offset.y, conditions.y))
  }

  /// How fast the content moves when the finger moves at a velocity: past an edge it is slower.
  func contentVelocity(_ velocity: CGPoint) -> CGPoint {
    CGPoint(x: x.contentVelocity(-velocity.x), y: y.contentVelocity(-velocity.y))
  }

  private struct Axis {
    /// Where the content would be if nothing held it back.
    private var pulled: CGFloat
    /// Where the content was put last.
    private var position: CGFloat
    private var conditions: Conditions

    init(position: CGFloat, _ conditions: Conditions) {
      self.position = position
      self.conditions = conditions
      pulled = Self.pull(position, conditions)
    }

    mutating func moved(
      by step: CGFloat, from current: CGFloat, _ conditions: Conditions
    ) -> CGFloat {
      if current != position || conditions != self.conditions {
        self = Axis(position: current, conditions)
      }
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
      // The slope of the rubber band where the finger has pulled it to.
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
