package import Testing
import UIKit
import UIKitCairo

/// Gives each test its own main run loop, whose time advances only when the test advances it.
package struct IsolatedRunLoop: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    CairoRenderer.install()
    try await MainLoop.$current.withValue(MainLoop()) { try await function() }
  }
}

extension Trait where Self == IsolatedRunLoop {
  /// Gives each test its own main run loop, whose time advances only when the test advances it.
  package static var isolated: Self { IsolatedRunLoop() }
}
