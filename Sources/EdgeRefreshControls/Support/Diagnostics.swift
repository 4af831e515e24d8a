import Foundation

/// Reports incorrect use of the library: each message once, and only in debug builds.
@MainActor
package enum Diagnostics {
  /// Writes a message. Default: to standard error. Tests replace it.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  private static var reportedMessages: Set<String> = []

  package static func report(_ message: String) {
    // Assertions are evaluated only in debug builds. This one never fails.
    assert(reportOnce(message))
  }

  private static func reportOnce(_ message: String) -> Bool {
    if reportedMessages.insert(message).inserted { output(message) }
    return true
  }
}
