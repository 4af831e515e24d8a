import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// A controller with key commands, which records what they do.
private final class KeyController: UIViewController {
  let name: String
  var commands: [UIKeyCommand]?
  private let log: EventLog

  init(_ name: String, log: EventLog, keys: [String] = []) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    commands = keys.map { command($0, .command) }
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? { commands }

  func command(_ input: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifiers) { [log, name] command in
      log.record("\(name) \(command.input ?? "")")
    }
  }
}

/// A view that can become the first responder and has key commands.
private final class KeyView: UIView {
  var commands: [UIKeyCommand]?

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
}

@Suite(.isolated)
@MainActor
struct KeyCommandTests {
  private let simulator = Simulator()
  private let log = EventLog()

  @Test func `a key performs the command of the controller on the screen`() {
    simulator.show(KeyController("root", log: log, keys: ["r"]))
    #expect(simulator.press("r", modifiers: .command))
    #expect(log.entries == ["root r"])
  }

  @Test func `a key without a command does nothing`() {
    #expect(!simulator.press("r", modifiers: .command), "no app is shown")
    simulator.show(KeyController("root", log: log, keys: ["r"]))
    #expect(!simulator.press("n", modifiers: .command))
    #expect(log.entries.isEmpty)
  }

  @Test func `exactly the modifiers of the command must be held`() {
    let controller = KeyController("root", log: log)
    controller.commands = [
      controller.command("r", .command), controller.command("R", [.command, .shift]),
      controller.command("k", []),
    ]
    simulator.show(controller)
    #expect(!simulator.press("r"))
    #expect(!simulator.press("r", modifiers: [.command, .shift]))
    #expect(!simulator.press("r", modifiers: .control))
    #expect(!simulator.press("r", modifiers: [.command, .alternate]))
    #expect(!simulator.press("k", modifiers: .command))
    #expect(log.entries.isEmpty)
    #expect(simulator.press("R", modifiers: [.command, .shift]))
    #expect(simulator.press("k"))
    #expect(simulator.press("r", modifiers: [.command, .alphaShift]), "Caps Lock is on")
    #expect(log.entries == ["root R", "root k", "root r"])
  }

  @Test func `the first matching command of a responder is performed, and no other`() {
    let controller = KeyController("root", log: log)
    controller.commands = [
      controller.command("r", .command),
      UIKeyCommand(input: "r", modifierFlags: .command) { [log] _ in log.record("second") },
    ]
    simulator.show(controller)
    simulator.press("r", modifiers: .command)
    #expect(log.entries == ["root r"])
  }

  @Test func `a key goes to the topmost controller of a navigation controller, then outward`() {
    let first = KeyController("first", log: log, keys: ["r", "f"])
    let second = KeyController("second", log: log, keys: ["r"])
    let stack = UINavigationController(rootViewController: first)
    simulator.show(stack)
    simulator.press("r", modifiers: .command)
    stack.pushViewController(second, animated: false)
    simulator.advance(by: 1)
    simulator.press("r", modifiers: .command)
    #expect(!simulator.press("f", modifiers: .command), "a covered controller receives no keys")
    #expect(log.entries == ["first r", "second r"])
  }

  @Test func `a key goes to the presented controller until its dismissal begins`() {
    let root = KeyController("root", log: log, keys: ["r"])
    let sheet = KeyController("sheet", log: log, keys: ["r"])
    simulator.show(UINavigationController(rootViewController: root))
    simulator.run { root.present(sheet, animated: true) }
    simulator.advance(by: 1)
    simulator.press("r", modifiers: .command)
    simulator.run { sheet.dismiss(animated: true) }
    simulator.press("r", modifiers: .command)
    simulator.advance(by: 1)
    simulator.press("r", modifiers: .command)
    #expect(log.entries == ["sheet r", "root r", "root r"])
  }

  @Test func `a container with one child on the screen passes keys to it`() {
    let child = KeyController("child", log: log, keys: ["r"])
    let other = KeyController("other", log: log, keys: ["r"])
    let container = KeyController("container", log: log, keys: ["r"])
    for controller in [child, other] {
      container.addChild(controller)
      controller.didMove(toParent: container)
    }
    container.view.addSubview(child.view)
    simulator.show(container)
    simulator.press("r", modifiers: .command)
    container.view.addSubview(other.view)
    simulator.press("r", modifiers: .command)
    #expect(log.entries == ["child r", "container r"])
  }

  @Test func `a key goes to the first responder and then to the controller of its view`() {
    let controller = KeyController("root", log: log, keys: ["r", "n"])
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.commands = [
      UIKeyCommand(input: "r", modifierFlags: .command) { [log] _ in log.record("view") }
    ]
    controller.view.addSubview(view)
    simulator.show(controller)
    simulator.press("r", modifiers: .command)
    simulator.run { _ = view.becomeFirstResponder() }
    simulator.press("r", modifiers: .command)
    simulator.press("n", modifiers: .command)
    #expect(log.entries == ["root r", "view", "root n"])
  }

  @Test func `keys go to the key window only`() {
    let alertWindow = simulator.run { UIWindow(frame: CGRect(origin: .zero, size: .zero)) }
    alertWindow.rootViewController = KeyController("alert", log: log, keys: ["r"])
    simulator.show(KeyController("root", log: log, keys: ["r"]))
    simulator.run { alertWindow.makeKeyAndVisible() }
    simulator.press("r", modifiers: .command)
    #expect(log.entries == ["alert r"])
    simulator.run { alertWindow.isHidden = true }
    #expect(!simulator.press("r", modifiers: .command), "a hidden window receives no keys")
  }

  @Test func `an app in the background receives no keys`() {
    simulator.show(KeyController("root", log: log, keys: ["r"]))
    simulator.enterBackground()
    #expect(!simulator.press("r", modifiers: .command))
    simulator.enterForeground()
    #expect(simulator.press("r", modifiers: .command))
  }

  @Test func `a command that changes the screen is followed by layout`() {
    let controller = KeyController("root", log: log)
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    controller.commands = [
      UIKeyCommand(input: "r", modifierFlags: .command) { _ in view.setNeedsLayout() }
    ]
    simulator.show(controller)
    let count = view.layoutCount
    simulator.press("r", modifiers: .command)
    #expect(view.layoutCount == count + 1)
  }
}

private final class LayoutView: UIView {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}
