import Testing
import UIKit
import UIKitCairo

@MainActor struct NavigationTests {
  private let journal = Journal()

  init() { CairoRenderer.install() }

  /// A navigation controller in the window, with controllers of these names on its stack, all settled.
  private func navigation(_ world: World, _ names: String...) -> UINavigationController {
    world.cover(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { NotingController($0, journal) }
    world.window.rootViewController = navigation
    world.turn()
    _ = journal.take()
    return navigation
  }

  @Test func `the root appears with the navigation controller`() {
    World.run { world in
      let root = NotingController("a", journal)
      let navigation = UINavigationController(rootViewController: root)
      #expect(journal.take() == ["a willMove in", "a didMove in"])
      world.window.rootViewController = navigation
      world.turn()
      #expect(journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
      #expect(root.navigationController === navigation)
      #expect(navigation.topViewController === root)
    }
  }

  @Test func `the bar is under the status bar and belongs to the safe area`() {
    World.run { world in
      let navigation = navigation(world, "a")
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      let view = navigation.topViewController?.view
      #expect(view?.frame == world.window.bounds)
      #expect(view?.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(navigation.navigationBar.topItem?.title == "a")
      navigation.isNavigationBarHidden = true
      world.turn()
      #expect(view?.safeAreaInsets.top == 47)
      #expect(navigation.navigationBar.isHidden)
    }
  }

  @Test func `a push tells both controllers before and after the slide`() {
    World.run { world in
      let navigation = navigation(world, "a")
      let pushed = NotingController("b", journal)
      navigation.pushViewController(pushed, animated: true)
      #expect(
        journal.take() == ["b willMove in", "a willDisappear", "b didLoad", "b willAppear"])
      #expect(navigation.viewControllers.count == 2)
      #expect(pushed.view.center.x == 195)
      #expect(world.shown(pushed.view).center.x == 585)
      world.advance(0.2)
      let way = world.shown(pushed.view).center.x
      #expect(way > 195 && way < 585)
      #expect(journal.take() == [])
      world.advance(0.2)
      #expect(journal.take() == ["a didDisappear", "b didAppear", "b didMove in"])
      #expect(navigation.viewControllers[0].view.window == nil)
      #expect(pushed.view.safeAreaInsets.top == 91)
    }
  }

  @Test func `the lower view moves less than the upper`() {
    World.run { world in
      let navigation = navigation(world, "a")
      let lower = navigation.topViewController?.view
      navigation.pushViewController(NotingController("b", journal), animated: true)
      world.advance(0.34)
      let center = lower.map { world.shown($0).center.x } ?? 0
      #expect(abs(center - (195 - 117)) < 3)
      #expect(lower?.safeAreaInsets.left == 0)
    }
  }

