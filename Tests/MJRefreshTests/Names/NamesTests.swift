import EdgeRefreshControls
import Foundation
import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct NamesTests {
  @Test(arguments: OriginalName.all)
  func `every original name has its original meaning`(_ name: OriginalName) {
    let simulator = Simulator()
    simulator.run {
      if let isRight = name.isRight { #expect(isRight(), "\(name.name)") }
    }
  }

  @Test func `the page of names lists exactly the original names in the same order`() throws {
    #expect(try rows().map(\.old) == OriginalName.all.map(\.name))
  }

  @Test func `the page of names marks the names that need Objective-C`() throws {
    let marked = try rows().filter(\.needsObjectiveC).map(\.old)
    #expect(marked == OriginalName.all.filter { $0.isRight == nil }.map(\.name))
  }

  @Test func `the page of names has a replacement for each name`() throws {
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

  /// The rows of the page's tables. A row is `| `old`* | new |`; the asterisk marks Objective-C.
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
