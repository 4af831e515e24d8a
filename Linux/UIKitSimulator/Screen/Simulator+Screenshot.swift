public import Foundation
internal import UIKit
// Re-exported for `Bitmap`, so that clients can write a screenshot to a file.
@_exported public import UIKitCairo

extension Simulator {
  /// Renders the current screen. Animations are shown at their current progress.
  ///
  /// - Parameter scale: The number of pixels per point. The device's scale by default.
  /// - Returns: The bitmap.
  public func screenshot(scale: CGFloat? = nil) -> Bitmap {
    advance(by: 0)
    return CairoRenderer(scale: scale ?? device.scale).bitmap(of: picture())
  }
}
