extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// One bit a kind.
    public let rawValue: UInt

    /// The events whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down on it again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that went down on it moved beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that went down on it was lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a quality.
    public let rawValue: UInt

    /// The qualities whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
