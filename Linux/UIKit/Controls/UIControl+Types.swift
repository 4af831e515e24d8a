extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the main function of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, not selected and not highlighted.
    public static let normal: State = []
    /// A finger touches the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
