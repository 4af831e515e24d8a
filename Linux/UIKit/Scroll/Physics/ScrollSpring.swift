package import Foundation

/// A critically damped spring: the fastest way to a target that does not swing.
package struct ScrollSpring: Equatable, Sendable {
  /// Stiffness 100 at mass 1, which is what brings content back to its edge.
  package static let bounceFrequency: CGFloat = 10

  /// Where it comes to rest.
  package let target: CGFloat

  /// How far from the target it starts.
  package let displacement: CGFloat

  /// How fast it starts, in points per second.
  package let velocity: CGFloat

  /// The angular frequency, per second.
  package let frequency: CGFloat

  package init(target: CGFloat, displacement: CGFloat, velocity: CGFloat, frequency: CGFloat) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// A spring that starts with the given velocity and does not run past its target.
  ///
  /// It is made as stiff as it must be for that: the limit is `v = ω · distance`.
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

  /// A time after which it stays within that distance of the target.
  ///
  /// Each of the two terms of the position gets half of the distance.
  package func duration(within distance: CGFloat) -> TimeInterval {
    let first = displacement == 0 ? 0 : log(2 * abs(displacement) / distance) / frequency
    let second =
      slope == 0
      ? 0 : 2 / frequency * log(4 * abs(slope) / (exp(1) * frequency * distance))
    return max(0, first, second)
  }

  private var slope: CGFloat { velocity + frequency * displacement }
}
