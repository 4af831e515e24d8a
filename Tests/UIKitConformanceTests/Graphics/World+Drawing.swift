import UIKit
import UIKitCairo

extension World {
  /// What Apple's system does on its own: provides something that measures text.
  nonisolated static func provideText() {
    CairoRenderer.install()
  }

  /// The image that is on screen of an image view right now.
  func shownImage(_ view: UIImageView) -> UIImage? { view.shownImage(at: loop.now) }

  /// The steps of drawing that are on screen of a view right now, besides those of its subviews.
  func shownCommands(_ view: UIView) -> [DrawingCommand] {
    (view.picture(at: loop.now)?.content ?? DisplayList()).commands
  }

  /// Sets how many pixels a point has.
  func setScale(_ scale: CGFloat) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(displayScale: scale)])
  }

  /// Sets the size of text that the user prefers.
  func setTextSize(_ category: UIContentSizeCategory) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(preferredContentSizeCategory: category)])
  }
}

extension CGFloat {
  /// Whether two numbers are the same but for what arithmetic adds to them.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  func isClose(to other: CGPoint) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    minX.isClose(to: other.minX, within: tolerance)
      && minY.isClose(to: other.minY, within: tolerance)
      && maxX.isClose(to: other.maxX, within: tolerance)
      && maxY.isClose(to: other.maxY, within: tolerance)
  }
}
