package import Foundation

/// The motion of the content along both axes while no finger moves it: a pure function of time.
package struct ScrollMotion: Equatable, Sendable {
  /// The reason for the motion.
  package enum Purpose: Equatable, Sendable {
    /// A finger released the content.
    case deceleration
    /// A wheel with notches was turned.
    case wheel
    /// The app requested an animated scroll.
    case animation
  }

  package enum Path: Equatable, Sendable {
    case free(x: ScrollTrajectory, y: ScrollTrajectory)
    case eased(ScrollEasing)
  }

  package let purpose: Purpose

  /// The start time in seconds, by the run loop's clock.
  package internal(set) var start: TimeInterval
  package let path: Path

  /// The offset at which the content must stop; `nil` if its velocity determines that.
  package var target: CGPoint?

  package init(purpose: Purpose, start: TimeInterval, path: Path, target: CGPoint? = nil) {
    self.purpose = purpose
    self.start = start
    self.path = path
    self.target = target
  }

  package var duration: TimeInterval {
    switch path {
    case .free(let x, let y): max(x.duration, y.duration)
    case .eased(let easing): easing.duration
    }
  }

  /// The offset at which the content stops.
  package var destination: CGPoint {
    switch path {
    case .free(let x, let y): CGPoint(x: x.destination, y: y.destination)
    case .eased(let easing): easing.end
    }
  }

  package func isOver(at time: TimeInterval) -> Bool {
    time - start >= duration
  }

  package func offset(at time: TimeInterval) -> CGPoint {
    let time = max(0, time - start)
    switch path {
    case .free(let x, let y): return CGPoint(x: x.position(at: time), y: y.position(at: time))
    case .eased(let easing): return easing.offset(at: time)
    }
  }

  package func velocity(at time: TimeInterval) -> CGPoint {
    let time = max(0, time - start)
    switch path {
    case .free(let x, let y): return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
    case .eased: return .zero
    }
  }
}

/// An animated programmatic scroll that starts slowly and ends slowly.
package struct ScrollEasing: Equatable, Sendable {
  /// The default duration, in seconds.
  package static let duration: TimeInterval = 0.3

  package let begin: CGPoint
  package let end: CGPoint
  package let duration: TimeInterval

  package init(from begin: CGPoint, to end: CGPoint, duration: TimeInterval = Self.duration) {
    self.begin = begin
    self.end = end
    self.duration = duration
  }

  package func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return end }
    let share = share(at: time)
    return CGPoint(x: begin.x + (end.x - begin.x) * share, y: begin.y + (end.y - begin.y) * share)
  }

  /// Returns an animation with another end and the same duration that passes through `position` at
  /// `time`.
  package func redirected(
    at time: TimeInterval, from position: CGPoint, to end: CGPoint
  ) -> ScrollEasing {
    let share = share(at: time)
    guard share < 1 else { return ScrollEasing(from: position, to: end, duration: duration) }
    // The start from which the curve passes through the position at the time.
    let begin = CGPoint(
      x: (position.x - end.x * share) / (1 - share), y: (position.y - end.y * share) / (1 - share))
    return ScrollEasing(from: begin, to: end, duration: duration)
  }

  private func share(at time: TimeInterval) -> CGFloat {
    CGFloat((1 - cos(.pi * min(max(time, 0), duration) / duration)) / 2)
  }
}
