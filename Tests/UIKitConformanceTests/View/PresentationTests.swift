import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct PresentationTests {
  private let log = EventLog()

  private func make(
    _ name: String, _ style: UIModalPresentationStyle = .automatic
  ) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Shows a controller and empties the log.
  private func show(_ controller: UIViewController, in screen: TestScreen) {
    screen.window.rootViewController = controller
    screen.turn()
    _ = log.takeEntries()
  }

  @Test func `a full-screen presentation replaces the view below`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper", .fullScreen))
    show(lower, in: screen)
    lower.present(upper, animated: true) { log.record("presented") }
    #expect(lower.presentedViewController === upper)
    #expect(upper.presentingViewController === lower)
    #expect(upper.isBeingPresented)
    screen.advance(2)
    #expect(
      log.takeEntries() == [
        "lower will disappear", "upper will appear", "upper is appearing", "upper did appear",
        "lower did disappear", "presented",
      ])
    #expect(!upper.isBeingPresented)
    #expect(lower.view.window == nil)
    #expect(upper.view.window === screen.window)
    #expect(upper.view.bounds == screen.window.bounds)
    upper.dismiss(animated: true) { log.record("dismissed") }
    #expect(upper.isBeingDismissed)
    #expect(lower.view.window === screen.window)
    screen.advance(2)
    #expect(
      log.takeEntries() == [
        "upper will disappear", "lower will appear", "lower is appearing", "lower did appear",
        "upper did disappear", "dismissed",
      ])
    #expect(lower.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
    #expect(upper.view.window == nil)
    #expect(lower.view.frame == screen.window.bounds)
  }

  @Test func `a sheet leaves the view below in place`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let (lower, upper) = (make("lower"), make("upper"))
    show(lower, in: screen)
    lower.present(upper, animated: true)
    screen.advance(2)
    #expect(log.takeEntries() == ["upper will appear", "upper is appearing", "upper did appear"])
    #expect(lower.view.window === screen.window)
    #expect(lower.view.safeAreaInsets.top == 47)
    #expect(lower.view.bounds == screen.window.bounds)
    #expect(lower.view.frame.minX == 16)
    #expect(lower.view.frame.minY.isClose(to: 47))
    let frame = upper.view.convert(upper.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(upper.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    lower.dismiss(animated: true)
    screen.advance(2)
    #expect(log.takeEntries() == ["upper will disappear", "upper did disappear"])
    #expect(lower.view.frame == screen.window.bounds)
    #expect(lower.view.transform == .identity)
    #expect(lower.view.safeAreaInsets.top == 47)
  }

  @Test func `the view below keeps its insets and its offset during a sheet`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let list = UITableViewController()
    show(UINavigationController(rootViewController: list), in: screen)
    let (inset, offset) = (list.tableView.adjustedContentInset, list.tableView.contentOffset)
    list.present(make("upper"), animated: true)
    for _ in 0..<10 {
      screen.advance(0.1)
      #expect(list.tableView.adjustedContentInset == inset)
      #expect(list.tableView.contentOffset == offset)
    }
    list.dismiss(animated: true)
    screen.advance(2)
    #expect(list.tableView.adjustedContentInset == inset)
    #expect(list.tableView.contentOffset == offset)
  }

  @Test func `a sheet covers the screen in landscape`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper", .pageSheet))
    show(lower, in: screen)
    lower.present(upper, animated: false)
    screen.turn()
    screen.rotateToLandscape()
    #expect(upper.view.convert(upper.view.bounds, to: nil) == screen.window.bounds)
    #expect(upper.view.safeAreaInsets.left == 47)
    #expect(lower.view.frame == screen.window.bounds)
    lower.dismiss(animated: false)
    screen.turn()
    #expect(lower.view.frame == screen.window.bounds)
  }

  @Test func `without an animation the views appear in the next turn`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper", .overFullScreen))
    show(lower, in: screen)
    lower.present(upper, animated: false) { log.record("presented") }
    #expect(log.takeEntries() == ["upper will appear", "upper is appearing"])
    #expect(upper.view.convert(upper.view.bounds, to: nil) == screen.window.bounds)
    screen.turn()
    #expect(log.takeEntries() == ["upper did appear", "presented"])
    #expect(lower.view.window === screen.window)
    upper.dismiss(animated: false)
    screen.turn()
    #expect(log.takeEntries() == ["upper will disappear", "upper did disappear"])
  }

  @Test func `the farthest ancestor presents for its descendants`() {
    let screen = TestScreen()
    let child = make("child")
    let navigation = UINavigationController(rootViewController: child)
    show(navigation, in: screen)
    let upper = make("upper")
    let upperNavigation = UINavigationController(rootViewController: upper)
    child.present(upperNavigation, animated: false)
    screen.turn()
    #expect(navigation.presentedViewController === upperNavigation)
    #expect(child.presentedViewController === upperNavigation)
    #expect(upper.presentingViewController === navigation)
    upper.dismiss(animated: false)
    screen.turn()
    #expect(child.presentedViewController == nil)
  }

  @Test func `a controller that is not visible or presents another one presents nothing`() {
    let screen = TestScreen()
    let (lower, upper, other) = (make("lower"), make("upper"), make("other"))
    lower.present(upper, animated: false)
    #expect(lower.presentedViewController == nil)
    show(lower, in: screen)
    lower.present(upper, animated: false)
    screen.turn()
    lower.present(other, animated: false)
    screen.turn()
    #expect(lower.presentedViewController === upper)
    #expect(other.presentingViewController == nil)
  }

  @Test func `a dismissal includes what the controller presents`() {
    let screen = TestScreen()
    let (lower, middle, upper) = (make("lower"), make("middle"), make("upper", .fullScreen))
    show(lower, in: screen)
    lower.present(middle, animated: false)
    screen.turn()
    middle.present(upper, animated: false)
    screen.turn()
    _ = log.takeEntries()
    lower.dismiss(animated: true) { log.record("dismissed") }
    screen.advance(2)
    #expect(log.takeEntries() == ["upper will disappear", "upper did disappear", "dismissed"])
    #expect(lower.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
    #expect(screen.window.subviews == [lower.view])
    #expect(lower.view.transform == .identity)
  }

  @Test func `a sheet can present another sheet`() {
    let screen = TestScreen()
    let (lower, middle, upper) = (make("lower"), make("middle"), make("upper"))
    show(lower, in: screen)
    lower.present(middle, animated: true)
    screen.advance(2)
    middle.present(upper, animated: true)
    screen.advance(2)
    let behind = middle.view.convert(middle.view.bounds, to: nil)
    #expect(behind.minX.isClose(to: 16))
    #expect(behind.minY.isClose(to: 0))
    upper.dismiss(animated: true)
    screen.advance(2)
    #expect(middle.view.convert(middle.view.bounds, to: nil).minX == 0)
    #expect(lower.presentedViewController === middle)
  }

  @Test func `a swipe down dismisses a sheet and a short one does not`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper"))
    show(lower, in: screen)
    let delegate = SheetDelegate(log)
    upper.presentationController?.delegate = delegate
    lower.present(upper, animated: true)
    screen.advance(2)
    _ = log.takeEntries()
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 250), over: 1)
    #expect(upper.view.convert(CGPoint.zero, to: nil).y > 100)
    screen.lift(touch)
    screen.advance(2)
    #expect(upper.view.convert(CGPoint.zero, to: nil).y == 10)
    #expect(log.takeEntries() == [])
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 600)
    screen.advance(2)
    #expect(
      log.takeEntries() == [
        "should dismiss", "will dismiss", "upper will disappear", "upper did disappear",
        "did dismiss",
      ])
    #expect(lower.presentedViewController == nil)
  }

  @Test func `the user cannot dismiss a modal sheet`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper"))
    show(lower, in: screen)
    let delegate = SheetDelegate(log)
    upper.presentationController?.delegate = delegate
    upper.isModalInPresentation = true
    lower.present(upper, animated: true)
    screen.advance(2)
    _ = log.takeEntries()
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 600)
    screen.advance(2)
    #expect(log.takeEntries() == ["did attempt"])
    #expect(lower.presentedViewController === upper)
    #expect(upper.view.convert(CGPoint.zero, to: nil).y == 10)
  }

  @Test func `touches do not reach the views below`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper", .overFullScreen))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    control.addAction(UIAction { _ in log.record("tap") }, for: .touchUpInside)
    lower.view.addSubview(control)
    show(lower, in: screen)
    lower.present(upper, animated: false)
    screen.turn()
    _ = log.takeEntries()
    screen.tap(50, 50)
    #expect(log.takeEntries() == [])
  }

  @Test func `a dismissed controller is released`() {
    let screen = TestScreen()
    let lower = make("lower")
    show(lower, in: screen)
    weak var weakUpper: UIViewController?
    do {
      let upper = make("upper")
      weakUpper = upper
      lower.present(upper, animated: true)
    }
    screen.advance(2)
    #expect(weakUpper != nil)
    lower.dismiss(animated: true)
    screen.advance(2)
    #expect(weakUpper == nil)
  }

  @Test func `a new root dismisses what the old one presents`() {
    let screen = TestScreen()
    let (lower, upper, other) = (make("lower"), make("upper"), make("other"))
    show(lower, in: screen)
    lower.present(upper, animated: false)
    screen.turn()
    screen.window.rootViewController = other
    screen.turn()
    #expect(screen.window.subviews == [other.view])
    #expect(lower.presentedViewController == nil)
  }
}

/// Records the calls about its appearance.
private final class RecordingController: UIViewController {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.record("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.record("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.record("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.record("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.record("\(name) did disappear") }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.record("should dismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.record("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.record("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.record("did attempt")
  }
}
