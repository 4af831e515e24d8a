import UIKit

extension TestScreen {
  /// The geometry and opacity that a view has on screen now, animations included.
  func presentation(of view: UIView) -> (
    center: CGPoint, bounds: CGRect, transform: CGAffineTransform, alpha: CGFloat
  ) {
    let presentation = view.presentation(at: loop.now)
    let geometry = presentation.geometry
    return (geometry.center, geometry.bounds, geometry.transform, presentation.alpha)
  }

  /// The background color that a view has on screen now, animations included.
  func presentedBackground(of view: UIView) -> (red: CGFloat, green: CGFloat, blue: CGFloat)? {
    view.presentation(at: loop.now).background.map { ($0.red, $0.green, $0.blue) }
  }

  /// The image that an image view shows now.
  func presentedImage(of view: UIImageView) -> UIImage? { view.shownImage(at: loop.now) }

  /// The drawing commands of a view's own content now, without its subviews.
  func presentedCommands(of view: UIView) -> [DrawingCommand] {
    (view.picture(at: loop.now)?.content ?? DisplayList()).commands
  }

  /// The opacity of a navigation bar's background, animations excluded.
  func barBackgroundOpacity(of navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.backgroundOpacity
  }

  /// The opacity that a navigation bar's background has on screen now, animations included.
  func presentedBarBackgroundOpacity(of navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.presentedBackgroundOpacity(at: loop.now)
  }

  /// Sets the number of pixels per point.
  func setScale(_ scale: CGFloat) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(displayScale: scale)])
  }

  /// Sets the text size that the user prefers.
  func setTextSize(_ category: UIContentSizeCategory) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(preferredContentSizeCategory: category)])
  }

  /// Sets the number of frames per second.
  func setFrameRate(_ rate: Double) {
    loop.frameInterval = 1 / rate
  }

  /// Whether no animation runs and no frame callback is registered.
  var isIdle: Bool { !loop.isAnimating }
}
