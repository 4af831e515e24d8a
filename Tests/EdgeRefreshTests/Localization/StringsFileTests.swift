import EdgeRefresh
import Foundation
import TestSupport
import Testing

@testable import EdgeRefreshControls

@MainActor
struct StringsFileTests {
  private static let idle = RefreshTextKey.headerIdle.rawValue
  private static let pulling = RefreshTextKey.headerPulling.rawValue

  private static func configuration(
    _ folder: StringsFolder, language: String?, table: String? = nil
  ) -> RefreshConfiguration {
    let configuration = RefreshConfiguration()
    configuration.stringsBundle = folder.bundle
    configuration.stringsFileName = table
    configuration.languageCode = language
    return configuration
  }

  @Test func `a text missing from a file is the built-in text of its language`() throws {
    let folder = try StringsFolder(["de.lproj/Localizable.strings": [Self.idle: "Zieh mal"]])
    let configuration = Self.configuration(folder, language: "de-AT")
    #expect(configuration.text(for: .headerIdle) == "Zieh mal")
    for key in RefreshTextKey.allCases where key != .headerIdle {
      #expect(configuration.text(for: key) == RefreshTexts.german[key], "\(key)")
    }
  }

  @Test func `there are the keys of MJRefresh and six more, and a file can replace each text`()
    throws
  {
    let texts = Dictionary(
      uniqueKeysWithValues: RefreshTextKey.allCases.map { ($0.rawValue, "own \($0.rawValue)!") })
    let folder = try StringsFolder(["en.lproj/Localizable.strings": texts])
    let configuration = Self.configuration(folder, language: "en")
    #expect(
      Set(texts.keys) == [
        "MJRefreshHeaderIdleText", "MJRefreshHeaderPullingText", "MJRefreshHeaderRefreshingText",
        "MJRefreshAutoFooterIdleText", "MJRefreshAutoFooterRefreshingText",
        "MJRefreshAutoFooterNoMoreDataText", "MJRefreshBackFooterIdleText",
        "MJRefreshBackFooterPullingText", "MJRefreshBackFooterRefreshingText",
        "MJRefreshBackFooterNoMoreDataText", "MJRefreshTrailerIdleText",
        "MJRefreshTrailerPullingText", "MJRefreshHeaderLastTimeText",
        "MJRefreshHeaderDateTodayText", "MJRefreshHeaderNoneLastDateText",
        "EdgeRefreshRefreshActionText", "EdgeRefreshLoadMoreActionText",
        "EdgeRefreshUpdatedText", "EdgeRefreshLoadedText", "EdgeRefreshFailedText",
        "EdgeRefreshFooterFailedText",
      ])
    for key in RefreshTextKey.allCases {
      #expect(configuration.text(for: key) == texts[key.rawValue])
    }
  }

  @Test(arguments: [
    ("zh-Hant", "下拉"), ("zh_TW", "下拉"), ("zh-HK", "下拉"), ("zh-hans", "拉"), ("zh", "拉"),
    ("pt-BR", "puxa"), ("pt-PT", "puxe"), ("pt-AO", "puxe"), ("sr-Latn-RS", "povuci"),
    ("sr-Cyrl", "повуци"), ("sv-FI", "dra"), ("en-AU", "pull"),
  ])
  func `language folder names are matched as language tags`(tag: String, text: String) throws {
    let folders = [
      "zh-hant": "下拉", "zh_CN": "拉", "pt-br": "puxa", "pt-PT": "puxe", "sr-Latn": "povuci",
      "sr": "повуци", "SV": "dra", "en-GB": "pull", "Base": "base",
    ]
    let files = folders.map { ("\($0.key).lproj/Refresh.strings", [Self.idle: $0.value]) }
    let folder = try StringsFolder(Dictionary(uniqueKeysWithValues: files))
    let configuration = Self.configuration(folder, language: tag, table: "Refresh")
    #expect(configuration.text(for: .headerIdle) == text)
  }

  @Test(arguments: [
    ("en-AU", "en-GB"), ("en-IN", "en-GB"), ("en-US", "en"), ("en", "en"), ("es-MX", "es-419"),
    ("es-ES", "es"), ("zh-MO", "zh-HK"), ("zh-TW", "zh-Hant"), ("sr-Latn-RS", "en"),
    ("sr-RS", "sr"), ("sr-ME", "sr"), ("tl-PH", "fil"), ("fil", "fil"), ("uz-Cyrl", "en"),
  ])
  func `a device takes the app's texts from the folder that it chooses for its own`(
    tag: String, folderName: String
  ) throws {
    let names = ["en", "en-GB", "es", "es-419", "zh-Hant", "zh-HK", "sr", "fil", "uz"]
    let files = names.map { ("\($0).lproj/Refresh.strings", [Self.idle: $0]) }
    let folder = try StringsFolder(Dictionary(uniqueKeysWithValues: files))
    let configuration = Self.configuration(folder, language: tag, table: "Refresh")
    #expect(configuration.text(for: .headerIdle) == folderName)
  }

  @Test func `missing texts of a language that is not built in are in English`() throws {
    let folder = try StringsFolder([
      "is.lproj/Localizable.strings": [Self.idle: "Draga"],
      "en.lproj/Localizable.strings": [Self.idle: "Pull!", Self.pulling: "Let go!"],
    ])
    let configuration = Self.configuration(folder, language: "is")
    #expect(configuration.text(for: .headerIdle) == "Draga")
    #expect(configuration.text(for: .headerPulling) == "Let go!")
    #expect(configuration.text(for: .headerRefreshing) == "Loading...")
  }

  @Test func `a built-in language takes no texts from a file in another language`() throws {
    let folder = try StringsFolder(["en.lproj/Localizable.strings": [Self.idle: "Pull!"]])
    let configuration = Self.configuration(folder, language: "fr")
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.french[.headerIdle])
  }

  @Test func `a file outside language folders applies to all languages`() throws {
    let folder = try StringsFolder([
      "Refresh.strings": [Self.idle: "⇣", Self.pulling: "⇡"],
      "ja.lproj/Refresh.strings": [Self.idle: "引く"],
    ])
    let configuration = Self.configuration(folder, language: "ko", table: "Refresh")
    #expect(configuration.text(for: .headerIdle) == "⇣")
    configuration.languageCode = "ja"
    #expect(configuration.text(for: .headerIdle) == "引く")
    #expect(configuration.text(for: .headerPulling) == "⇡")
    #expect(configuration.text(for: .today) == "今日")
  }

  @Test(arguments: [nil, "", "Localizable"])
  func `the file name is Localizable by default`(table: String?) throws {
    let folder = try StringsFolder([
      "Localizable.strings": [Self.idle: "Pull!"], "en.lproj/Localizable.strings": [:],
    ])
    let configuration = Self.configuration(folder, language: "en", table: table)
    #expect(configuration.text(for: .headerIdle) == "Pull!")
  }

  @Test func `a text equal to its key is ignored but an empty text is used`() throws {
    let folder = try StringsFolder([
      "de.lproj/Localizable.strings": [Self.idle: Self.idle, Self.pulling: ""]
    ])
    let configuration = Self.configuration(folder, language: "de")
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german[.headerIdle])
    #expect(configuration.text(for: .headerPulling) == "", "an app can show no text")
  }

  @Test(
    .scenario("S44"), arguments: ["Localizable", "Nowhere", "", "../..", "\0", "a/b", "Broken"])
  func `no invalid file makes a text empty or equal to its key`(table: String) throws {
    let folder = try StringsFolder(["Folder.strings/x": [:], "en.lproj/Other.strings": [:]])
    try folder.write([0xFF, 0xFE, 0x00, 0xD8, 0x22], to: "Broken.strings")
    try folder.write([0x22, 0x61], to: "en.lproj/Broken.strings")
    for language in [nil, "", "zh-hans", "zh", "e", "en", "pt", "-", "\0"] {
      let configuration = Self.configuration(folder, language: language, table: table)
      for key in RefreshTextKey.allCases {
        let text = configuration.text(for: key)
        #expect(!text.isEmpty && !text.contains("MJRefresh"), "\(language ?? "nil"): \(key)")
      }
    }
  }

  @Test func `the file is read once after each change of the configuration`() throws {
    var folder: StringsFolder? = try StringsFolder([
      "de.lproj/Localizable.strings": [Self.idle: "Zieh mal"]
    ])
    let configuration = RefreshConfiguration()
    configuration.stringsBundle = folder?.bundle
    configuration.languageCode = "de"
    #expect(configuration.text(for: .headerIdle) == "Zieh mal")
    folder = nil
    #expect(configuration.text(for: .headerIdle) == "Zieh mal")
    configuration.stringsBundle = nil
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german[.headerIdle])
  }

  @Test(.scenario("S44")) func `a bundle without a folder is ignored`() throws {
    var folder: StringsFolder? = try StringsFolder([
      "de.lproj/Localizable.strings": [Self.idle: "Zieh mal"]
    ])
    let bundle = folder?.bundle
    folder = nil
    let configuration = RefreshConfiguration()
    configuration.stringsBundle = bundle
    configuration.languageCode = "de"
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german[.headerIdle])
  }

  @Test func `only lproj folders are read`() throws {
    let folder = try StringsFolder(["de.backup/Localizable.strings": [Self.idle: "alt"]])
    let configuration = Self.configuration(folder, language: "de")
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german[.headerIdle])
  }

  @Test func `of two folders for the same language, the first by name is used`() throws {
    let folder = try StringsFolder([
      "de_AT.lproj/Localizable.strings": [Self.idle: "second"],
      "de-AT.lproj/Localizable.strings": [Self.idle: "first"],
    ])
    let configuration = Self.configuration(folder, language: "de-AT")
    #expect(configuration.text(for: .headerIdle) == "first")
  }
}
