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

  /// The built-in texts with their sources, by the names of the language and of the text.
  private static func languages() throws -> [String: [String: (text: String, source: String)]] {
    let languageStart = /^ *static let (\w+) = RefreshTexts\($/
    let textLine = /^ *(\w+): "(.*)"[,)]  \/\/ (\w+)$/
    var languages: [String: [String: (text: String, source: String)]] = [:]
    for file in files.keys {
      let text = try Repository.text(of: folder + "RefreshTexts+\(file).swift")
      var language = ""
      for line in text.split(separator: "\n") {
        if let start = line.wholeMatch(of: languageStart) {
          language = String(start.output.1)
        } else if let text = line.wholeMatch(of: textLine) {
          languages[language, default: [:]][String(text.output.1)] =
            (String(text.output.2), String(text.output.3))
        }
      }
    }
    #expect(languages.values.map(\.count) == Array(repeating: 19, count: languages.count))
    #expect(languages.count == files.values.reduce(0, +))
    return languages
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

  @Test func `a text is attributed to MJRefresh if the original has it`() throws {
    let languages = try Self.languages()
    #expect(Set(OriginalTexts.languages.keys).isSubset(of: languages.keys))
    for (language, texts) in languages {
      let original = OriginalTexts.languages[language, default: [:]]
      #expect(Set(original.keys).isSubset(of: texts.keys), "\(language)")
      for (name, text) in texts {
        // A native speaker may have confirmed a text of the original.
        if text.source == "speaker" { continue }
        let isOriginal = original[name] == text.text
        #expect((text.source == "MJRefresh") == isOriginal, "\(language), \(name)")
      }
    }
  }

  @Test func `DEVIATIONS has the number of texts that differ from those of MJRefresh`() throws {
    let languages = try Self.languages()
    let table = try Repository.text(of: "DEVIATIONS.md")
      .matches(of: /(?m)^\| ([A-Z][a-z]+(?: \([a-z]+\))?) \| (\d+) of (\d+) \|/)
    let stated = Dictionary(
      uniqueKeysWithValues: table.map { row in
        (String(row.output.1), "\(row.output.2) of \(row.output.3)")
      })
    let names = [
      "english": "English", "simplifiedChinese": "Chinese (simplified)",
      "traditionalChinese": "Chinese (traditional)", "korean": "Korean", "russian": "Russian",
      "ukrainian": "Ukrainian",
    ]
    var counted: [String: String] = [:]
    for (language, original) in OriginalTexts.languages {
      let texts = try #require(languages[language])
      let differing = original.count { texts[$0.key]?.text != $0.value }
      counted[try #require(names[language])] = "\(differing) of \(original.count)"
    }
    #expect(stated == counted)
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
