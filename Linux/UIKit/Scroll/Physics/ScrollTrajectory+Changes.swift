package import Foundation

/// What becomes of a way when the world changes while the content is on it.
extension ScrollTrajectory {
  /// Somebody has put the content elsewhere.
  ///
  /// A glide keeps its speed. A spring had its speed from the place it was pulled to, which no longer
  /// matters: the content rests, or comes back from where it is now.
  package func resumed(
    at time: TimeInterval, from position: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let velocity = isSpring(at: time) ? 0 : velocity(at: time)
    return .released(at: position, velocity: velocity, conditions)
  }

  /// Edges have moved.
  ///
  /// A glide goes on, to new edges or the target. A bounce goes to the edge that the content is past
  /// now; if it is past none any more, it runs out at the spring's own pace instead of gliding away.
  package func retargeted(
    at time: TimeInterval, toward target: CGFloat?, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let position = position(at: time)
    let velocity = velocity(at: time)
    if let target {
      return .released(at: position, velocity: velocity, toward: target, conditions)
    }
    guard isSpring(at: time) else {
      return .released(at: position, velocity: velocity, conditions)
    }
    var runningOut = conditions
    runningOut.rate = exp(-ScrollSpring.bounceFrequency / 1000)
    return .released(at: position, velocity: velocity, runningOut)
  }

  private func isSpring(at time: TimeInterval) -> Bool {
    let (current, _) = leg(at: time)
    guard case .spring = current else { return false }
    return true
  }
}
