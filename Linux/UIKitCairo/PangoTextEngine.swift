internal import CPango
internal import Foundation
internal import Synchronization
package import UIKit

/// Sets text with Pango; what was set is kept as long as it is asked for.
package final class PangoTextEngine: TextEngine {
  package static let shared = PangoTextEngine()

  private let desk = Mutex(Desk())

  package func layout(_ request: TextRequest) -> TextLayout {
    desk.withLock { $0.text(for: request).layout }
  }

  /// Draws the text on a cairo context, the top left corner of its layout at the origin.
  ///
  /// - Parameters:
  ///   - request: What is drawn.
  ///   - address: The address of the `cairo_t`.
  ///   - scale: Pixels a point; baselines go to whole pixels.
  func draw(_ request: TextRequest, onContextAt address: UInt, scale: CGFloat) {
    desk.withLock { $0.text(for: request).draw(onContextAt: address, scale: scale) }
  }

  /// What setting text needs, and the texts set lately.
  private struct Desk {
    private let typesetter = Typesetter()
    private var recent: [TextRequest: SetText] = [:]
    private var older: [TextRequest: SetText] = [:]

    mutating func text(for request: TextRequest) -> SetText {
      if let text = recent[request] { return text }
      let text = older[request] ?? typesetter.set(request)
      if recent.count >= 1_000 {
        older = recent
        recent = [:]
      }
      recent[request] = text
      return text
    }
  }
}
