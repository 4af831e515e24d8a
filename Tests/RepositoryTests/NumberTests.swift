import Testing

/// The numbers in documents that count something in the repository.
struct NumberTests {
  /// What a number counts: the matches of a pattern in files.
  enum Counted {
    case experiments, languages, sessions

    var pattern: Regex<Substring> {
      switch self {
      case .experiments: /"step":1,/
      case .languages: #/"[A-Za-z-]+": \{ \w+ \}/#
      case .sessions: /(?m)^\{/
      }
    }

    var files: [String] {
      switch self {
      case .experiments: ["Documentation/Probe.jsonl"]
      case .languages: ["Sources/EdgeRefreshControls/Texts/Languages.swift"]
      case .sessions: ["directed", "random"].map { "Tests/EdgeRefreshTests/Fixtures/\($0).jsonl" }
      }
    }
  }

  /// Each document contains the words, with the number in place of `#`.
  @Test(
    arguments: [
      (Counted.experiments, "# experiments:", "Documentation/Probe.md"),
      (.languages, "in # languages", "CHANGELOG.md"),
      (.languages, "in # languages", "README.md"),
      (.languages, "| built-in languages | # |", "Documentation/Comparison.md"),
      (.languages, "is data: # languages", "Documentation/Performance.md"),
      (.languages, "in # languages", "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md"),
      (.sessions, "# recorded sessions", "ARCHITECTURE.md"),
      (.sessions, "All # sessions", "DEVIATIONS.md"),
      (.sessions, "# recorded sessions", "Documentation/Status.md"),
    ])
  func `documents state the numbers of the repository`(
    counted: Counted, words: String, document: String
  ) throws {
    let number = try counted.files
      .map { try Repository.text(of: $0).matches(of: counted.pattern).count }.reduce(0, +)
    let text = try Repository.text(of: document).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains(words.replacing("#", with: "\(number)")))
  }
}
