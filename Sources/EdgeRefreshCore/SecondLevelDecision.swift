/// The decision of a ``SecondLevelEngine`` for one event. Tests compare decisions as a whole.
public struct SecondLevelDecision: Equatable, Sendable {
  /// The new state.
  public var state: SecondLevelState
  /// The amount that the second level adds to the inset at the start, in points.
  public var insetAmount: Double
  /// The offset to set along the axis; `nil` leaves the offset unchanged.
  public var pinnedOffset: Double?
  /// How fast the inset and the offset change.
  public var speed = Decision.Speed.immediate
  /// The number of the animation that this decision starts, to be passed to `animationFinished`
  /// when it ends; `nil` if its end does not matter.
  public var animation: UInt32?
  /// Whether a finger has pulled the content past the second threshold for the first time since it
  /// touched the content.
  public var isThresholdReached = false
}
