import Foundation
import Testing

/// The numbers in documents that count something in the repository.
struct NumberTests {
  /// The recorded sessions of MJRefresh.
  private static let sessions = ["directed", "random"].map {
    "Tests/EdgeRefreshTests/Fixtures/\($0).jsonl"
  }

  /// What a number counts: the matches of a pattern in files.
  enum Counted {
    case experiments, languages, sessions, sessionsThatEndEarly
    /// Two languages have texts for two regions or scripts, which count as one here.
    case languagesWithoutVariants

    var pattern: Regex<Substring> {
      switch self {
      case .experiments: /"step":1,/
      case .languages: #/"[A-Za-z-]+": \{ \w+ \}/#
      case .languagesWithoutVariants: #/"[a-z]+(?:-Hans)?": \{ \w+ \}/#
      case .sessions: /(?m)^\{/
      case .sessionsThatEndEarly: /"freeFrom": ?\d/
      }
    }

    var files: [String] {
      switch self {
      case .experiments: ["Documentation/Probe.jsonl"]
      case .languages, .languagesWithoutVariants:
        ["Sources/EdgeRefreshControls/Texts/Languages.swift"]
      case .sessions, .sessionsThatEndEarly: NumberTests.sessions
      }
    }
  }

  /// Each document contains the words, with the number in place of `#`.
  @Test(
    arguments: [
      (Counted.experiments, "# experiments:", "Documentation/Probe.md"),
      (.languagesWithoutVariants, "in # languages, two of them in two variants", "CHANGELOG.md"),
      (.languages, "# localizations are built in", "README.md"),
      (.languages, "| built-in localizations | # |", "Documentation/Comparison.md"),
      (.languages, "is data: # localizations", "Documentation/Performance.md"),
      (
        .languagesWithoutVariants, "in # languages, two of them in two variants",
        "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md"
      ),
      (
        .languages, "# localizations instead of",
        "Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md"
      ),
      (.sessions, "# recorded sessions", "ARCHITECTURE.md"),
      (.sessionsThatEndEarly, "In # of them", "ARCHITECTURE.md"),
      (.sessions, "All # sessions", "DEVIATIONS.md"),
      (.sessionsThatEndEarly, "In # of them, the comparison ends early", "DEVIATIONS.md"),
      (.languagesWithoutVariants, "in # languages, two of them in two variants", "DEVIATIONS.md"),
      (.sessions, "# recorded sessions", "Documentation/Status.md"),
    ])
  func `documents state the numbers of the repository`(
    counted: Counted, words: String, document: String
  ) throws {
    let number = try counted.files
      .map { try Repository.text(of: $0).matches(of: counted.pattern).count }.reduce(0, +)
    #expect(try Self.line(of: document).contains(words.replacing("#", with: "\(number)")))
  }

  /// The observations of the recorded sessions; `nil` for those that are not compared.
  private static func observations() throws -> [[Observation?]] {
    struct Session: Decodable { let expect: [Observation?] }
    return try sessions.flatMap { try Repository.text(of: $0).split(separator: "\n") }
      .map { try JSONDecoder().decode(Session.self, from: Data($0.utf8)).expect }
  }

  private struct Observation: Decodable {}

  @Test func `documents state how many steps of the recorded sessions are compared`() throws {
    // The first observation follows the setup.
    let steps = try Self.observations().flatMap { $0.dropFirst() }
    let compared = steps.count { $0 != nil }
    let numbers = [compared, steps.count].map {
      $0.formatted(.number.locale(Locale(identifier: "en_US")))
    }
    let share = Int((100 * Double(compared) / Double(steps.count)).rounded())
    for (document, words) in [
      ("ARCHITECTURE.md", "\(numbers[0]) of \(numbers[1]) steps"),
      ("Documentation/Status.md", "[\(numbers[0]) of \(numbers[1]) steps]"),
      (
        "Documentation/Traces.md",
        "\(numbers[0]) of their \(numbers[1]) steps are compared, \(share) %"
      ),
      ("DEVIATIONS.md", "so \(100 - share) % of the steps are not compared"),
    ] {
      #expect(try Self.line(of: document).contains(words), "\(document): \(words)")
    }
  }

  @Test func `ARCHITECTURE names the files of the controls with conditions for Objective-C`() throws
  {
    let folder = "Sources/EdgeRefreshControls/"
    let files = try Repository.swiftFiles.filter {
      try $0.hasPrefix(folder) && Repository.text(of: $0).contains("#if canImport(ObjectiveC)")
    }
    let text = try Self.line(of: "ARCHITECTURE.md")
    let statement = try #require(
      text.firstMatch(of: /In `EdgeRefreshControls`, only ([^,]+(?:, [^,]+)*?) have conditions/))
    let named = statement.output.1.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    #expect(Set(named) == Set(files.compactMap { $0.split(separator: "/").last.map(String.init) }))
  }

  /// The text of a document with single spaces instead of line breaks.
  private static func line(of path: String) throws -> String {
    try Repository.text(of: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
