internal import CPango
internal import Foundation
internal import Synchronization
package import UIKit

/// Lays out text with Pango and caches the layouts that are in use.
package final class PangoTextEngine: TextEngine {
  package static let shared = PangoTextEngine()

  private let cache = Mutex(Cache())

  package func layout(_ request: TextRequest) -> TextLayout {
    cache.withLock { $0.text(for: request).layout }
  }

  package func face(named name: String) -> UIFont.Face? {
    cache.withLock { $0.face(named: name) }
  }

  /// Draws text on a cairo context with the top left corner of its layout at the origin.
  ///
  /// - Parameters:
  ///   - request: The text.
  ///   - address: The address of the `cairo_t`.
  ///   - scale: The number of pixels per point. Baselines are rounded to whole pixels.
  func draw(_ request: TextRequest, onContextAt address: UInt, scale: CGFloat) {
    cache.withLock { $0.text(for: request).draw(onContextAt: address, scale: scale) }
  }

  /// The typesetter and the recently used layouts.
  ///
  /// When `recent` has 1,000 entries, it becomes `older`, and the previous `older` is discarded.
  private struct Cache {
    private let typesetter = Typesetter()
    private var recent: [TextRequest: TypesetText] = [:]
    private var older: [TextRequest: TypesetText] = [:]
    private lazy var faces = typesetter.faces()

    mutating func face(named name: String) -> UIFont.Face? { faces[name] }

    mutating func text(for request: TextRequest) -> TypesetText {
      if let text = recent[request] { return text }
      let text = older[request] ?? typesetter.typeset(request)
      if recent.count >= 1_000 {
        older = recent
        recent = [:]
      }
      recent[request] = text
      return text
    }
  }
}
