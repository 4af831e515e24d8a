@testable import EdgeRefreshControls

extension Diagnostics {
  /// Returns the messages that the library reports while the body runs.
  static func messages(during body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let output = Diagnostics.output
    Diagnostics.output = { messages.append($0) }
    defer { Diagnostics.output = output }
    try body()
    return messages
  }
}
