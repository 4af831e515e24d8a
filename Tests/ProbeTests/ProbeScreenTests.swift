import TestSupport
import Testing
import UIKit
import UIKitSimulator

@testable import Probe

/// The screen of the probe, opened from another screen.
@Suite(.isolated)
@MainActor
struct ProbeScreenTests {
  private let simulator = Simulator()
  private let controller: ProbeViewController

  init() {
    controller = Self.open(on: simulator)
  }

  /// Pushes a screen onto the stack of a phone. The last closure prepares the screen before.
  private static func open(
    on simulator: Simulator, _ experiments: [ProbeExperiment] = ProbeExperiment.all,
    share: @escaping ProbeHost.Share = { _, _ in nil },
    prepare: (ProbeViewController) -> Void = { _ in }
  ) -> ProbeViewController {
    let loop = simulator.loop
    let controller = simulator.run {
      ProbeViewController(
        host: ProbeHost(
          system: { "test" }, delay: { loop.schedule(after: $0, $1) }, share: share),
        experiments: experiments)
    }
    controller.title = "Probe"
    prepare(controller)
    simulator.show(simulator.run { UINavigationController(rootViewController: UIViewController()) })
    let stack = simulator.window.rootViewController as? UINavigationController
    simulator.run { stack?.pushViewController(controller, animated: false) }
    simulator.advance(by: 0.5)
    return controller
  }

  private var buttons: [UIBarButtonItem] { controller.navigationItem.rightBarButtonItems ?? [] }

  /// The list of the experiments.
  private static func table(of controller: ProbeViewController) throws -> UITableView {
    try #require(controller.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
  }

  /// Taps the button at the trailing edge of the navigation bar.
  private static func tapRun(on simulator: Simulator) {
    let area = simulator.window.safeAreaInsets
    simulator.tap(at: CGPoint(x: simulator.window.bounds.width - 36, y: area.top + 22))
    simulator.advance(by: 1.5)
  }

  private func advance(until isOver: () -> Bool) {
    while !isOver(), simulator.now < 3600 { simulator.advance(by: 1) }
  }

  private func leave() {
    simulator.run { simulator.window.rootViewController = nil }
    simulator.advance(by: 1)
  }

  @Test func `a tap runs all experiments, shows the progress and then offers to share`() throws {
    defer { leave() }
    var text = ""
    var parts: [String] = []
    var names: [String] = []
    controller.whenExperimentEnds = { name, part in
      names.append(name)
      parts.append(part)
    }
    controller.whenRunEnds = { text = $0 }
    #expect(buttons.map(\.isEnabled) == [true, false])
    Self.tapRun(on: simulator)
    #expect(controller.navigationItem.title?.hasSuffix(" of \(ProbeExperiment.all.count)") == true)
    #expect(buttons.map(\.isEnabled) == [false, false])
    advance { !text.isEmpty }
    #expect(text.hasSuffix("}\n"))
    #expect(names == ProbeExperiment.all.map(\.name))
    #expect(parts.allSatisfy { text.hasPrefix($0) && $0.hasSuffix("}\n") })
    #expect(text.split(separator: "\n").count > ProbeExperiment.all.count)
    #expect(controller.navigationItem.title == "Probe")
    #expect(buttons.map(\.isEnabled) == [true, true])
    let table = try Self.table(of: controller)
    simulator.advance(by: 0.1)
    #expect(!table.isHidden)
    #expect(table.visibleCells.allSatisfy { $0.accessoryType == .checkmark })
  }

  @Test func `a screen with other experiments lists and runs only these`() throws {
    defer { leave() }
    let experiments = Array(ProbeExperiment.all.suffix(2))
    var names: [String] = []
    var text = ""
    let other = Self.open(
      on: simulator, experiments,
      prepare: {
        $0.startsWhenShown = true
        $0.whenExperimentEnds = { name, _ in names.append(name) }
        $0.whenRunEnds = { text = $0 }
      })
    advance { !text.isEmpty }
    #expect(names == experiments.map(\.name))
    #expect(text.contains("\"experiments\":2}"))
    #expect(other.navigationItem.title == "Probe")
    #expect(try Self.table(of: other).numberOfRows(inSection: 0) == 2)
  }

  @Test func `no text of the list is cut off`() throws {
    defer { leave() }
    let cells = try Self.table(of: controller).visibleCells
    let labels = cells.flatMap(\.contentView.subviews).compactMap { $0 as? UILabel }
    #expect(labels.count > 10)
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
      #expect(size.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
    }
  }

  @Test func `a tap on Share offers the lines and shows the message of the platform`() throws {
    defer { leave() }
    var shared = ""
    var text = ""
    let share: ProbeHost.Share = { text, shown in
      shared = text
      return "Saved from \(type(of: shown))"
    }
    let other = Self.open(on: simulator, [ProbeExperiment.all[0]], share: share) {
      $0.startsWhenShown = true
      $0.whenRunEnds = { text = $0 }
    }
    advance { !text.isEmpty }
    #expect(simulator.screenReader.focus(on: "Share") != nil)
    #expect(simulator.screenReader.activate())
    #expect(shared == text)
    let status = try Self.table(of: other).tableHeaderView as? UILabel
    #expect(status?.text == "Saved from ProbeViewController")
  }

  @Test func `leaving the screen stops the run and frees it`() {
    weak var freed: ProbeViewController?
    do {
      let simulator = Simulator()
      freed = Self.open(on: simulator)
      Self.tapRun(on: simulator)
      #expect(freed?.navigationItem.title?.contains(" of ") == true)
      simulator.goBack()
      simulator.advance(by: 2)
    }
    #expect(freed == nil)
  }
}
