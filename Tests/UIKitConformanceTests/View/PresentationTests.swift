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
    screen.advance(2)
    #expect(
      log.takeEntries() == [
        "lower will disappear", "upper will appear", "upper is appearing", "upper did appear",
        "lower did disappear", "presented",
      ])
    #expect(lower.view.window == nil)
    #expect(upper.view.window === screen.window)
    #expect(upper.view.bounds == screen.window.bounds)
    upper.dismiss(animated: true) { log.record("dismissed") }
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
