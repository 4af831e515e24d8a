import EdgeRefreshControls
import UIKit

/// The *container* of a second level: the subview of the scroll view that contains the app's view.
///
/// It is as large as the scroll view and lies before the beginning of the content, behind the
/// control.
final class SecondLevelView: UIView, ListPart {
  private weak var level: SecondLevel?
  /// The view controller that this view has added to a parent.
  private var child: UIViewController?

  init(of level: SecondLevel) {
    self.level = level
    super.init(frame: .zero)
    clipsToBounds = true
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Adds this view to a scroll view, and the app's view controller to the nearest view controller.
  func add(to scrollView: UIScrollView, behind control: UIView) {
    guard let level else { return }
    let controller = level.viewController
    if let controller, controller.parent == nil, let parent = scrollView.nearestController {
      child = controller
      parent.addChild(controller)
    }
    if let view = level.view ?? controller?.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      addSubview(view)
    }
    scrollView.insertSubview(self, belowSubview: control)
    if let child { child.didMove(toParent: child.parent) }
  }

  /// Removes the view from the scroll view, and the view controller from its parent.
  func remove() {
    child?.willMove(toParent: nil)
    removeFromSuperview()
    child?.removeFromParent()
    child = nil
    // The app may use the view elsewhere.
    if let view = level?.view ?? level?.viewController?.viewIfLoaded, view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Lays out the view before the content of a scroll view.
  func layOut(in scrollView: UIScrollView, at x: CGFloat) {
    let size = scrollView.bounds.size
    let frame = CGRect(x: x, y: -size.height, width: size.width, height: size.height)
    guard frame != self.frame && frame.hasFiniteNumbers else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  func fade(to alpha: CGFloat) {
    UIView.animateFromCurrentState(lasting: 0.2) { self.alpha = alpha }
  }

  func show() { UIView.performWithoutAnimation { alpha = 1 } }

  override func accessibilityPerformEscape() -> Bool {
    guard let level else { return super.accessibilityPerformEscape() }
    level.close()
    return true
  }
}
