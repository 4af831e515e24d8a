public import Foundation
internal import UIKit
// A screenshot is a bitmap, which everybody who takes one wants to write.
@_exported public import UIKitCairo

extension Simulator {
  /// Takes a picture of the screen as it is now, in the middle of animations too.
  ///
  /// - Parameter scale: How many pixels make a point; the device's own by default.
  /// - Returns: The picture.
  public func screenshot(scale: CGFloat? = nil) -> Bitmap {
    advance(by: 0)
    return CairoRenderer(scale: scale ?? device.scale).bitmap(of: picture())
  }
}
