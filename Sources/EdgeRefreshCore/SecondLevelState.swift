/// What the second level of a header is doing.
public enum SecondLevelState: Sendable, CaseIterable, Recorded {
  /// The second level is closed.
  case closed
  /// A finger holds the content past the second threshold. The second level opens when the finger
  /// is lifted.
  case armed
  /// The content moves out of view.
  case opening
  /// The second level fills the scroll view.
  case open
  /// The content returns.
  case closing
}
