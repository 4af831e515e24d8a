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
      updateStyleOfOverlay()
      var overlay = overlayWindow.picture(at: loop.now)
      if let content = screenReaderContent() {
        // The drawing becomes the content of the overlay's window, so it is behind the status bar
        // and the finger.
        let drawing = ScreenReaderOverlay(
          content, in: overlayWindow.bounds, safeAreaInsets: device.safeAreaInsets)
        overlay?.content = drawing.displayList
        overlay?.contentBounds = overlayWindow.bounds
      }
      return ScreenPicture(
        size: device.size, windows: [window.picture(at: loop.now), overlay].compactMap(\.self))
    }
  }
}

extension Simulator {
  /// Gives the status bar and the home indicator the interface style of the app's root controller,
  /// so that they are visible if the app overrides the style of the system.
  private func updateStyleOfOverlay() {
    let style = window.rootViewController?.traitCollection.userInterfaceStyle ?? .unspecified
    guard overlayWindow.overrideUserInterfaceStyle != style else { return }
    overlayWindow.overrideUserInterfaceStyle = style
    // Draws the status bar again.
    loop.turn()
  }
}

extension CairoRenderer {
  /// Renders a screen. All pixels are opaque.
  func bitmap(of picture: ScreenPicture) -> Bitmap {
    var bitmap = Bitmap(width: 1, height: 1)
    draw(picture, replacing: &bitmap)
    return bitmap
  }

  /// Renders a screen into a bitmap, whose content is replaced.
  func draw(_ picture: ScreenPicture, replacing bitmap: inout Bitmap) {
    draw(picture.windows, size: picture.size, replacing: &bitmap)
  }
}
