import Foundation
import Testing

struct ScenarioTests {
  /// The numbers of the tables' rows, in their order.
  private let described: [Substring]

  init() throws {
    let url = ExampleTests.root.appendingPathComponent("Documentation/Scenarios.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    described = text.matches(of: /(?m)^\| ([SC]\d+) \|/).map(\.output.1)
  }

  @Test func `describes every scenario that a test names`() throws {
    let files = try Self.testSources()
    #expect(files.count > 100, "the sources of the tests were not found")
    for file in files {
      let missing = undescribed(in: try String(contentsOf: file, encoding: .utf8))
      #expect(missing == [], "\(file.lastPathComponent)")
    }
  }

  @Test func `describes every scenario that a deviation names`() throws {
    let url = ExampleTests.root.appendingPathComponent("DEVIATIONS.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(!Self.numbers(in: text).isEmpty)
    #expect(undescribed(in: text) == [])
  }

  @Test func `describes each scenario once`() {
    #expect(described.count == Set(described).count)
  }

  @Test func `a number is a letter and digits that stand alone`() {
    #expect(Self.numbers(in: "\"S7, C11: text\" and (S50)") == ["S7", "C11", "S50"])
    #expect(Self.numbers(in: "0xC3 US7 S7x S-7 s7 S 7") == [])
  }

  @Test func `a number that no row has is found`() {
    // Not written out, so that this file names no such scenario.
    #expect(undescribed(in: "S1 S\(999)") == ["S\(999)"])
  }

  private func undescribed(in text: String) -> [Substring] {
    Self.numbers(in: text).filter { !described.contains($0) }
  }

  private static func numbers(in text: String) -> [Substring] {
    text.matches(of: /\b[SC]\d+\b/).map(\.output)
  }

  private static func testSources() throws -> [URL] {
    let folder = ExampleTests.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
