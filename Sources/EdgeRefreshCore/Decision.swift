/// An engine's decision for one event. Tests compare decisions as a whole.
///
/// It describes the result, not the steps to reach it. The control first sets the progress, then
/// the state, then the inset and the offset at the given speed, and finally runs the callbacks.
public struct Decision: Equatable, Sendable, Recorded {
  /// How fast the inset and the offset change.
  public enum Speed: Equatable, Sendable, Recorded {
    /// At once. If the decision has an animation number, only the alpha and the app's content view
    /// are animated, with the opening duration.
    case immediate
    /// Over the opening duration, by default 0.25 seconds.
    case fast
    /// Over the closing duration, by default 0.4 seconds.
    case slow
  }

  /// The callbacks that are due. The first four run in the order of their declaration.
  public struct Callbacks: OptionSet, Sendable, Recorded {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A refresh whose handler was called has ended. A pulled control reports this when it has
    /// closed, is detached, displays a failure, is pulled again or begins another refresh.
    public static let ended = Callbacks(rawValue: 1 << 0)
    /// The handler is to be called.
    public static let refreshing = Callbacks(rawValue: 1 << 1)
    /// The control has opened, and its handler was called.
    public static let began = Callbacks(rawValue: 1 << 2)
    /// The control starts to close after a refresh whose handler was called.
    public static let endAnimationBegan = Callbacks(rawValue: 1 << 3)
    /// A finger has pulled the content past the threshold, for the first time since it touched the
    /// content, and a refresh may begin.
    public static let thresholdReached = Callbacks(rawValue: 1 << 4)
    /// A finger has pulled the content past the threshold of the second level, for the first time
    /// since it touched the content: see ``SecondLevelEngine``.
    public static let secondThresholdReached = Callbacks(rawValue: 1 << 5)
  }

  /// The new state.
  public var state: RefreshState
  /// How far the control is pulled: 0 at the edge, 1 at the threshold.
  public var progress: Double
  /// The amount that the control adds to the inset on its side, in points.
  public var insetAmount: Double
  /// The offset to set along the axis; `nil` leaves the offset unchanged.
  public var pinnedOffset: Double?
  /// How fast the inset and the offset change.
  public var speed = Speed.immediate
  /// The number of the animation that this decision starts, to be passed to `animationFinished`
  /// when it ends; `nil` if its end does not matter.
  public var animation: UInt32?
  /// The callbacks that are due.
  public var callbacks = Callbacks(rawValue: 0)
  /// The holds whose durations begin now. When a duration ends, pass its hold to `holdEnded` with
  /// the number of the refresh: ``PullEngine/holdNumber``.
  public var holds = Hold(rawValue: 0)
  /// How a refresh ended. It is set once for each refresh whose handler was called, in the decision
  /// that ends or cancels it; otherwise it is `nil`.
  public var outcome: RefreshOutcome?
  /// What the second level is doing; `closed` if there is none.
  public var secondLevel = SecondLevelState.closed
  /// Whether the second level determines the inset and the offset.
  public var isBySecondLevel = false
  /// The number of an animation of the control that does not run, because the second level moves
  /// the content. It is to be passed to `animationFinished` at once.
  public var replacedAnimation: UInt32?
}

/// The reasons for which a control stays open after its refresh has ended.
///
/// An engine has no clock, so the control measures the duration of each hold.
public struct Hold: OptionSet, Hashable, Sendable, Recorded {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The refresh has not been visible for the minimum duration. The duration begins when the
  /// refresh begins.
  public static let minimumDuration = Hold(rawValue: 1 << 0)
  /// The control displays how the refresh ended. The duration begins when the refresh ends.
  public static let result = Hold(rawValue: 1 << 1)
}
