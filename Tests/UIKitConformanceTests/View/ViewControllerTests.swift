import Testing
import UIKit

/// Notes what it is told.
class NotingController: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.note("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.note("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.note("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.note("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.note("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.note("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.note("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

/// Notes its layout as well.
private final class LayoutNotingController: NotingController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    journal.note("\(name) isAppearing \(Int(view.bounds.height))")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    journal.note("\(name) willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    journal.note("\(name) didLayout")
  }
}

@MainActor struct ViewControllerTests {
  private let journal = Journal()

  @Test func `the view is made when it is first asked for`() {
    let controller = NotingController("a", journal)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(journal.take() == [])
    #expect(controller.view != nil)
    _ = controller.view
    #expect(journal.take() == ["a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func `the root controller appears with the window and has been laid out by then`() {
    World.run { world in
      let controller = LayoutNotingController("a", journal)
      world.window.rootViewController = controller
      #expect(journal.take() == ["a didLoad", "a willAppear", "a isAppearing 844"])
      world.turn()
      #expect(journal.take() == ["a willLayout", "a didLayout", "a didAppear"])
      #expect(controller.view.frame == world.window.bounds)
      world.window.rootViewController = nil
      #expect(journal.take() == ["a willDisappear", "a didDisappear"])
    }
  }

  @Test func `in a hidden window nothing appears`() {
    World.run { world in
      world.window.isHidden = true
      world.window.rootViewController = NotingController("a", journal)
      world.turn()
      #expect(journal.take() == [])
      world.window.isHidden = false
      world.turn()
      #expect(journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
      world.window.isHidden = true
      #expect(journal.take() == ["a willDisappear", "a didDisappear"])
    }
  }

  @Test func `controllers inside appear with their view`() {
    World.run { world in
      let (outer, inner) = (NotingController("a", journal), NotingController("b", journal))
      world.window.rootViewController = outer
      world.turn()
      _ = journal.take()
      outer.addChild(inner)
      #expect(inner.parent === outer)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      world.turn()
      #expect(
        journal.take() == [
          "b willMove in", "b didLoad", "b willAppear", "b didMove in", "b didAppear",
        ])
      inner.willMove(toParent: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParent()
      #expect(
        journal.take() == ["b willMove out", "b willDisappear", "b didDisappear", "b didMove out"])
      #expect(outer.children.isEmpty)
    }
  }

  @Test func `what a controller adds to the safe area reaches its views`() {
    World.run { world in
      world.cover(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let controller = UIViewController()
      world.window.rootViewController = controller
      let inside = UIView(frame: controller.view.bounds)
      controller.view.addSubview(inside)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
      let expected = UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 5)
      #expect(controller.view.safeAreaInsets == expected)
      #expect(inside.safeAreaInsets == expected)
    }
  }

  @Test func `responders go from the view through its controller to the window`() {
    World.run { world in
      let controller = UIViewController()
      world.window.rootViewController = controller
      let inside = UIView()
      controller.view.addSubview(inside)
      #expect(inside.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(controller.next === world.window)
    }
  }

  @Test func `a controller goes away with its view when nobody holds it`() {
    weak var gone: UIViewController?
    weak var view: UIView?
    World.run { world in
      let controller = UIViewController()
      gone = controller
      world.window.rootViewController = controller
      world.turn()
      view = controller.view
      world.window.rootViewController = nil
    }
    #expect(gone == nil)
    #expect(view == nil)
  }
}
