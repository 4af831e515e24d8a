package import Foundation

/// The motion of released content along one axis, until it rests.
///
/// A pure function of time with at most two parts, called legs: for example, a glide, which slows
/// down gradually, and then a spring, which returns the content to an edge. Position and velocity
/// are continuous, except where content that does not bounce stops at an edge. The function can be
/// evaluated at any time, so the frame rate does not influence the curve.
package struct ScrollTrajectory: Equatable, Sendable {
  package enum Leg: Equatable, Sendable {
    case rest(at: CGFloat)
    case glide(ScrollDeceleration)
    case spring(ScrollSpring)
  }

  /// The conditions of the axis: the positions that are not past an edge, and the behavior at the
  /// edges.
  package struct Conditions: Equatable, Sendable {
    /// The positions that are not past an edge.
    package var range: ClosedRange<CGFloat>
    /// The fraction of the velocity that is kept per millisecond.
    package var rate: CGFloat
    /// Whether the content moves past the edges and returns.
    package var bounces: Bool
    /// The size of a pixel, in points.
    package var pixel: CGFloat

    /// Whether a spring moves the content to a target, even if its velocity would lead there.
    package var isPaging: Bool

    package init(
      range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool = true, pixel: CGFloat = 1,
      isPaging: Bool = false
    ) {
      self.range = range
      self.rate = rate
      self.bounces = bounces
      self.pixel = pixel
      self.isPaging = isPaging
    }

    /// The nearest position on a whole pixel, clamped to the range.
    package func aligned(_ position: CGFloat) -> CGFloat {
      let whole = (position / pixel).rounded() * pixel
      return min(max(whole, range.lowerBound), range.upperBound)
    }
  }

  package let first: Leg

  /// The time in seconds at which the second leg begins; `nil` if there is only one.
  package let turn: TimeInterval?
  package let second: Leg

  /// The time in seconds from the release until the content rests.
  package let duration: TimeInterval

  /// The position at which the content rests.
  package let destination: CGFloat

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return destination }
    let (leg, time) = leg(at: time)
    return leg.position(at: time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let (leg, time) = leg(at: time)
    return leg.velocity(at: time)
  }

  func leg(at time: TimeInterval) -> (Leg, TimeInterval) {
    guard let turn, time >= turn else { return (first, time) }
    return (second, time - turn)
  }

  private init(_ leg: Leg, duration: TimeInterval, destination: CGFloat) {
    first = leg
    turn = nil
    second = leg
    self.duration = duration
    self.destination = destination
  }

  private init(_ first: Leg, until turn: TimeInterval, then second: Leg, pixel: CGFloat) {
    self.first = first
    self.turn = turn
    self.second = second
    duration = turn + second.duration(within: pixel / 2)
    destination = second.destination
  }
}

// MARK: - Creating trajectories

extension ScrollTrajectory {
  /// Content that stays at a position.
  package static func resting(at position: CGFloat) -> ScrollTrajectory {
    ScrollTrajectory(.rest(at: position), duration: 0, destination: position)
  }

  /// Released content whose destination is determined by its velocity and the edges.
  package static func released(
    at position: CGFloat, velocity: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let range = conditions.range
    let glide = ScrollDeceleration(start: position, velocity: velocity, rate: conditions.rate)
    let edge = min(max(position, range.lowerBound), range.upperBound)
    let distanceToEdge = edge - position
    if distanceToEdge != 0,
      velocity * distanceToEdge <= 0 || (glide.destination - edge) * distanceToEdge < 0
    {
      // The content is past the edge and too slow to return without a spring.
      return arriving(at: edge, from: position, velocity: velocity, pixel: conditions.pixel)
    }
    guard !range.contains(glide.destination) else {
      let destination = conditions.aligned(glide.destination)
      return gliding(from: position, to: destination, velocity: velocity, conditions)
    }
    let reachedEdge = velocity < 0 ? range.lowerBound : range.upperBound
    guard let turn = glide.time(at: reachedEdge) else { return .resting(at: reachedEdge) }
    guard conditions.bounces else {
      return ScrollTrajectory(.glide(glide), until: turn, then: .rest(at: reachedEdge), pixel: 1)
    }
    let spring = ScrollSpring(
      target: reachedEdge, displacement: 0, velocity: glide.velocity(at: turn),
      frequency: ScrollSpring.bounceFrequency)
    return ScrollTrajectory(
      .glide(glide), until: turn, then: .spring(spring), pixel: conditions.pixel)
  }

  /// Released content that must stop at a target, even if its velocity leads elsewhere.
  ///
  /// The content glides to the target if its velocity would take it near the target. Otherwise, and
  /// always when paging or past an edge, a spring moves it there.
  package static func released(
    at position: CGFloat, velocity: CGFloat, toward target: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let natural = ScrollDeceleration.decay(rate: conditions.rate)
    let needed = target == position ? 0 : velocity / (target - position)
    let isNatural = needed >= natural / 2 && needed <= natural * 2
    if isNatural, !conditions.isPaging, conditions.range.contains(position) {
      return gliding(from: position, to: target, velocity: velocity, conditions)
    }
    return arriving(at: target, from: position, velocity: velocity, pixel: conditions.pixel)
  }

  private static func gliding(
    from position: CGFloat, to destination: CGFloat, velocity: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    guard destination != position, velocity != 0 else { return .resting(at: destination) }
    // The decay is computed from the destination, so that the motion starts with the velocity of
    // the finger.
    let decay = velocity / (destination - position)
    guard decay > 0 else {
      return arriving(
        at: destination, from: position, velocity: velocity, pixel: conditions.pixel)
    }
    let glide = ScrollDeceleration(start: position, velocity: velocity, decay: decay)
    return ScrollTrajectory(
      .glide(glide), duration: glide.duration(within: conditions.pixel / 2),
      destination: destination)
  }

  /// Content that a spring moves to a target, without overshooting it.
  package static func arriving(
    at target: CGFloat, from position: CGFloat, velocity: CGFloat, pixel: CGFloat
  ) -> ScrollTrajectory {
    let spring = ScrollSpring.arriving(at: target, from: position, velocity: velocity)
    return ScrollTrajectory(
      .spring(spring), duration: spring.duration(within: pixel / 2), destination: target)
  }
}

extension ScrollTrajectory.Leg {
  fileprivate var destination: CGFloat {
    switch self {
    case .rest(let position): position
    case .glide(let glide): glide.destination
    case .spring(let spring): spring.target
    }
  }

  fileprivate func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .rest(let position): position
    case .glide(let glide): glide.position(at: time)
    case .spring(let spring): spring.position(at: time)
    }
  }

  fileprivate func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .rest: 0
    case .glide(let glide): glide.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    }
  }

  fileprivate func duration(within distance: CGFloat) -> TimeInterval {
    switch self {
    case .rest: 0
    case .glide(let glide): glide.duration(within: distance)
    case .spring(let spring): spring.duration(within: distance)
    }
  }
}
