import Testing

/// Numbers that articles state and sources define.
struct ArticleNumberTests {
  /// A number in an article and in a source file: the first group of each pattern.
  struct Fact: Sendable {
    let article: String
    let statement: String
    let source: String
    let definition: String

    init(_ article: String, _ statement: String, _ source: String, _ definition: String) {
      self.article = article
      self.statement = statement
      self.source = "Sources/" + source
      self.definition = definition
    }
  }

  private static let edgeRefresh = "Sources/EdgeRefresh/EdgeRefresh.docc/"
  private static let swiftUI = "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/"
  private static let controls = "EdgeRefreshControls/"
  private static let features = "EdgeRefreshFeatures/"

  static let facts = [
    Fact(
      edgeRefresh + "ChoosingAControl.md", #"header is (\d+) points high"#,
      controls + "Kinds/Headers.swift", #"setMinimumExtent\((\d+)\)"#),
    Fact(
      edgeRefresh + "ChoosingAControl.md", #"auto headers are (\d+) points high"#,
      controls + "Kinds/Footers.swift", #"setMinimumExtent\((\d+)\)"#),
    Fact(
      edgeRefresh + "ChoosingAControl.md", #"trailers are (\d+) points wide"#,
      controls + "Component/RefreshComponent.swift",
      #"isHorizontal \{ setMinimumExtent\((\d+)\)"#),
    Fact(
      edgeRefresh + "MigratingFromUIRefreshControl.md", #"by default (\d+) points"#,
      controls + "Kinds/Headers.swift", #"setMinimumExtent\((\d+)\)"#),
    Fact(
      edgeRefresh + "Handlers.md", #"by default ([\d.]+) seconds later"#,
      "EdgeRefreshCore/RefreshOptions.swift", #"var openingDuration = ([\d.]+)"#),
    Fact(
      edgeRefresh + "TwoLevels.md", #"threshold is ([\d.]+) times"#,
      features + "SecondLevel/SecondLevel.swift", #"threshold: ([\d.]+)\)"#),
    Fact(
      edgeRefresh + "FootersThatLoadByThemselves.md", #"\| (\d+) \(default\) \|"#,
      "EdgeRefreshCore/RefreshOptions.swift", #"var maximumLoadsPerDrag: Int\? = (\d+)"#),
    Fact(
      edgeRefresh + "FootersThatLoadByThemselves.md", #"is the fraction: (\d+), the default"#,
      "EdgeRefreshCore/RefreshOptions.swift", #"var loadThreshold = (\d+)\.0"#),
    Fact(
      edgeRefresh + "FootersThatLoadByThemselves.md", #"at most (\w+) times until"#,
      "EdgeRefreshCore/LoadBudget.swift", #"maximumFruitlessLoads = (\d+)"#),
    Fact(
      edgeRefresh + "LoadingAtTheStart.md", #"at most (\d+) points away"#,
      features + "KeptContent/VisibleContentKeeper.swift", #"endTolerance: CGFloat = (\d+)"#),
    Fact(
      edgeRefresh + "LoadingAtTheStart.md", #"set at most (\d+) times"#,
      features + "KeptContent/VisibleContentKeeper.swift", #"maximumCorrections = (\d+)"#),
    Fact(
      edgeRefresh + "InsetsAndSafeAreas.md", #"added (\d+) other lengths"#,
      controls + "Insets/SignedAmounts.swift", #"reach = (\d+)"#),
  ]

  @Test(arguments: facts)
  func `a number in an article is that of the source`(_ fact: Fact) throws {
    let stated = try Self.number(fact.statement, in: fact.article)
    #expect(try stated == Self.number(fact.definition, in: fact.source), "\(fact.article)")
  }

  @Test func `durations that articles write as words are those of the sources`() throws {
    let report = try Self.number(
      #"maximumDuration = (\d+)"#,
      in: "Sources/EdgeRefreshControls/Driver/CallbackQueue.swift")
    #expect(report == "60")
    #expect(try Self.line(of: Self.edgeRefresh + "Handlers.md").contains("after one minute"))
    let searches = "Sources/EdgeRefreshUI/RefreshSearch.swift"
    #expect(try Self.number(#"limit = (\d+)"#, in: searches) == "60")
    #expect(try Self.number(#"delays: .*, (\d+)\]"#, in: searches) == "1")
    #expect(
      try Self.line(of: Self.swiftUI + "SwiftUIScrollViews.md")
        .contains("each second for a minute"))
    #expect(
      try Self.number(
        #"schedule\(after: (0\.\d+)\)"#, in: "Sources/EdgeRefreshUI/RefreshCoordinator.swift")
        == "0.1")
    #expect(try Self.line(of: Self.swiftUI + "UsingSwiftUI.md").contains("a tenth of a second"))
  }

  @Test(arguments: [("pull-engine", "Ten", 10), ("auto-engine", "Six", 6)])
  func `the descriptions of the diagrams count their phases`(
    _ name: String, _ word: String, _ number: Int
  ) throws {
    let diagram = try Repository.text(of: "Documentation/\(name).svg")
    #expect(diagram.matches(of: /<rect [^>]*rx="12"/).count == number)
    let article = try Repository.text(of: Self.edgeRefresh + "HowItWorks.md")
    let picture = "![\(word) phases and the events that lead from one to another.](\(name).svg)"
    #expect(article.contains(picture))
  }

  @Test func `the article about SwiftUI has every message of a debug build`() throws {
    let source = try Repository.text(of: "Sources/EdgeRefreshUI/RefreshMisuse.swift")
    let messages = source.matches(of: /case \.\w+:\n +"([^".,]+)/).map(\.output.1)
    #expect(messages.count > 4)
    let article = try Self.line(of: Self.swiftUI + "SwiftUIScrollViews.md")
    for message in messages { #expect(article.contains("| \(message)"), "\(message)") }
  }

  /// The text of a file with single spaces instead of line breaks.
  private static func line(of path: String) throws -> String {
    try Repository.text(of: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The number that the first group of a pattern finds, in digits.
  private static func number(_ pattern: String, in path: String) throws -> String {
    let match = try #require(line(of: path).firstMatch(of: Regex(pattern)), "\(path): \(pattern)")
    let text = String(try #require(match.output[1].substring))
    return ["one": "1", "two": "2", "three": "3"][text] ?? text
  }
}
