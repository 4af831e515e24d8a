/// How a footer or trailer begins to load.
public enum LoadMoreTrigger: Sendable, CaseIterable {
  /// When the end of the content comes near.
  case automatic
  /// When the user pulls the content past its end and lifts the finger.
  case pulled
}
