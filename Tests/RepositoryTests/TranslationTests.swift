import Foundation
import Testing

/// The built-in texts as translators see them, in the source files.
struct TranslationTests {
  private static let folder = "Sources/EdgeRefreshControls/Texts/"

  /// The source files with texts, and the number of languages in each.
  private static let files = [
    "EastAsian": 4, "Germanic": 3, "MiddleEastern": 3, "Nordic": 4, "OtherEuropean": 3,
    "Romance": 7, "Slavic": 8, "SouthAsian": 5,
  ]

  /// The tags of the languages.
  private static func tags() throws -> [String] {
    let text = try Repository.text(of: folder + "Languages.swift")
    return text.matches(of: /"([A-Za-z-]+)": \{ \w+ \}/).map { String($0.1) }
  }

  @Test(arguments: files)
  func `the source of each text stands beside it`(file: String, languages: Int) throws {
    let text = try Repository.text(of: Self.folder + "RefreshTexts+\(file).swift")
    let lines = text.split(separator: "\n").filter { $0.contains(#": ""#) }
    #expect(lines.count == languages * 19)
    for line in lines {
      let source = line.components(separatedBy: "  // ").last ?? ""
      #expect(["MJRefresh", "evidence", "composed", "speaker"].contains(source), "\(line)")
    }
  }

  @Test func `every language is in a file that the test above checks`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent(Self.folder).path)
    let withTexts = try names.filter {
      try Repository.text(of: Self.folder + $0).contains("headerIdle: \"")
    }
    #expect(Set(withTexts) == Set(Self.files.keys.map { "RefreshTexts+\($0).swift" }))
    #expect(try Self.tags().count == Self.files.values.reduce(0, +))
  }

  @Test func `the article about languages lists every language`() throws {
    let text = try Repository.text(of: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md")
    let english = Locale(identifier: "en_US")
    for tag in try Self.tags() {
      let code = tag.prefix { $0 != "-" }
      let name = try #require(english.localizedString(forLanguageCode: String(code)))
      let language = try #require(name.split(separator: " ").first)
      #expect(text.contains(language), "\(tag)")
    }
  }

  @Test func `the gallery lists every language`() throws {
    let text = try Repository.text(
      of: "Examples/Gallery/Examples/Environments/Language.swift")
    let codes = text.matches(of: /code: "([A-Za-z-]+)"/).map { String($0.1) }
    #expect(codes.sorted() == (try Self.tags()).sorted())
  }
}
