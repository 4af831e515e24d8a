import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SheetTests {
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
    #expect(log.takeEntries() == ["upper will disappear", "upper did disappear"])
    #expect(lower.presentedViewController == nil)
  }

  @Test func `the user cannot dismiss a modal sheet`() {
    let screen = TestScreen()
    let (lower, upper) = (make("lower"), make("upper"))
    show(lower, in: screen)
    upper.isModalInPresentation = true
    lower.present(upper, animated: true)
    screen.advance(2)
    _ = log.takeEntries()
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 600)
    screen.advance(2)
    #expect(log.takeEntries() == [])
    #expect(lower.presentedViewController === upper)
    #expect(upper.view.convert(CGPoint.zero, to: nil).y == 10)
  }
}
