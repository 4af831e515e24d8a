import EdgeRefreshControls
import Foundation
import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct NamesTests {
  @Test(arguments: OriginalName.all)
  func `every name stands for what it did`(_ name: OriginalName) {
    let simulator = Simulator()
    simulator.run {
      if let isRight = name.isRight { #expect(isRight(), "\(name.name)") }
    }
  }

  @Test func `the page lists them all in order and no others`() throws {
    #expect(try rows().map(\.old) == OriginalName.all.map(\.name))
  }

  @Test func `the page marks the ones that need objective c`() throws {
    let marked = try rows().filter(\.needsObjectiveC).map(\.old)
    #expect(marked == OriginalName.all.filter { $0.isRight == nil }.map(\.name))
  }

  @Test func `the page says for each what it is now`() throws {
    #expect(try rows().allSatisfy { !$0.new.isEmpty })
  }

  @Test func `no name is listed twice`() {
    let names = OriginalName.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  private struct Row {
    let old: String
    let new: String
    let needsObjectiveC: Bool
  }

  /// The rows of the page's tables: `| `old`* | new |`.
  private func rows() throws -> [Row] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/MJRefresh/MJRefresh.docc/Names.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
      return Row(
        old: cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`*")), new: cells[1],
        needsObjectiveC: cells[0].hasSuffix("*"))
    }
  }
}
