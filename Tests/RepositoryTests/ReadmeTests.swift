import Testing

/// README is read in a few minutes. What does not fit has a page of its own in Documentation.
struct ReadmeTests {
  @Test func `README has at most 600 words, as wc counts them, and one table`() throws {
    let text = try Repository.text(of: "README.md")
    let words = text.split(whereSeparator: \.isWhitespace).count
    #expect(words > 200, "the words were not found")
    #expect(words <= 600)
    #expect(Self.tables(in: text) <= 1)
  }

  /// The page `Documentation/README.md` has links to all others.
  @Test func `README has links to at most ten pages`() throws {
    let links = MarkdownPage(path: "README.md", text: try Repository.text(of: "README.md")).links
    let pages = Set(links.filter { $0.contains(".md") })
    #expect(pages.contains("Documentation/README.md"))
    #expect(pages.count <= 10, "\(pages.sorted())")
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
    let podfile = try #require(readme.firstMatch(of: /(?s)```ruby\n(.*?)```/)).output.1
    let names = podfile.replacing(/'[^']*'/, with: "").matches(of: /\b(?:Edge|MJ)Refresh\w*/)
    let pods = names.map { String($0.output) }
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
