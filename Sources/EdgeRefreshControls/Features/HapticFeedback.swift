/// What the user feels when a pull reaches the threshold.
public enum HapticFeedback: Sendable, CaseIterable {
  /// Nothing.
  case off
  /// A light impact, if the device and the user's settings allow it.
  case system
}
