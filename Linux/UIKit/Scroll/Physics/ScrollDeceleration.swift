package import Foundation

/// Content that was let go of in motion and loses the same share of its speed in every millisecond.
package struct ScrollDeceleration: Equatable, Sendable {
  /// Where it was let go of, in points.
  package let start: CGFloat

  /// How fast it was then, in points per second.
  package let velocity: CGFloat

  /// The share of the speed that is lost per second, as the exponent of a natural exponential.
  package let decay: CGFloat

  package init(start: CGFloat, velocity: CGFloat, decay: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.decay = decay
  }

  /// Content let go of with a deceleration rate, which is the share of speed kept per millisecond.
  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: velocity, decay: Self.decay(rate: rate))
  }

  /// The exponent per second of a rate per millisecond.
  ///
  /// Rates outside of 0…1 mean nothing; they are taken for the nearest one that comes to rest.
  package static func decay(rate: CGFloat) -> CGFloat {
    -1000 * log(min(max(rate, 0.001), 0.9999))
  }

  /// Where it would come to rest if nothing stopped it.
  package var destination: CGFloat { start + velocity / decay }

  package func position(at time: TimeInterval) -> CGFloat {
    start + velocity / decay * (1 - exp(-decay * time))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(-decay * time)
  }

  /// When it passes a position, or nil if it never does.
  package func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = (position - start) * decay / velocity
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / decay
  }

  /// When less than that distance is left.
  package func duration(within distance: CGFloat) -> TimeInterval {
    max(0, log(abs(velocity) / decay / distance) / decay)
  }
}
