public import Foundation

/// A screen with a size in points and a scale.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The bounds of the screen, in points.
  public let bounds: CGRect

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a screen with a size in points and a scale in pixels per point.
  package init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
  }

  /// The current traits with the display scale of the screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
