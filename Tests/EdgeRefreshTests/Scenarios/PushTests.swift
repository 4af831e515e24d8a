import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A view controller that begins a refresh when its view loads, as many apps do.
private final class RefreshingViewController: UIViewController {
  let header = NormalHeader()
  let scrollView = UIScrollView()
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scrollView)
    header.refreshingBlock = { [weak self] in self?.loads += 1 }
    scrollView.refreshHeader = header
    header.beginRefreshing()
  }
}

@Suite(.isolated)
@MainActor
struct PushTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.current.advance(by: 0.5)
  }

  @Test(.scenario("S18"))
  func `a refresh that begins in viewDidLoad does not move the content during the push`() throws {
    let controller = RefreshingViewController()
    navigation.pushViewController(controller, animated: true)
    MainLoop.current.advance(by: 0.05)
    let loop = MainLoop.current
    let first = controller.scrollView.presentation(at: loop.now).geometry.bounds.origin.y
    for _ in 1...12 {
      loop.advance(by: 0.05)
      let now = controller.scrollView.presentation(at: loop.now).geometry.bounds.origin.y
      #expect(now == first, "the content does not scroll during the push")
    }
    #expect(controller.header.state == .refreshing)
    #expect(controller.loads == 1)
    #expect(
      controller.scrollView.contentOffset.y == -controller.scrollView.adjustedContentInset.top
        .roundedForComparison)
    #expect(controller.scrollView.contentInset.top.roundedForComparison == 54)
  }

  @Test(.scenario("S1"), .scenario("S2"))
  func `pushing and popping while the header refreshes leaves no gap`() {
    let controller = RefreshingViewController()
    navigation.pushViewController(controller, animated: true)
    MainLoop.current.advance(by: 1)
    let resting = controller.scrollView.contentOffset.y.roundedForComparison
    for _ in 1...3 {
      navigation.pushViewController(UIViewController(), animated: true)
      MainLoop.current.advance(by: 1)
      #expect(controller.header.window == nil)
      navigation.popViewController(animated: true)
      MainLoop.current.advance(by: 1)
      #expect(controller.header.state == .refreshing)
      #expect(controller.header.loadingView.isAnimating)
      #expect(controller.scrollView.contentInset.top.roundedForComparison == 54)
      #expect(controller.scrollView.contentOffset.y.roundedForComparison == resting)
    }
    controller.header.endRefreshing()
    MainLoop.current.advance(by: 1)
    #expect(controller.scrollView.contentInset == .zero)
    #expect(controller.loads == 1)
  }
}
