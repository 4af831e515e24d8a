internal import Foundation
internal import UIKit
internal import UIKitCairo

/// The content of the screen at a time, as a value that can be compared and rendered later.
struct ScreenPicture: Equatable, Sendable {
  /// The size of the screen in points.
  var size: CGSize
  /// The windows, from back to front.
  var windows: [ViewPicture]
}

extension Simulator {
  /// Returns the current content of the screen.
  func picture() -> ScreenPicture {
    run {
      ScreenPicture(
        size: device.size,
        windows: [window, overlayWindow].compactMap { $0.picture(at: loop.now) })
    }
  }
}

extension CairoRenderer {
  /// Renders the windows from back to front on black.
  func bitmap(of picture: ScreenPicture) -> Bitmap {
    var bitmap = bitmap(of: nil, size: picture.size)
    var screen = VectorPath()
    screen.addRect(CGRect(origin: .zero, size: picture.size))
    draw(DisplayList([.fill(screen, evenOdd: false, ink: .black)]), into: &bitmap)
    for window in picture.windows { draw(window, into: &bitmap) }
    return bitmap
  }
}