  @Test func `a pop tells both controllers and lets the upper go`() {
    World.run { world in
      let navigation = navigation(world, "a", "b")
      let upper = navigation.topViewController
      let popped = navigation.popViewController(animated: true)
      #expect(popped === upper)
      #expect(
        journal.take() == ["b willMove out", "b willDisappear", "a didLoad", "a willAppear"])
      #expect(navigation.viewControllers.count == 1)
      world.advance(0.4)
      #expect(journal.take() == ["b didDisappear", "a didAppear", "b didMove out"])
      #expect(popped?.parent == nil)
    }
  }

  @Test func `a popped controller is not kept`() {
    World.run { world in
      let navigation = navigation(world, "a", "b")
      weak var upper: UIViewController?
      upper = navigation.topViewController
      navigation.popViewController(animated: true)
      world.advance(1)
      #expect(upper == nil)
    }
  }

  @Test func `without animation all is told at once`() {
    World.run { world in
      let navigation = navigation(world, "a")
      navigation.pushViewController(NotingController("b", journal), animated: false)
      #expect(
        journal.take() == [
          "b willMove in", "a willDisappear", "b didLoad", "b willAppear", "a didDisappear",
          "b didAppear", "b didMove in",
        ])
      #expect(navigation.popViewController(animated: false) != nil)
      #expect(
        journal.take() == [
          "b willMove out", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
          "b didMove out",
        ])
      #expect(navigation.popViewController(animated: false) == nil)
    }
  }

  @Test func `popping to the root takes off all the others`() {
    World.run { world in
      let navigation = navigation(world, "a", "b", "c")
      let popped = navigation.popToRootViewController(animated: true)
      #expect(popped?.map { $0.title ?? "" } == ["b", "c"])
      world.advance(1)
      #expect(navigation.topViewController?.title == "a")
      #expect(navigation.children.count == 1)
    }
  }

  @Test func `a push in the middle of another ends that one first`() {
    World.run { world in
      let navigation = navigation(world, "a")
      navigation.pushViewController(NotingController("b", journal), animated: true)
      world.advance(0.1)
      _ = journal.take()
      navigation.pushViewController(NotingController("c", journal), animated: true)
      #expect(journal.take().prefix(3) == ["a didDisappear", "b didAppear", "b didMove in"])
      world.advance(1)
      #expect(journal.take() == ["b didDisappear", "c didAppear", "c didMove in"])
    }
  }

  @Test func `the back button goes back`() {
    World.run { world in
      let navigation = navigation(world, "a", "b")
      #expect(navigation.navigationBar.backItem?.title == "a")
      world.tap(CGPoint(x: 20, y: 69))
      world.advance(1)
      #expect(navigation.viewControllers.count == 1)
      world.tap(CGPoint(x: 20, y: 69))
      world.advance(1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `a bar button does its action`() {
    World.run { world in
      let navigation = navigation(world, "a")
      let action = UIAction(title: "Go") { _ in journal.note("go") }
      let item = UIBarButtonItem(primaryAction: action)
      #expect(item.title == "Go")
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      world.turn()
      world.tap(CGPoint(x: 362, y: 69))
      #expect(journal.take() == ["go"])
      item.isEnabled = false
      world.turn()
      world.tap(CGPoint(x: 362, y: 69))
      #expect(journal.take() == [])
    }
  }

  @Test func `swiping far enough from the edge goes back`() {
    World.run { world in
      let navigation = navigation(world, "a", "b")
      let points = stride(from: 2, through: 300, by: 20).map { CGPoint(x: $0, y: 400) }
      let touch = world.drag(points, lifts: false)
      #expect(
        journal.take() == ["b willDisappear", "a didLoad", "a willAppear"])
      #expect(navigation.viewControllers.count == 2)
      let upper = navigation.topViewController?.view
      #expect((upper?.center.x ?? 0) > 400)
      world.window.endTouch(touch)
      world.advance(1)
      #expect(navigation.viewControllers.count == 1)
      #expect(
        journal.take() == ["b didDisappear", "a didAppear", "b willMove out", "b didMove out"])
    }
  }

  @Test func `swiping a little comes back`() {
    World.run { world in
      let navigation = navigation(world, "a", "b")
      let points = (0..<40).map { CGPoint(x: 2 + $0 * 2, y: 400) }
      let touch = world.drag(points + [points[39], points[39]], lifts: false)
      world.advance(0.2)
      world.window.moveTouch(touch, to: CGPoint(x: 81, y: 400))
      _ = journal.take()
      world.window.endTouch(touch)
      world.advance(1)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.view.center.x == 195)
      #expect(
        journal.take() == ["a willDisappear", "a didDisappear", "b willAppear", "b didAppear"])
      #expect(navigation.navigationBar.topItem?.title == "b")
    }
  }

  @Test func `the bar is clear until content lies under it`() {
    World.run { world in
      let navigation = navigation(world, "a")
      let scrollView = UIScrollView(frame: world.window.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      navigation.topViewController?.view.addSubview(scrollView)
      world.turn()
      #expect(scrollView.contentOffset.y == -91)
      #expect(world.barOpacity(navigation) == 0)
      scrollView.contentOffset.y = -41
      #expect(world.barOpacity(navigation) == 1)
      scrollView.contentOffset.y = -120
      #expect(world.barOpacity(navigation) == 0)
    }
  }

  @Test func `the bars background fades with the slide`() {
    World.run { world in
      let navigation = navigation(world, "a")
      let scrollView = UIScrollView(frame: world.window.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      navigation.topViewController?.view.addSubview(scrollView)
      world.turn()
      scrollView.contentOffset.y = 0
      #expect(world.barOpacity(navigation) == 1)
      navigation.pushViewController(NotingController("b", journal), animated: true)
      world.advance(0.1)
      let opacity = world.shownBarOpacity(navigation)
      #expect(opacity > 0 && opacity < 1)
      world.advance(1)
      #expect(world.shownBarOpacity(navigation) == 0)
    }
  }

  @Test func `a navigation controller goes away with all that is on its stack`() {
    weak var gone: UINavigationController?
    weak var root: UIViewController?
    World.run { world in
      let navigation = navigation(world, "a", "b")
      gone = navigation
      root = navigation.viewControllers[0]
      navigation.popViewController(animated: true)
      world.advance(0.1)
      world.window.rootViewController = nil
      world.advance(1)
    }
    #expect(gone == nil)
    #expect(root == nil)
  }
}
