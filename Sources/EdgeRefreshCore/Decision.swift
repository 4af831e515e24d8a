/// What an engine decided in answer to one event: a value of fixed size, compared whole in tests.
///
/// It says how things shall be, not how to get there. Whoever carries it out sets the percent, then
/// the state, then the inset and the offset, at the given speed, and runs the callbacks last.
public struct Decision: Equatable, Sendable {
  /// How fast inset and offset move.
  public enum Speed: Equatable, Sendable {
    /// At once. Where an animation has a number all the same, it takes the fast duration to be over.
    case immediate
    /// Over the fast duration, by default 0.25 seconds: controls opening.
    case fast
    /// Over the slow duration, by default 0.4 seconds: controls closing.
    case slow
  }

  /// The callbacks that are due; those of one decision run in the order of their declaration.
  public struct Callbacks: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A refresh that had called its handler is over and out of sight.
    public static let ended = Callbacks(rawValue: 1 << 0)
    /// The handler itself: load now.
    public static let refreshing = Callbacks(rawValue: 1 << 1)
    /// The control has opened and the handler was called.
    public static let began = Callbacks(rawValue: 1 << 2)
    /// The control starts to close.
    public static let endAnimationBegan = Callbacks(rawValue: 1 << 3)
  }

  /// The state from now on.
  public var state: RefreshState
  /// The pulling percent from now on: 0 at the edge, 1 at the threshold.
  public var pullingPercent: Double
  /// The part of the inset that the control owns, on its own side, in points.
  public var insetDelta: Double
  /// The offset to set along the axis; `nil` leaves it alone.
  public var pinnedOffset: Double?
  /// How inset and offset get there.
  public var speed: Speed
  /// The number of the animation that this decision starts, to be handed back in
  /// `animationFinished` when it is over; `nil` where nobody waits for one.
  public var animation: UInt32?
  /// What the app hears.
  public var callbacks: Callbacks
  /// How a refresh ended: set once for every refresh whose handler was called, in the decision that
  /// starts to close it or calls it off.
  public var outcome: RefreshOutcome?
}
