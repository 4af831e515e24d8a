package import Testing
import UIKit
import UIKitCairo

/// Gives each test its own main run loop, whose time advances only when the test advances it.
///
/// The tests take turns. Otherwise, while one of them waits for a task, another one could change a
/// value that all tests share, such as the language of `RefreshConfiguration.default`.
package struct IsolatedRunLoop: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    CairoRenderer.install()
    await Turns.wait()
    defer { Task { await Turns.end() } }
    try await MainLoop.$current.withValue(MainLoop()) {
      try await function()
      for report in await MainLoop.current.layoutsOutsideWindow { Issue.record("\(report)") }
    }
  }
}

/// The turns of the isolated tests.
@MainActor private enum Turns {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func wait() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

extension Trait where Self == IsolatedRunLoop {
  /// Gives each test its own main run loop, whose time advances only when the test advances it.
  package static var isolated: Self { IsolatedRunLoop() }
}
