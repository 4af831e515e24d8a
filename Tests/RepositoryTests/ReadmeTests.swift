import Testing

/// README is read in a few minutes. What does not fit has a page of its own in Documentation.
struct ReadmeTests {
  @Test func `README has at most 700 words and one table`() throws {
    let text = try Repository.text(of: "README.md")
    let words = Self.words(in: text)
    #expect(words > 200, "the words were not found")
    #expect(words <= 700)
    #expect(Self.tables(in: text) <= 1)
  }

  @Test func `words of code blocks, images and addresses are not counted`() {
    let text = """
      # One

      Two [three four](Not/Counted.md), `five`: – 6.
      | <img src="a.gif" alt="not counted"> | seven<br>eight |
      | --- | --- |
      ```sh
      make nothing
      ```
      - **nine**
        ```
        indented
        ```
      """
    #expect(Self.words(in: text) == 9)
  }

  @Test func `a table is counted by the line below its header`() {
    let table = "| a | b |\n| --- | ---: |\n| 1 | 2 |\n"
    #expect(Self.tables(in: "Text | with a bar\n") == 0)
    #expect(Self.tables(in: table) == 1)
    #expect(Self.tables(in: table + "\n" + table) == 2)
  }

  @Test func `all installation instructions and podspecs have the same address`() throws {
    let texts = try [
      "README.md", "Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md",
    ].map(Repository.text)
    let stated = texts.joined().matches(of: /(?:url: "|address = ')([^"']+)/).map(\.output.1)
    #expect(stated.count == 3)
    let pods = try Repository.paths.filter { $0.hasSuffix(".podspec") }.map { path in
      try #require(Repository.text(of: path).firstMatch(of: /:git => '([^']+)'/)).output.1
    }
    #expect(Set(stated + pods).count == 1)
  }

  @Test func `the pods and products in README are those of the package`() async throws {
    let readme = try Repository.text(of: "README.md")
    let pods = readme.matches(of: /(?m)^pod '(\w+)'/).map { String($0.output.1) }
    let specifications = Repository.paths.filter { $0.hasSuffix(".podspec") && !$0.contains("/") }
    #expect(pods.sorted() == specifications.map { String($0.dropLast(".podspec".count)) })
    let manifest = try await Manifest.read(on: "macOS")
    // The pod MJRefresh contains the headers.
    let modules = Set(manifest.targets.map(\.name)).subtracting(["MJRefreshObjectiveC"])
    #expect(Set(pods) == modules)
    for product in manifest.products { #expect(readme.contains("`\(product.name)`")) }
  }

  /// A row that EdgeRefresh alone fills says nothing about a choice between libraries.
  @Test func `every row of the comparison is filled for another library, too`() throws {
    let rows = try Self.comparison()
    #expect(rows.count > 20, "the rows were not found")
    #expect(rows.filter { !Self.isShared($0) } == [])
  }

  @Test func `a row in which the others have nothing is reported`() {
    #expect(!Self.isShared(["feature", "yes", "no; requested", "", "no"]))
    #expect(Self.isShared(["feature", "yes", "no", "", "not shown; a tap"]))
  }

  /// The number of words outside code blocks: what is between spaces and has a letter or a digit,
  /// in headings, texts, lists and tables. The texts of links count; their addresses and images do
  /// not.
  private static func words(in text: String) -> Int {
    text.replacing(/(?s)```.*?```/, with: "")
      .replacing(/<[^>]*>/, with: " ")
      .replacing(/\]\([^)]*\)/, with: "")
      .split(whereSeparator: \.isWhitespace)
      .count { word in word.contains { $0.isLetter || $0.isNumber } }
  }

  /// The number of tables, counted by their rows of dashes.
  private static func tables(in text: String) -> Int {
    text.matches(of: /(?m)^\|(?: *:?-+:? *\|)+$/).count
  }

  /// The rows of the tables in the comparison that have a column for EdgeRefresh, as cells.
  private static func comparison() throws -> [[String]] {
    let text = try Repository.text(of: "Documentation/Comparison.md")
    let tables = text.split(separator: "\n\n").filter { $0.hasPrefix("| | EdgeRefresh") }
    return tables.flatMap { table in
      table.split(separator: "\n").dropFirst(2).map { row in
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingPrefix(" ").description }
          .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
      }
    }
  }

  /// A Boolean value that states whether a library other than EdgeRefresh has what a row is about.
  private static func isShared(_ row: [String]) -> Bool {
    row.dropFirst(2).contains { !$0.isEmpty && $0.prefixMatch(of: /no\b/) == nil }
  }
}
