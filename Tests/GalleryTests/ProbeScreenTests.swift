import Foundation
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import GalleryExamples
@testable import UIKitSimulator

/// The screen of the probe, which has no refresh control.
@Suite(.isolated)
@MainActor
struct ProbeScreenTests {
  private let stage: GalleryStage
  private let controller: ProbeViewController

  init() throws {
    let example = try #require(GallerySection.listedExamples.first { $0.name == "probe" })
    stage = GalleryStage(example, device: .phone)
    let stack = stage.simulator.window.rootViewController as? UINavigationController
    controller = try #require(stack?.topViewController as? ProbeViewController)
  }

  private var buttons: [UIBarButtonItem] { controller.navigationItem.rightBarButtonItems ?? [] }

  private func leave() {
    stage.simulator.run { stage.simulator.window.rootViewController = nil }
    stage.simulator.advance(by: 1)
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
    stage.simulator.play(stage.script)
    #expect(controller.navigationItem.title?.hasSuffix(" of \(ProbeExperiment.all.count)") == true)
    #expect(buttons.map(\.isEnabled) == [false, false])
    while text.isEmpty, stage.simulator.now < 3600 { stage.simulator.advance(by: 1) }
    #expect(text.hasSuffix("}\n"))
    #expect(names == ProbeExperiment.all.map(\.name))
    #expect(parts.allSatisfy { text.hasPrefix($0) && $0.hasSuffix("}\n") })
    #expect(text.split(separator: "\n").count > ProbeExperiment.all.count)
    #expect(controller.navigationItem.title == "Probe")
    #expect(buttons.map(\.isEnabled) == [true, true])
    let table = try #require(controller.view.firstDescendant(UITableView.self))
    stage.simulator.advance(by: 0.1)
    #expect(!table.isHidden)
    #expect(table.visibleCells.allSatisfy { $0.accessoryType == .checkmark })
  }

  @Test func `a screen with other experiments lists and runs only these`() throws {
    defer { leave() }
    let experiments = Array(ProbeExperiment.all.suffix(2))
    let loop = stage.simulator.loop
    let server = MessageServer { seconds, block in loop.schedule(after: seconds, block) }
    let other = ProbeViewController(server: server, host: .buildFolder, experiments: experiments)
    other.title = "Others"
    other.startsWhenShown = true
    var names: [String] = []
    var text = ""
    other.whenExperimentEnds = { name, _ in names.append(name) }
    other.whenRunEnds = { text = $0 }
    stage.simulator.run {
      controller.navigationController?.pushViewController(other, animated: false)
    }
    while text.isEmpty, stage.simulator.now < 3600 { stage.simulator.advance(by: 1) }
    #expect(names == experiments.map(\.name))
    #expect(text.contains("\"experiments\":2}"))
    #expect(other.navigationItem.title == "Others")
    let table = try #require(other.view.firstDescendant(UITableView.self))
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `no text of the list is cut off or hard to read`() {
    defer { leave() }
    stage.simulator.advance(by: 0.1)
    #expect(ScreenInspection(stage.simulator.window).faults.isEmpty)
    for label in controller.view.descendants(UILabel.self) where label.text?.isEmpty == false {
      let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
      #expect(size.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
    }
  }

  @Test func `sharing saves the lines in the build folder`() throws {
    defer { leave() }
    let message = ProbeHost.buildFolder.share("{}\n", controller)
    #expect(message == "Saved as .build/gallery/probe.jsonl")
    let saved = try String(contentsOfFile: ".build/gallery/probe.jsonl", encoding: .utf8)
    #expect(saved == "{}\n")
  }

  @Test func `leaving the screen stops the run and frees it`() throws {
    weak var freed: ProbeViewController?
    do {
      let example = try #require(GallerySection.listedExamples.first { $0.name == "probe" })
      let stage = GalleryStage(example, device: .phone)
      stage.simulator.play(stage.script)
      let stack = stage.simulator.window.rootViewController as? UINavigationController
      freed = stack?.topViewController as? ProbeViewController
      #expect(freed != nil)
      stage.simulator.goBack()
      stage.simulator.advance(by: 2)
    }
    #expect(freed == nil)
  }
}
