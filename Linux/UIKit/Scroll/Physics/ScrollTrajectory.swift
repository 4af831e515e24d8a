package import Foundation

/// The way of the content along one axis, from when it is let go of until it rests.
///
/// A pure function of time: it glides, then a spring brings it to an edge or a target. Position and
/// velocity are continuous throughout, and it can be asked at any time, so that the frame rate has no
/// influence on the curve.
package struct ScrollTrajectory: Equatable, Sendable {
  package enum Leg: Equatable, Sendable {
    case rest(at: CGFloat)
    case glide(ScrollDeceleration)
    case spring(ScrollSpring)
  }

  /// What holds for the axis: the positions that are not past an edge, and how it behaves there.
  package struct Conditions: Equatable, Sendable {
    package var range: ClosedRange<CGFloat>
    package var rate: CGFloat
    package var bounces: Bool
    package var pixel: CGFloat

    /// Whether it is brought to a target at the spring's pace even where its speed would lead there.
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

    /// The whole pixel nearest to a position, within the range.
    package func aligned(_ position: CGFloat) -> CGFloat {
      let whole = (position / pixel).rounded() * pixel
      return min(max(whole, range.lowerBound), range.upperBound)
    }
  }

  package let first: Leg

  /// When the second leg takes over, if there is one.
  package let turn: TimeInterval?
  package let second: Leg

  /// When it rests, in seconds since it was let go of.
  package let duration: TimeInterval

  /// Where it rests.
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

// MARK: - Making one

extension ScrollTrajectory {
  /// Content that stays where it is.
  package static func resting(at position: CGFloat) -> ScrollTrajectory {
    ScrollTrajectory(.rest(at: position), duration: 0, destination: position)
  }

  /// Content let go of, with nothing to arrive at but what its own speed leads to.
  package static func released(
    at position: CGFloat, velocity: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let range = conditions.range
    let glide = ScrollDeceleration(start: position, velocity: velocity, rate: conditions.rate)
    let edge = min(max(position, range.lowerBound), range.upperBound)
    let missing = edge - position
    if missing != 0, velocity * missing <= 0 || (glide.destination - edge) * missing < 0 {
      // Past the edge, and not fast enough to come back by itself.
      return arriving(at: edge, from: position, velocity: velocity, pixel: conditions.pixel)
    }
    guard !range.contains(glide.destination) else {
      let destination = conditions.aligned(glide.destination)
      return gliding(from: position, to: destination, velocity: velocity, conditions)
    }
    let far = velocity < 0 ? range.lowerBound : range.upperBound
    guard let turn = glide.time(at: far) else { return .resting(at: far) }
    guard conditions.bounces else {
      return ScrollTrajectory(.glide(glide), until: turn, then: .rest(at: far), pixel: 1)
    }
    let spring = ScrollSpring(
      target: far, displacement: 0, velocity: glide.velocity(at: turn),
      frequency: ScrollSpring.bounceFrequency)
    return ScrollTrajectory(
      .glide(glide), until: turn, then: .spring(spring), pixel: conditions.pixel)
  }

  /// Content that is to arrive at a position which its own speed may not lead to.
  ///
  /// If the speed would carry it about that far, it glides there; else a spring takes it there.
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
    // The decay is chosen for the destination, so that it starts with the finger's own speed.
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
