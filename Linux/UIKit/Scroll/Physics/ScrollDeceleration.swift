package import Foundation

/// Content that was released in motion and loses a constant fraction of its velocity per
/// millisecond.
package struct ScrollDeceleration: Equatable, Sendable {
  /// The position at the release, in points.
  package let start: CGFloat

  /// The velocity at the release, in points per second.
  package let velocity: CGFloat

  /// The decay rate per second. After `t` seconds, the velocity is `velocity · exp(−decay · t)`.
  package let decay: CGFloat

  package init(start: CGFloat, velocity: CGFloat, decay: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.decay = decay
  }

  /// Creates a deceleration from a deceleration rate, the fraction of the velocity kept per
  /// millisecond.
  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: velocity, decay: Self.decay(rate: rate))
  }

  /// The decay rate per second for a deceleration rate per millisecond.
  ///
  /// Rates are clamped to 0.001…0.9999, so that the content comes to rest.
  package static func decay(rate: CGFloat) -> CGFloat {
    -1000 * log(min(max(rate, 0.001), 0.9999))
  }

  /// The position at which the content comes to rest if nothing stops it.
  package var destination: CGFloat { start + velocity / decay }

  package func position(at time: TimeInterval) -> CGFloat {
    start + velocity / decay * (1 - exp(-decay * time))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(-decay * time)
  }

  /// The time in seconds at which the content passes a position, or `nil` if it never does.
  package func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = (position - start) * decay / velocity
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / decay
  }

  /// The time in seconds after which the remaining distance is less than `distance`.
  package func duration(within distance: CGFloat) -> TimeInterval {
    max(0, log(abs(velocity) / decay / distance) / decay)
  }
}
