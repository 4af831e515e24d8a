/// The reasons for which a control stays open after its refresh has ended.
///
/// Each has a duration. An engine has no clock: its component measures the duration, and reports
/// its end with the number of the refresh.
public struct Hold: OptionSet, Hashable, Sendable, Recorded {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The refresh has not been visible for the minimum duration. The duration begins when the
  /// refresh begins.
  public static let minimumDuration = Hold(rawValue: 1 << 0)
  /// The control displays how the refresh ended. The duration begins when the refresh ends.
  public static let result = Hold(rawValue: 1 << 1)
}
