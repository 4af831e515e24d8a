import Foundation
import Synchronization

/// What sets text; lengths in points.
package protocol TextEngine: Sendable {
  func layout(_ request: TextRequest) -> TextLayout
}

/// The text engine in use.
package enum Text {
  private static let storedEngine = Mutex<(any TextEngine)?>(nil)

  /// The engine that measures text; `UIKitCairo` installs one.
  package static var engine: any TextEngine {
    get {
      guard let engine = storedEngine.withLock({ $0 }) else {
        preconditionFailure(
          "No text engine: call CairoRenderer.install() of UIKitCairo, or use UIKitSimulator")
      }
      return engine
    }
    set {
      storedEngine.withLock { $0 = newValue }
    }
  }
}
