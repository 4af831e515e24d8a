package import Foundation

/// Changes of a trajectory during the motion.
extension ScrollTrajectory {
  /// The trajectory after the app set the position.
  ///
  /// A glide keeps its velocity. The velocity of a spring resulted from its former displacement, so
  /// it is discarded: the content rests, or returns to an edge from its new position.
  package func resumed(
    at time: TimeInterval, from position: CGFloat, _ conditions: Conditions
  ) -> ScrollTrajectory {
    let velocity = isSpring(at: time) ? 0 : velocity(at: time)
    return .released(at: position, velocity: velocity, conditions)
  }

  /// The trajectory after the edges moved.
  ///
  /// A glide continues to the new edges or to the target. A spring returns the content to the edge
  /// that it is now past. If the content is no longer past an edge, its velocity decays at the rate
  /// of the spring, so that the content does not glide away. `shift` is added to the position.
  package func retargeted(
    at time: TimeInterval, toward target: CGFloat?, shiftedBy shift: CGFloat = 0,
    _ conditions: Conditions
  ) -> ScrollTrajectory {
    let position = position(at: time) + shift
    let velocity = velocity(at: time)
    if let target {
      return .released(at: position, velocity: velocity, toward: target, conditions)
    }
    guard isSpring(at: time) else {
      return .released(at: position, velocity: velocity, conditions)
    }
    var springDecay = conditions
    springDecay.rate = exp(-ScrollSpring.bounceFrequency / 1000)
    return .released(at: position, velocity: velocity, springDecay)
  }

  private func isSpring(at time: TimeInterval) -> Bool {
    let (current, _) = leg(at: time)
    guard case .spring = current else { return false }
    return true
  }
}
