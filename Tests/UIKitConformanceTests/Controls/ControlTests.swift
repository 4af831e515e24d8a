import Testing
import UIKit

@MainActor struct ControlTests {
  private let finger = CGPoint(x: 20, y: 20)

  /// A control in the window that notes what happens to it.
  private func control<Control: UIControl>(
    _ control: Control, _ events: UIControl.Event, in world: World, _ journal: Journal
  ) -> Control {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names where events.contains(event) {
      control.addAction(UIAction { _ in journal.note(name) }, for: event)
    }
    world.window.addSubview(control)
    return control
  }

  private func plain() -> UIControl { UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }

  @Test func `a tap goes down and up inside`() {
    World.run { world in
      let journal = Journal()
      let control = control(plain(), .allEvents, in: world, journal)
      let touch = world.window.beginTouch(at: finger)
      #expect(control.isHighlighted)
      #expect(control.isTracking)
      #expect(control.state == .highlighted)
      world.window.endTouch(touch)
      #expect(!control.isHighlighted)
      #expect(journal.take() == ["down", "up inside"])
    }
  }

  @Test func `a finger may stray but not too far`() {
    World.run { world in
      let journal = Journal()
      let control = control(plain(), .allEvents, in: world, journal)
      let touch = world.window.beginTouch(at: finger)
      world.window.moveTouch(touch, to: CGPoint(x: 100, y: 20))
      #expect(control.isTouchInside)
      world.window.moveTouch(touch, to: CGPoint(x: 150, y: 20))
      #expect(!control.isHighlighted)
      world.window.moveTouch(touch, to: finger)
      world.window.moveTouch(touch, to: CGPoint(x: 300, y: 20))
      world.window.endTouch(touch)
      #expect(journal.take() == ["down", "exit", "enter", "exit", "up outside"])
    }
  }

  @Test func `a disabled control is deaf`() {
    World.run { world in
      let journal = Journal()
      let control = control(plain(), .allEvents, in: world, journal)
      control.isEnabled = false
      #expect(control.state == .disabled)
      let touch = world.window.beginTouch(at: finger)
      world.window.endTouch(touch)
      #expect(journal.take().isEmpty)
    }
  }

  @Test func `actions with the same identifier replace one another`() {
    let journal = Journal()
    let control = UIControl(frame: .zero)
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in journal.note("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in journal.note("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(journal.take() == ["new"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(journal.take().isEmpty)
  }

  @Test func `an action knows who sent it`() {
    let control = UIControl(frame: .zero)
    var sender: Any?
    control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(sender == nil)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
  }

  @Test func `a switch has its own size`() {
    let view = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))
    #expect(view.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(!view.isOn)
  }

  @Test func `tapping a switch turns it and says so`() {
    World.run { world in
      let journal = Journal()
      let view = control(UISwitch(frame: .zero), .valueChanged, in: world, journal)
      world.turn()
      let touch = world.window.beginTouch(at: finger)
      world.window.endTouch(touch)
      #expect(view.isOn)
      #expect(journal.take() == ["value"])
      view.isOn = false
      #expect(!view.isOn)
      #expect(journal.take().isEmpty)
    }
  }

  @Test func `dragging a switch turns it once`() {
    World.run { world in
      let journal = Journal()
      let view = control(UISwitch(frame: .zero), .valueChanged, in: world, journal)
      world.turn()
      let touch = world.window.beginTouch(at: CGPoint(x: 10, y: 15))
      world.window.moveTouch(touch, to: CGPoint(x: 60, y: 15))
      #expect(view.isOn)
      world.window.endTouch(touch)
      #expect(view.isOn)
      #expect(journal.take() == ["value"])
    }
  }

  @Test func `a button shows the title of its state`() {
    World.provideText()
    let button = UIButton(type: .system)
    button.setTitle("Refresh", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Refresh")
    #expect(button.titleLabel?.text == "Refresh")
    #expect(button.currentTitleColor == .systemBlue)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.currentTitleColor != .systemBlue)
  }

  @Test func `pressing a button triggers its primary action`() {
    World.provideText()
    World.run { world in
      let journal = Journal()
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Refresh") { _ in journal.note("refresh") })
      #expect(button.currentTitle == "Refresh")
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      world.window.addSubview(button)
      world.turn()
      let touch = world.window.beginTouch(at: finger)
      world.window.endTouch(touch)
      #expect(journal.take() == ["refresh"])
    }
  }
}
