import MJRefresh
import UIKit
import UIKitSimulator

/// A phone that shows one scroll view, and a finger.
@MainActor
struct Phone {
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

  /// Shows a controller in place of the scroll view.
  func show(_ controller: UIViewController) {
    simulator.show(controller)
  }

  func run(_ body: () -> Void) {
    simulator.run { body() }
    simulator.advance(by: 0)
  }

  func advance(by seconds: TimeInterval) {
    simulator.advance(by: seconds)
  }

  /// Pulls the content down and lets it go.
  func pullDown(by distance: CGFloat = 300) {
    simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 300 + distance), duration: 0.4)
  }

  /// Pulls the content up and lets it go.
  func pullUp(by distance: CGFloat = 300) {
    simulator.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - distance), duration: 0.4)
  }

  /// Scrolls to the end of the content.
  func scrollToEnd(of scrollView: UIScrollView) {
    run {
      scrollView.contentOffset.y =
        scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height
    }
  }
}
