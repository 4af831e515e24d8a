/// Where headlines come from; tests give one of their own.
@MainActor
public protocol HeadlineSource: AnyObject {
  /// The newest headlines.
  func newest() async throws -> [String]
  /// The headlines after the given number of them; empty where there are no more.
  func older(after count: Int) async throws -> [String]
}
