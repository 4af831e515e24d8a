import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ControlTests {
  private let finger = CGPoint(x: 20, y: 20)

  /// Adds a control to the window and records its events.
  private func add<Control: UIControl>(
    _ control: Control, _ events: UIControl.Event, in screen: TestScreen, _ log: EventLog
  ) -> Control {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.valueChanged, "value"),
    ]
    for (event, name) in names where events.contains(event) {
      control.addAction(UIAction { _ in log.record(name) }, for: event)
    }
    screen.window.addSubview(control)
    return control
  }

  private func makeControl() -> UIControl {
    UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `a tap sends touch down and touch up inside`() {
    let screen = TestScreen()
    let log = EventLog()
    let control = add(makeControl(), [.touchDown, .touchUpInside], in: screen, log)
    let touch = screen.window.beginTouch(at: finger)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.state == .highlighted)
    screen.window.endTouch(touch)
    #expect(!control.isHighlighted)
    #expect(log.takeEntries() == ["down", "up inside"])
  }

  @Test func `a touch counts as inside within a margin around the control`() {
    let screen = TestScreen()
    let log = EventLog()
    let control = add(makeControl(), [.touchDown, .touchUpInside], in: screen, log)
    let touch = screen.window.beginTouch(at: finger)
    screen.window.moveTouch(touch, to: CGPoint(x: 100, y: 20))
    #expect(control.isHighlighted)
    screen.window.moveTouch(touch, to: CGPoint(x: 150, y: 20))
    #expect(!control.isHighlighted)
    screen.window.endTouch(touch)
    #expect(log.takeEntries() == ["down"])
  }

  @Test func `a disabled control sends no events`() {
    let screen = TestScreen()
    let log = EventLog()
    let control = add(makeControl(), [.touchDown, .touchUpInside], in: screen, log)
    control.isEnabled = false
    #expect(control.state == .disabled)
    let touch = screen.window.beginTouch(at: finger)
    screen.window.endTouch(touch)
    #expect(log.takeEntries().isEmpty)
  }

  @Test func `an action replaces one with the same identifier`() {
    let log = EventLog()
    let control = UIControl(frame: .zero)
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.record("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.record("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.takeEntries() == ["new"])
  }

  @Test func `an action has the control as its sender`() {
    let control = UIControl(frame: .zero)
    var sender: Any?
    control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(sender == nil)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
  }

  @Test func `a switch has a fixed size`() {
    let view = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))
    #expect(view.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(!view.isOn)
  }

  @Test func `a tap toggles a switch and sends value changed`() {
    let screen = TestScreen()
    let log = EventLog()
    let view = add(UISwitch(frame: .zero), .valueChanged, in: screen, log)
    screen.turn()
    let touch = screen.window.beginTouch(at: finger)
    screen.window.endTouch(touch)
    #expect(view.isOn)
    #expect(log.takeEntries() == ["value"])
    view.isOn = false
    #expect(!view.isOn)
    #expect(log.takeEntries().isEmpty)
  }

  @Test func `dragging a switch toggles it once`() {
    let screen = TestScreen()
    let log = EventLog()
    let view = add(UISwitch(frame: .zero), .valueChanged, in: screen, log)
    screen.turn()
    let touch = screen.window.beginTouch(at: CGPoint(x: 10, y: 15))
    screen.window.moveTouch(touch, to: CGPoint(x: 60, y: 15))
    #expect(view.isOn)
    screen.window.endTouch(touch)
    #expect(view.isOn)
    #expect(log.takeEntries() == ["value"])
  }

  @Test func `a tap on a button triggers its primary action`() {
    let screen = TestScreen()
    let log = EventLog()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Refresh") { _ in log.record("refresh") })
    #expect(button.title(for: .normal) == "Refresh")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    screen.window.addSubview(button)
    screen.turn()
    let touch = screen.window.beginTouch(at: finger)
    screen.window.endTouch(touch)
    #expect(log.takeEntries() == ["refresh"])
  }
}
