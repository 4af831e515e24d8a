import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// What a screen reader does with the element that has the focus.
@Suite(.isolated)
@MainActor
struct ScreenReaderActionTests {
  private let screen = ReadingScreen()
  private let log = EventLog()
  private var reader: ScreenReader { screen.reader }

  private func action(_ name: String, succeeds: Bool = true) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [log] in
      log.record($0.name)
      return succeeds
    }
  }

  // MARK: Activation

  @Test func `activating a button or a switch uses it`() {
    let button = UIButton(type: .system)
    button.setTitle("Load", for: .normal)
    button.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
    button.addAction(UIAction { [log] _ in log.record("load") }, for: .touchUpInside)
    let control = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    control.accessibilityLabel = "Wi-Fi"
    for view in [button, control] { screen.view.addSubview(view) }
    reader.first()
    #expect(reader.activate())
    #expect(log.takeEntries() == ["load"])
    reader.next()
    #expect(reader.current?.description == "Wi-Fi, off, switch button")
    reader.activate()
    #expect(control.isOn)
    #expect(reader.current?.description == "Wi-Fi, on, switch button")
  }

  @Test func `activating a row selects it`() {
    let fixture = TableFixture(rows: 40)
    let table = UITableView(frame: screen.view.bounds, style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    screen.view.addSubview(table)
    screen.simulator.advance(by: 0)
    reader.focus(on: "row 3")
    for _ in 0..<27 { reader.next() }
    _ = fixture.log.takeEntries()
    reader.activate()
    #expect(fixture.log.entries == ["select 30"])
    #expect(reader.current?.description == "row 30, selected")
  }

  @Test func `after scrolling by a page, an element on that page has the focus`() {
    let fixture = TableFixture(rows: 40)
    let table = UITableView(frame: screen.view.bounds, style: .plain)
    table.dataSource = fixture
    screen.view.addSubview(table)
    screen.simulator.advance(by: 0)
    reader.focus(on: "row 3")
    #expect(reader.scroll(.down))
    let page = Int(table.contentOffset.y / 44 + 0.999)
    #expect(page > 5 && reader.current?.label == "row \(page)")
  }

  @Test func `a view that does not handle activation is tapped in its center`() {
    let view = screen.addView(0, 50, width: 100, height: 100)
    view.isAccessibilityElement = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [log] in log.record("tap at \($0.location(in: nil))") }
    view.addGestureRecognizer(tap)
    reader.first()
    reader.activate()
    #expect(log.entries == ["tap at \(CGPoint(x: 50, y: 100))"])
  }

  @Test func `without a focus, the first element is activated`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
    button.addAction(UIAction { [log] _ in log.record("tap") }, for: .touchUpInside)
    screen.view.addSubview(button)
    #expect(reader.activate())
    #expect(log.entries == ["tap"])
  }

  // MARK: Custom actions

  @Test func `the actions of an element and of its containers are offered`() {
    let outer = screen.addView(0, 0, width: 300, height: 300)
    let label = screen.addLabel("row", 0, 50, to: outer)
    screen.addLabel("outside", 0, 320)
    label.accessibilityCustomActions = [action("Delete"), action("Fail", succeeds: false)]
    outer.accessibilityCustomActions = [action("Refresh")]
    screen.controller.accessibilityCustomActions = [action("Never")]
    reader.first()
    #expect(reader.actions == ["Delete", "Fail", "Refresh"])
    #expect(reader.perform("Refresh"))
    #expect(reader.perform("Delete"))
    #expect(!reader.perform("Fail"))
    #expect(!reader.perform("Unknown"))
    #expect(log.takeEntries() == ["Refresh", "Delete", "Fail"])
    reader.next()
    #expect(reader.actions == [])
    #expect(!reader.perform("Refresh"))
  }

  @Test func `without a focus, an action is performed for the first element that offers it`() {
    screen.addLabel("title", 0, 0)
    let list = screen.addView(0, 50, width: 300, height: 300)
    screen.addLabel("row", 0, 0, to: list)
    list.accessibilityCustomActions = [action("Refresh")]
    #expect(!reader.perform("Unknown"))
    #expect(reader.current == nil)
    #expect(reader.perform("Refresh"))
    #expect(reader.current?.label == "row")
    #expect(log.entries == ["Refresh"])
  }

  @Test func `an action can change the screen`() {
    let label = screen.addLabel("row", 0, 50)
    screen.addLabel("other", 0, 100)
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        label.removeFromSuperview()
        return true
      }
    ]
    reader.first()
    #expect(reader.perform("Delete"))
    #expect(reader.current == nil)
    #expect(reader.next()?.label == "other")
  }

  // MARK: Gestures

  @Test func `the element, its containers and the controllers are asked to scroll`() {
    final class Scrolling: UIViewController {
      var directions: [UIAccessibilityScrollDirection] = []
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        directions.append(direction)
        return direction == .up
      }
    }
    let simulator = Simulator()
    let controller = Scrolling()
    simulator.show(controller)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    scrollView.contentSize.height = 500
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "text"
    scrollView.addSubview(label)
    controller.view.addSubview(scrollView)
    let reader = simulator.screenReader
    reader.first()
    #expect(reader.scroll(.up))
    #expect(controller.directions == [.up])
    #expect(reader.scroll(.down))
    #expect(controller.directions == [.up])
    #expect(scrollView.contentOffset.y == 200)
    #expect(!reader.scroll(.left))
    #expect(reader.spoken == ["text", "Page 2 of 3"])
  }

  @Test func `escape goes back, and does nothing on the first screen`() {
    let simulator = Simulator()
    let root = UIViewController()
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    simulator.show(stack)
    let top = UIViewController()
    top.title = "Top"
    simulator.run { stack.pushViewController(top, animated: false) }
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    label.text = "content"
    top.view.addSubview(label)
    let reader = simulator.screenReader
    reader.focus(on: "content")
    #expect(reader.escape())
    simulator.advance(by: 1)
    #expect(stack.topViewController === root)
    #expect(!reader.escape())
  }

  @Test func `nothing has an effect while VoiceOver is turned off`() {
    screen.addLabel("1", 0, 50)
    reader.first()
    screen.simulator.accessibility.isVoiceOverRunning = false
    #expect(reader.elements == [])
    #expect(reader.current == nil)
    #expect(reader.next() == nil)
    #expect(!reader.activate())
    screen.simulator.run { UIAccessibility.post(notification: .announcement, argument: "Unheard") }
    #expect(reader.spoken == ["1"])
    screen.simulator.accessibility.isVoiceOverRunning = true
    #expect(reader.current?.description == "1")
  }
}
