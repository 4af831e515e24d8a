import TestSupport
import Testing
import UIKit

/// Records the callbacks of its view life cycle.
class RecordingViewController: UIViewController {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.record("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.record("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.record("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

/// Also records its layout.
private final class LayoutRecordingViewController: RecordingViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.record("\(name) isAppearing \(Int(view.bounds.height))")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.record("\(name) willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.record("\(name) didLayout")
  }
}

@Suite(.isolated)
@MainActor
struct ViewControllerTests {
  private let log = EventLog()

  @Test func `the view loads when it is first accessed`() {
    let controller = RecordingViewController("a", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.takeEntries() == [])
    #expect(controller.view != nil)
    _ = controller.view
    #expect(log.takeEntries() == ["a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func `the root controller is laid out before it has appeared`() {
    let screen = TestScreen()
    let controller = LayoutRecordingViewController("a", log)
    screen.window.rootViewController = controller
    #expect(log.takeEntries() == ["a didLoad", "a willAppear", "a isAppearing 844"])
    screen.turn()
    #expect(log.takeEntries() == ["a willLayout", "a didLayout", "a didAppear"])
    #expect(controller.view.frame == screen.window.bounds)
    screen.window.rootViewController = nil
    #expect(log.takeEntries() == ["a willDisappear", "a didDisappear"])
  }

  @Test func `a controller in a hidden window does not appear`() {
    let screen = TestScreen()
    screen.window.isHidden = true
    screen.window.rootViewController = RecordingViewController("a", log)
    screen.turn()
    #expect(log.takeEntries() == [])
    screen.window.isHidden = false
    screen.turn()
    #expect(log.takeEntries() == ["a didLoad", "a willAppear", "a didAppear"])
    screen.window.isHidden = true
    #expect(log.takeEntries() == ["a willDisappear", "a didDisappear"])
  }

  @Test func `a child controller appears with its view`() {
    let screen = TestScreen()
    let (outer, inner) = (RecordingViewController("a", log), RecordingViewController("b", log))
    screen.window.rootViewController = outer
    screen.turn()
    _ = log.takeEntries()
    outer.addChild(inner)
    #expect(inner.parent === outer)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    screen.turn()
    #expect(
      log.takeEntries() == [
        "b willMove in", "b didLoad", "b willAppear", "b didMove in", "b didAppear",
      ])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(
      log.takeEntries() == ["b willMove out", "b willDisappear", "b didDisappear", "b didMove out"])
    #expect(outer.children.isEmpty)
  }

  @Test func `additional safe area insets reach the views`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let inside = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inside)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
    let expected = UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 5)
    #expect(controller.view.safeAreaInsets == expected)
    #expect(inside.safeAreaInsets == expected)
  }

  @Test func `the responder chain goes from view to controller to window`() {
    let screen = TestScreen()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let inside = UIView()
    controller.view.addSubview(inside)
    #expect(inside.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === screen.window)
  }

  @Test func `releasing a controller releases its view`() {
    weak var released: UIViewController?
    weak var view: UIView?
    do {
      let screen = TestScreen()
      let controller = UIViewController()
      released = controller
      screen.window.rootViewController = controller
      screen.turn()
      view = controller.view
      screen.window.rootViewController = nil
    }
    #expect(released == nil)
    #expect(view == nil)
  }
}
