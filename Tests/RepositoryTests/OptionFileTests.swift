import Testing

/// The section of CONTRIBUTING.md about a new option lists the places that name every option.
struct OptionFileTests {
  @Test func `the places that a new option needs name every option`() throws {
    let places = try Self.places()
    #expect(places.count == 7, "\(places)")
    let options = try Self.options()
    #expect(options.count >= 24, "the options were not found")
    for place in places {
      let missing = try options.subtracting(Self.words(in: place))
      #expect(missing.isEmpty, "\(place)")
    }
  }

  /// A file that names every option is probably a list that a new option needs.
  @Test func `no other file names every option`() throws {
    let places = try Self.places()
    let options = try Self.options()
    for path in Repository.markdownFiles + ArticleTests.articles + Repository.swiftFiles
    where !places.contains(where: path.hasPrefix) {
      let text = try Repository.text(of: path)
      #expect(!options.allSatisfy(text.contains), "\(path)")
    }
  }

  /// The first column of the table: files, and a folder of tests.
  private static func places() throws -> [String] {
    let text = try Repository.text(of: "CONTRIBUTING.md")
    let section = text.split(separator: "\n## ").first { $0.hasPrefix("Adding an option\n") }
    return try #require(section).matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.output.1) }
  }

  /// The names of the options. The groups `loading` and `footer` have a type with a capital letter.
  private static func options() throws -> Set<String> {
    let text = try Repository.text(of: "Sources/EdgeRefreshCore/RefreshOptions.swift")
    let properties = text.matches(of: /(?m)^ +public var (\w+)(?! = [A-Z])\b/)
    return Set(properties.map { String($0.output.1) })
  }

  private static func words(in place: String) throws -> Set<String> {
    let files = Repository.swiftFiles.filter { $0.hasPrefix(place + "/") }
    let texts = try (files.isEmpty ? [place] : files).map(Repository.text)
    return Set(texts.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
  }
}
