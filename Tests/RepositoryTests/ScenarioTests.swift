import Testing

struct ScenarioTests {
  /// The scenario numbers of the rows in Documentation/Scenarios.md, in order.
  private let described: [Substring]

  init() throws {
    let text = try Repository.text(of: "Documentation/Scenarios.md")
    described = text.matches(of: /(?m)^\| ([SC]\d+) \|/).map(\.output.1)
  }

  @Test func `every scenario in a test is described`() throws {
    let files = Repository.swiftFiles.filter { $0.hasPrefix("Tests/") }
    #expect(files.count > 100, "the test files were not found")
    for file in files {
      let missing = undescribed(in: try Repository.text(of: file))
      #expect(missing == [], "\(file)")
    }
  }

  @Test func `every scenario in DEVIATIONS is described`() throws {
    let text = try Repository.text(of: "DEVIATIONS.md")
    #expect(!Self.numbers(in: text).isEmpty)
    #expect(undescribed(in: text) == [])
  }

  @Test func `each scenario is described once`() {
    #expect(described.count == Set(described).count)
  }

  @Test func `a scenario number is a word of S or C followed by digits`() {
    #expect(Self.numbers(in: "\"S7, C11: text\" and (S50)") == ["S7", "C11", "S50"])
    #expect(Self.numbers(in: "0xC3 US7 S7x S-7 s7 S 7") == [])
  }

  @Test func `a scenario number without a description is reported`() {
    // The number is interpolated, because the first test reads this file as well.
    #expect(undescribed(in: "S1 S\(999)") == ["S\(999)"])
  }

  private func undescribed(in text: String) -> [Substring] {
    Self.numbers(in: text).filter { !described.contains($0) }
  }

  private static func numbers(in text: String) -> [Substring] {
    text.matches(of: /\b[SC]\d+\b/).map(\.output)
  }
}
