import EdgeRefresh
import Foundation
import GalleryExamples
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

@MainActor @Suite struct GalleryScriptTests {
  private let script = GalleryScript.pull(on: SimulatedDevice.phone.size)

  @Test func `every example has a name of its own, of lower case letters and hyphens`() {
    let names = GalleryExample.all.map(\.name)
    #expect(names.count == Set(names).count)
    #expect(names.allSatisfy { name in name.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test(arguments: GalleryExample.all.map(\.name))
  func `an example opens by its script, brings rows and leaves no inset`(name: String) async throws
  {
    let stage = try Stage(name)
    let rows = stage.tableView.numberOfRows(inSection: 0)
    let inset = stage.tableView.contentInset
    let top = stage.tableView.contentOffset
    let header = try #require(stage.tableView.refreshHeader)

    stage.simulator.play(script, until: 2.3)
    #expect(header.isRefreshing)
    #expect(stage.tableView.contentInset.top == inset.top + header.bounds.height)

    await stage.wait(4)
    #expect(header.state == .idle)
    #expect(stage.tableView.numberOfRows(inSection: 0) == rows + 2)
    #expect(stage.tableView.contentInset == inset)
    #expect(stage.tableView.contentOffset == top)
  }

  @Test(arguments: GalleryExample.all.map(\.name))
  func `an example that is left in the middle of a refresh is freed`(name: String) async throws {
    weak var table: UITableView?
    do {
      let stage = try Stage(name)
      table = stage.tableView
      stage.simulator.play(script, until: 2.3)
      stage.simulator.window.rootViewController = nil
      await stage.wait(4)
    }
    #expect(table == nil)
  }

  @Test(arguments: ["160x240", "320x480", "390x844", "844x390"])
  func `the script reaches the threshold on every screen`(size: String) async throws {
    let sides = size.split(separator: "x").compactMap { Double($0) }
    let size = CGSize(width: sides[0], height: sides[1])
    for example in GalleryExample.all {
      let stage = try Stage(example.name, device: .phone(size: size))
      stage.simulator.play(GalleryScript.pull(on: size), until: 2.3)
      #expect(stage.tableView.refreshHeader?.isRefreshing == true, "\(example.name)")
    }
  }
}

/// An example on a phone whose server waits by the phone's clock.
@MainActor private struct Stage {
  let simulator: Simulator
  let tableView: UITableView

  init(_ name: String, device: SimulatedDevice = .phone) throws {
    let simulator = Simulator(device: device)
    let loop = simulator.loop
    let server = MessageServer { seconds, block in loop.schedule(after: seconds, block) }
    let example = try #require(GalleryExample.all.first { $0.name == name })
    let controller = simulator.run { example.makeViewController(server: server) }
    simulator.show(controller)
    let list = (controller as? UINavigationController)?.topViewController
    tableView = try #require(list?.view.subviews.first as? UITableView)
    self.simulator = simulator
  }

  /// Lets time pass, and tasks go on as far as they can.
  func wait(_ seconds: TimeInterval) async {
    for _ in 0..<Int(seconds * 10) {
      simulator.advance(by: 0.1)
      for _ in 0..<10 { await Task.yield() }
    }
  }
}
