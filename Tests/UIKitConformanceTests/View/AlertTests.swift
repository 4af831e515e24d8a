import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AlertTests {
  private let log = EventLog()

  private func make(
    _ titles: (String, UIAlertAction.Style)...
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.record($0.title ?? "") })
    }
    return alert
  }

  private func present(_ alert: UIAlertController, in screen: TestScreen) {
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.turn()
    root.present(alert, animated: true) { [log] in log.record("presented") }
    screen.advance(2)
  }

  /// The buttons of an alert, by title, with their frames in the window.
  private func buttons(of view: UIView) -> [(title: String, frame: CGRect)] {
    if view is UIControl, let title = view.accessibilityLabel {
      return [(title, view.convert(view.bounds, to: nil))]
    }
    return view.subviews.flatMap { buttons(of: $0) }
  }

  private func tap(_ title: String, of alert: UIAlertController, in screen: TestScreen) {
    for button in buttons(of: alert.view) where button.title == title {
      screen.tap(button.frame.midX, button.frame.midY)
    }
  }

  @Test func `a tap dismisses the alert and then calls the handler`() {
    let screen = TestScreen()
    let alert = make(("Delete", .destructive), ("Cancel", .cancel))
    present(alert, in: screen)
    #expect(log.takeEntries() == ["presented"])
    tap("Delete", of: alert, in: screen)
    #expect(log.takeEntries() == [])
    screen.advance(2)
    #expect(log.takeEntries() == ["Delete"])
    #expect(screen.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `the cancel action is the first of two and the last of more`() {
    let screen = TestScreen()
    let two = make(("OK", .default), ("Cancel", .cancel))
    present(two, in: screen)
    let row = buttons(of: two.view)
    #expect(row.map(\.title) == ["Cancel", "OK"])
    #expect(row[0].frame.minY == row[1].frame.minY)
    #expect(row[0].frame.maxX == row[1].frame.minX)
    let three = make(("Cancel", .cancel), ("A", .default), ("B", .default))
    present(three, in: screen)
    let column = buttons(of: three.view)
    #expect(column.map(\.title) == ["A", "B", "Cancel"])
    #expect(column[0].frame.maxY == column[1].frame.minY)
    #expect(column.allSatisfy { $0.frame.width == 270 })
  }

  @Test func `long titles are one below the other`() {
    let screen = TestScreen()
    let alert = make(
      ("Delete all the items of this list", .destructive), ("Cancel", .cancel))
    present(alert, in: screen)
    let found = buttons(of: alert.view)
    #expect(found[0].frame.minX == found[1].frame.minX)
  }

  @Test func `an alert is in the center`() {
    let screen = TestScreen()
    let alert = make(("OK", .default))
    present(alert, in: screen)
    #expect(buttons(of: alert.view).map(\.frame.midX) == [195])
  }

  @Test func `a disabled action cannot be chosen`() {
    let screen = TestScreen()
    let alert = make(("OK", .default))
    present(alert, in: screen)
    alert.actions[0].isEnabled = false
    tap("OK", of: alert, in: screen)
    screen.advance(2)
    #expect(log.takeEntries() == ["presented"])
    alert.actions[0].isEnabled = true
    tap("OK", of: alert, in: screen)
    screen.advance(2)
    #expect(log.takeEntries() == ["OK"])
  }

  @Test func `an alert may present another alert in its handler`() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.turn()
    let second = make(("Close", .cancel))
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "More", style: .default) { _ in root.present(second, animated: true) })
    root.present(first, animated: true)
    screen.advance(2)
    tap("More", of: first, in: screen)
    screen.advance(2)
    #expect(root.presentedViewController === second)
  }

  @Test func `the texts and actions can change while the alert is shown`() {
    let screen = TestScreen()
    let alert = make(("OK", .default))
    present(alert, in: screen)
    let before = buttons(of: alert.view)[0].frame.minY
    alert.message = "A longer message, which needs several lines because it does not fit in one."
    alert.addAction(UIAlertAction(title: "More", style: .default))
    screen.turn()
    #expect(buttons(of: alert.view).map(\.title) == ["OK", "More"])
    #expect(buttons(of: alert.view)[0].frame.minY > before)
  }
}
