package import Foundation

/// A critically damped spring: it reaches its target in the shortest time without oscillation.
package struct ScrollSpring: Equatable, Sendable {
  /// The angular frequency of the spring that returns content to its edge, per second: stiffness
  /// 100 at mass 1.
  package static let bounceFrequency: CGFloat = 10

  /// The position at which the content comes to rest.
  package let target: CGFloat

  /// The distance from the target at the start, in points.
  package let displacement: CGFloat

  /// The velocity at the start, in points per second.
  package let velocity: CGFloat

  /// The angular frequency, per second.
  package let frequency: CGFloat

  package init(target: CGFloat, displacement: CGFloat, velocity: CGFloat, frequency: CGFloat) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Creates a spring that starts with a velocity and does not overshoot its target.
  ///
  /// The spring does not overshoot if its speed is at most `ω · distance`. The frequency `ω` is
  /// increased if necessary.
  package static func arriving(
    at target: CGFloat, from start: CGFloat, velocity: CGFloat, frequency: CGFloat = bounceFrequency
  ) -> ScrollSpring {
    let displacement = start - target
    let approaching = displacement != 0 && velocity * displacement < 0
    let needed = approaching ? abs(velocity / displacement) : 0
    return ScrollSpring(
      target: target, displacement: displacement, velocity: velocity,
      frequency: max(frequency, needed))
  }

  package func position(at time: TimeInterval) -> CGFloat {
    target + (displacement + slope * time) * exp(-frequency * time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    (velocity - frequency * slope * time) * exp(-frequency * time)
  }

  /// A time in seconds after which the content stays within a distance of the target.
  ///
  /// Each of the two terms of the position is allowed half of the distance.
  package func duration(within distance: CGFloat) -> TimeInterval {
    let first = displacement == 0 ? 0 : log(2 * abs(displacement) / distance) / frequency
    let second =
      slope == 0
      ? 0 : 2 / frequency * log(4 * abs(slope) / (exp(1) * frequency * distance))
    return max(0, first, second)
  }

  private var slope: CGFloat { velocity + frequency * displacement }
}
