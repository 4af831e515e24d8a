import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct NavigationTests {
  private let log = EventLog()

  /// Shows a navigation controller whose stack has view controllers with these names, and empties
  /// the log.
  private func navigation(_ screen: TestScreen, _ names: String...) -> UINavigationController {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { RecordingViewController($0, log) }
    screen.window.rootViewController = navigation
    screen.turn()
    _ = log.takeEntries()
    return navigation
  }

  @Test func `the root appears with the navigation controller`() {
    let screen = TestScreen()
    let root = RecordingViewController("a", log)
    let navigation = UINavigationController(rootViewController: root)
    #expect(log.takeEntries() == ["a willMove in", "a didMove in"])
    screen.window.rootViewController = navigation
    screen.turn()
    #expect(log.takeEntries() == ["a didLoad", "a willAppear", "a didAppear"])
    #expect(root.navigationController === navigation)
    #expect(navigation.topViewController === root)
  }

  @Test func `the bar is below the status bar and part of the safe area`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    let view = navigation.topViewController?.view
    #expect(view?.frame == screen.window.bounds)
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.items?.last?.title == "a")
    navigation.isNavigationBarHidden = true
    screen.turn()
    #expect(view?.safeAreaInsets.top == 47)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func `a glass bar is higher, and its buttons are on glass`() throws {
    MainLoop.current.barLook = .glass
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    let item = UIBarButtonItem(title: "Select", primaryAction: UIAction { _ in })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    screen.turn()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 54))
    let buttons = navigation.navigationBar.subviews.flatMap(\.subviews).filter {
      $0.accessibilityTraits == .button
    }
    let back = try #require(buttons.first { $0.accessibilityIdentifier == "BackButton" })
    #expect(back.frame == CGRect(x: 16, y: 0, width: 44, height: 54))
    #expect(back.accessibilityLabel == "a", "a screen reader reads where it leads")
    let select = try #require(buttons.first { $0 !== back })
    #expect(select.frame.maxX == 374 && select.frame.width > 60)
    for button in buttons {
      let glass = try #require(button.subviews.first)
      #expect(glass.frame == button.bounds.insetBy(dx: 0, dy: 5) && glass.layer.cornerRadius == 22)
    }
  }

  @Test func `below a glass bar, content fades out`() throws {
    MainLoop.current.barLook = .glass
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let rows = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    rows.backgroundColor = .black
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = rows.bounds.size
    scrollView.addSubview(rows)
    navigation.topViewController?.view.addSubview(scrollView)
    screen.turn()
    scrollView.contentOffset.y = 500
    #expect(screen.barBackgroundOpacity(of: navigation) == 1)
    let background = try #require(navigation.navigationBar.subviews.first)
    let fade = try #require(background.subviews.first)
    #expect(background.backgroundColor == nil && fade.frame.height > background.frame.height)
    let opacities = screen.presentedCommands(of: fade).compactMap { command -> CGFloat? in
      if case .fill(_, _, let ink) = command { ink.alpha } else { nil }
    }
    #expect(opacities.count > 50 && opacities == opacities.sorted(by: >))
    #expect(opacities.first ?? 0 > 0.9 && opacities.last ?? 1 < 0.1)
  }

  @Test func `the direction of the bar applies to its content`() throws {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    func backButton(in view: UIView) -> UIView? {
      view.accessibilityIdentifier == "BackButton"
        ? view : view.subviews.lazy.compactMap(backButton).first
    }
    func isBackButtonAtLeft() throws -> Bool {
      screen.turn()
      let button = try #require(backButton(in: navigation.navigationBar))
      return button.convert(button.bounds, to: nil).midX < 195
    }
    #expect(try isBackButtonAtLeft())
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    #expect(try !isBackButtonAtLeft())
    navigation.navigationBar.semanticContentAttribute = .unspecified
    #expect(try isBackButtonAtLeft())
  }

  @Test func `a push calls both controllers before and after the animation`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let pushed = RecordingViewController("b", log)
    navigation.pushViewController(pushed, animated: true)
    #expect(
      log.takeEntries() == ["b willMove in", "a willDisappear", "b didLoad", "b willAppear"])
    #expect(navigation.viewControllers.count == 2)
    #expect(pushed.view.center.x == 195)
    #expect(screen.presentation(of: pushed.view).center.x == 585)
    screen.advance(0.2)
    let centerX = screen.presentation(of: pushed.view).center.x
    #expect(centerX > 195 && centerX < 585)
    #expect(log.takeEntries() == [])
    screen.advance(0.2)
    #expect(log.takeEntries() == ["a didDisappear", "b didAppear", "b didMove in"])
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(pushed.view.safeAreaInsets.top == 91)
  }

  @Test func `the lower view moves less than the upper one`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let lower = navigation.topViewController?.view
    navigation.pushViewController(RecordingViewController("b", log), animated: true)
    screen.advance(0.34)
    let center = lower.map { screen.presentation(of: $0).center.x } ?? 0
    #expect(abs(center - (195 - 117)) < 3)
    #expect(lower?.safeAreaInsets.left == 0)
  }

  @Test func `a pop calls both controllers and removes the upper one`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    let upper = navigation.topViewController
    let popped = navigation.popViewController(animated: true)
    #expect(popped === upper)
    #expect(
      log.takeEntries() == ["b willMove out", "b willDisappear", "a didLoad", "a willAppear"])
    #expect(navigation.viewControllers.count == 1)
    screen.advance(0.4)
    #expect(log.takeEntries() == ["b didDisappear", "a didAppear", "b didMove out"])
    #expect(popped?.parent == nil)
  }

  @Test func `a popped controller is released`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    weak var upper: UIViewController?
    upper = navigation.topViewController
    navigation.popViewController(animated: true)
    screen.advance(1)
    #expect(upper == nil)
  }

  @Test func `without animation all callbacks come at once`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    navigation.pushViewController(RecordingViewController("b", log), animated: false)
    #expect(
      log.takeEntries() == [
        "b willMove in", "a willDisappear", "b didLoad", "b willAppear", "a didDisappear",
        "b didAppear", "b didMove in",
      ])
    #expect(navigation.popViewController(animated: false) != nil)
    #expect(
      log.takeEntries() == [
        "b willMove out", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        "b didMove out",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `a push during another push ends the earlier one first`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    navigation.pushViewController(RecordingViewController("b", log), animated: true)
    screen.advance(0.1)
    _ = log.takeEntries()
    navigation.pushViewController(RecordingViewController("c", log), animated: true)
    #expect(log.takeEntries().prefix(3) == ["a didDisappear", "b didAppear", "b didMove in"])
    screen.advance(1)
    #expect(log.takeEntries() == ["b didDisappear", "c didAppear", "c didMove in"])
  }

  @Test func `the back button pops the top controller`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    screen.tap(CGPoint(x: 20, y: 69))
    screen.advance(1)
    #expect(navigation.viewControllers.count == 1)
    screen.tap(CGPoint(x: 20, y: 69))
    screen.advance(1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a bar button performs its action if it is enabled`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let action = UIAction(title: "Go") { _ in log.record("go") }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Go")
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    screen.turn()
    screen.tap(CGPoint(x: 362, y: 69))
    #expect(log.takeEntries() == ["go"])
    item.isEnabled = false
    screen.turn()
    screen.tap(CGPoint(x: 362, y: 69))
    #expect(log.takeEntries() == [])
  }

  @Test func `a long swipe from the edge pops the top controller`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    let points = stride(from: 2, through: 300, by: 20).map { CGPoint(x: $0, y: 400) }
    let touch = screen.drag(points, lifts: false)
    #expect(
      log.takeEntries() == ["b willDisappear", "a didLoad", "a willAppear"])
    #expect(navigation.viewControllers.count == 2)
    let upper = navigation.topViewController?.view
    #expect((upper?.center.x ?? 0) > 400)
    screen.window.endTouch(touch)
    screen.advance(1)
    #expect(navigation.viewControllers.count == 1)
    #expect(
      log.takeEntries() == ["b didDisappear", "a didAppear", "b willMove out", "b didMove out"])
  }

  @Test func `a short swipe from the edge does not pop`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a", "b")
    let points = (0..<40).map { CGPoint(x: 2 + $0 * 2, y: 400) }
    let touch = screen.drag(points + [points[39], points[39]], lifts: false)
    screen.advance(0.2)
    screen.window.moveTouch(touch, to: CGPoint(x: 81, y: 400))
    _ = log.takeEntries()
    screen.window.endTouch(touch)
    screen.advance(1)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.view.center.x == 195)
    #expect(
      log.takeEntries() == ["a willDisappear", "a didDisappear", "b willAppear", "b didAppear"])
    #expect(navigation.navigationBar.items?.last?.title == "b")
  }

  @Test func `the bar is transparent until content scrolls under it`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    navigation.topViewController?.view.addSubview(scrollView)
    screen.turn()
    #expect(scrollView.contentOffset.y == -91)
    #expect(screen.barBackgroundOpacity(of: navigation) == 0)
    scrollView.contentOffset.y = -41
    #expect(screen.barBackgroundOpacity(of: navigation) == 1)
    scrollView.contentOffset.y = -120
    #expect(screen.barBackgroundOpacity(of: navigation) == 0)
    scrollView.contentInset.top = 59
    #expect(screen.barBackgroundOpacity(of: navigation) == 1, "the edge is 30 points higher")
    scrollView.contentInset.top = 29
    #expect(screen.barBackgroundOpacity(of: navigation) == 0)
  }

  @Test func `the bar's background fades during a push`() {
    let screen = TestScreen()
    let navigation = navigation(screen, "a")
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    navigation.topViewController?.view.addSubview(scrollView)
    screen.turn()
    scrollView.contentOffset.y = 0
    #expect(screen.barBackgroundOpacity(of: navigation) == 1)
    navigation.pushViewController(RecordingViewController("b", log), animated: true)
    screen.advance(0.1)
    let opacity = screen.presentedBarBackgroundOpacity(of: navigation)
    #expect(opacity > 0 && opacity < 1)
    screen.advance(1)
    #expect(screen.presentedBarBackgroundOpacity(of: navigation) == 0)
  }

  @Test func `releasing a navigation controller releases its stack`() {
    weak var released: UINavigationController?
    weak var root: UIViewController?
    do {
      let screen = TestScreen()
      let navigation = navigation(screen, "a", "b")
      released = navigation
      root = navigation.viewControllers[0]
      navigation.popViewController(animated: true)
      screen.advance(0.1)
      screen.window.rootViewController = nil
      screen.advance(1)
    }
    #expect(released == nil)
    #expect(root == nil)
  }
}
