import Foundation
import Synchronization

/// Lays out text. All lengths are in points.
package protocol TextEngine: Sendable {
  func layout(_ request: TextRequest) -> TextLayout
  /// Returns the installed font with the name of a family or of a font, or `nil` if there is none.
  func face(named name: String) -> UIFont.Face?
}

/// Access to the text engine.
package enum Text {
  private static let storedEngine = Mutex<(any TextEngine)?>(nil)

  /// The engine that lays out text. `CairoRenderer.install()` of `UIKitCairo` sets it; reading it
  /// before that is a precondition failure.
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
