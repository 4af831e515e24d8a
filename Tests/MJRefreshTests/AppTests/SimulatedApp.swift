import MJRefresh
import UIKit
import UIKitSimulator

/// An app in the simulator that shows a scroll view or a view controller, with gestures for tests.
@MainActor
struct SimulatedApp {
  let simulator = Simulator()
  let scrollView: UIScrollView

  init(contentSize: CGSize = CGSize(width: 390, height: 2000)) {
    let controller = UIViewController()
    scrollView = simulator.run { UIScrollView(frame: controller.view.bounds) }
    scrollView.contentSize = contentSize
    scrollView.alwaysBounceVertical = true
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scrollView)
    simulator.show(controller)
  }

  /// Replaces the scroll view with the view of a controller.
  func show(_ controller: UIViewController) {
    simulator.show(controller)
  }

  /// Runs code in the app and then all work that is due at the current time.
  func run(_ body: () -> Void) {
    simulator.run { body() }
    simulator.advance(by: 0)
  }

  func advance(by seconds: TimeInterval) {
    simulator.advance(by: seconds)
  }

  /// Drags the content down and lifts the finger.
  func pullDown(by distance: CGFloat = 300) {
    simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 300 + distance), duration: 0.4)
  }

  /// Drags the content up and lifts the finger.
  func pullUp(by distance: CGFloat = 300) {
    simulator.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - distance), duration: 0.4)
  }

  /// Scrolls to the end of the content without animation.
  func scrollToEnd(of scrollView: UIScrollView) {
    run {
      scrollView.contentOffset.y =
        scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height
    }
  }
}
