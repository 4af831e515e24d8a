public import Foundation

/// A screen: its size in points and how many pixels a point has.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The rectangle of the screen, in points.
  public let bounds: CGRect

  /// Pixels a point.
  public let scale: CGFloat

  /// Makes a screen of a size.
  package init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
  }

  /// The screen's traits that do not depend on a window.
  public var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
