import Testing

/// Scenario S90: an app may block all threads but the main one. The library therefore measures time
/// with timers of the main queue only, in one place.
struct MainQueueTests {
  private static let others = [
    "Task.sleep", "Clock", "Timer", "DispatchQueue.global", "Thread.sleep",
  ]

  private static var files: [String] {
    Repository.swiftFiles.filter { $0.hasPrefix("Sources/") }
  }

  /// The lines of a file that are not comments.
  private static func code(_ path: String) throws -> [Substring] {
    try Repository.text(of: path).split(separator: "\n").filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
  }

  @Test(arguments: files)
  func `no other clock is used`(_ path: String) throws {
    for line in try Self.code(path) {
      for name in Self.others { #expect(!line.contains(name), "\(path): \(line)") }
    }
  }

  @Test func `delays are scheduled in one place`() throws {
    let scheduling = try Self.files.filter { path in
      try Self.code(path).contains { $0.contains("asyncAfter") || $0.contains("DispatchWorkItem") }
    }
    #expect(scheduling == ["Sources/EdgeRefreshControls/Support/Platform.swift"])
  }
}
