internal import Foundation
internal import UIKitSimulator

/// What the finger does in recordings and screenshots.
enum GalleryScript {
  /// Pulls the list down, rests past the threshold, lets go, and waits until the news are in.
  ///
  /// The way is the same on every screen: content follows a finger the less the lower the screen is.
  ///
  /// - Parameter size: The size of the screen, in points.
  /// - Returns: The script; it takes five and a half seconds.
  static func pull(on size: CGSize) -> FingerScript {
    let x = size.width / 2
    let top = size.height * 0.3
    let way: CGFloat = 240
    return FingerScript()
      .wait(0.6)
      .drag(
        from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: top + way), duration: 0.9, hold: 0.5
      )
      .wait(3.5)
  }
}
