internal import Foundation
internal import UIKit
internal import UIKitCairo

/// What is on the screen at a moment, as a value: to be compared at once and drawn later.
struct ScreenPicture: Equatable, Sendable {
  /// The size of the screen in points.
  var size: CGSize
  /// The windows, the one in front last.
  var windows: [ViewPicture]
}

extension Simulator {
  /// What is on the screen now.
  func picture() -> ScreenPicture {
    run {
      ScreenPicture(
        size: device.size,
        windows: [window, overlayWindow].compactMap { $0.picture(at: loop.now) })
    }
  }
}

extension CairoRenderer {
  /// Draws the windows over one another; what none of them covers is black.
  func bitmap(of picture: ScreenPicture) -> Bitmap {
    var bitmap = bitmap(of: nil, size: picture.size)
    var screen = VectorPath()
    screen.addRect(CGRect(origin: .zero, size: picture.size))
    draw(DisplayList([.fill(screen, evenOdd: false, ink: .black)]), into: &bitmap)
    for window in picture.windows { draw(window, into: &bitmap) }
    return bitmap
  }
}
