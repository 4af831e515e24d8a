import Foundation

/// Says what an app does wrong: once for each mistake, and only in debug builds.
@MainActor
enum Diagnostics {
  /// Where a message goes. Tests put their own in.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  /// Runs an action after so many seconds. Tests put their own clock in.
  static var schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = {
    seconds, action in
    Task {
      try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      action()
    }
  }

  private static var said: Set<String> = []

  static func report(_ message: String) {
    // An assertion is evaluated in debug builds only; this one always holds.
    assert(say(message))
  }

  /// Reports what a closure returns after so many seconds; nothing for `nil`.
  static func report(
    after seconds: TimeInterval, _ message: @escaping @MainActor () -> String?
  ) {
    assert(sayLater(seconds, message))
  }

  private static func sayLater(
    _ seconds: TimeInterval, _ message: @escaping @MainActor () -> String?
  ) -> Bool {
    schedule(seconds) { message().map(report) }
    return true
  }

  private static func say(_ message: String) -> Bool {
    if said.insert(message).inserted { output(message) }
    return true
  }
}
