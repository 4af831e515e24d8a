/// A source of headlines. Tests provide their own.
@MainActor
public protocol HeadlineSource: AnyObject {
  /// Returns the newest headlines, newest first. Throws an error if they cannot be loaded.
  func newest() async throws -> [String]
  /// Returns the headlines that follow the first `count` headlines; empty if there are no more.
  func older(after count: Int) async throws -> [String]
}
