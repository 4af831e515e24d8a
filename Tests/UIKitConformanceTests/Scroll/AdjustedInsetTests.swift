import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AdjustedInsetTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)

  private func adjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
    change: (UIScrollView) -> Void = { _ in }
  ) -> UIEdgeInsets {
    let screen = TestScreen()
    screen.setSafeAreaInsets(Self.safeArea)
    let view = screen.scrollView()
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentSize = content
    view.contentInsetAdjustmentBehavior = behavior
    change(view)
    return view.adjustedContentInset
  }

  @Test func `the never behavior adds nothing`() {
    let inset = adjusted(.never, content: CGSize(width: 5000, height: 5000))
    #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `the always behavior adds the whole safe area`() {
    let inset = adjusted(.always, content: .zero)
    #expect(inset == UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 14))
  }

  @Test func `scrollableAxes and automatic add the safe area only along scrollable axes`() {
    for behavior in [
      UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic,
    ] {
      #expect(
        adjusted(behavior, content: CGSize(width: 100, height: 5000))
          == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
      #expect(
        adjusted(behavior, content: CGSize(width: 5000, height: 100))
          == UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14))
      #expect(
        adjusted(behavior, content: .zero) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test func `content that always bounces counts as scrollable`() {
    let inset = adjusted(.scrollableAxes, content: .zero) { $0.alwaysBounceVertical = true }
    #expect(inset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
  }

  @Test func `automatic adds the top and bottom safe area inside a navigation controller`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(Self.safeArea)
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
    controller.view = view
    screen.window.rootViewController = UINavigationController(rootViewController: controller)
    screen.turn()
    #expect(view.adjustedContentInset.top == view.safeAreaInsets.top)
    #expect(view.adjustedContentInset.top > 47)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(view.adjustedContentInset.top == 0)
  }

  @Test func `the content of a view controller starts below the bar`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(Self.safeArea)
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
    view.contentSize = CGSize(width: 390, height: 3000)
    controller.view = view
    screen.window.rootViewController = UINavigationController(rootViewController: controller)
    screen.turn()
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    #expect(view.contentOffset.y < -47)
  }

  @Test func `scrolled content stays when the safe area changes`() {
    let screen = TestScreen()
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
    view.contentSize = CGSize(width: 390, height: 3000)
    controller.view = view
    screen.window.rootViewController = controller
    screen.turn()
    view.contentOffset.y = 500
    screen.setSafeAreaInsets(Self.safeArea)
    screen.turn()
    #expect(view.adjustedContentInset.top == 47)
    #expect(view.contentOffset.y == 500)
  }

  @Test func `changes of the adjusted inset are reported once`() {
    final class RecordingScrollView: UIScrollView {
      let log = EventLog()
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log.record("method")
      }
    }
    let screen = TestScreen()
    let view = RecordingScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
    let delegate = RecordingScrollDelegate(view.log)
    view.delegate = delegate
    view.contentInset.top = 5
    view.contentInset.top = 5
    #expect(view.log.takeEntries().filter { $0 != "scroll" } == ["method", "adjusted inset"])
    view.contentInsetAdjustmentBehavior = .always
    screen.window.addSubview(view)
    #expect(view.log.takeEntries().isEmpty)
    screen.setSafeAreaInsets(Self.safeArea)
    #expect(view.log.takeEntries().filter { $0 != "scroll" } == ["method", "adjusted inset"])
  }

  @Test func `removing the safe area clamps the offset`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(Self.safeArea)
    let view = screen.scrollView()
    view.contentOffset.y = -47
    screen.setSafeAreaInsets(.zero)
    #expect(view.contentOffset.y == 0)
  }
}
