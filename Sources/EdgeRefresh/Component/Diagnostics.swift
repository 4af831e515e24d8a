import Foundation

/// Says what an app does wrong: once for each mistake, and only in debug builds.
@MainActor
enum Diagnostics {
  /// Where a message goes. Tests put their own in.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  private static var said: Set<String> = []

  static func report(_ message: String) {
    // An assertion is evaluated in debug builds only; this one always holds.
    assert(say(message))
  }

  private static func say(_ message: String) -> Bool {
    if said.insert(message).inserted { output(message) }
    return true
  }
}
