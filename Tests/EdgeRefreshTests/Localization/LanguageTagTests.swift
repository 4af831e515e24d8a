import EdgeRefresh
import Testing

@testable import EdgeRefreshControls

struct LanguageTagTests {
  @Test(
    arguments: [
      ("en", "en", "latn", nil), ("EN_gb", "en", "latn", "gb"), ("sr-Cyrl-RS", "sr", "cyrl", "rs"),
      ("es-419", "es", "latn", "419"), ("de-CH-1996", "de", "latn", "ch"),
      ("zh", "zh", "hans", nil), ("zh-TW", "zh", "hant", "tw"), ("yue", "yue", "hant", nil),
      ("yue-CN", "yue", "hans", "cn"), ("zh-yue-HK", "yue", "hant", "hk"), ("is", "is", nil, nil),
      ("no", "nb", "latn", nil), ("nn-NO", "nn", "latn", "no"), ("mo", "ro", "latn", nil),
      ("cmn", "zh", "hans", nil), ("iw", "he", "hebr", nil), ("in", "id", "latn", nil),
      ("de_AT.UTF-8", "de", "latn", "at"), ("de@currency", "de", "latn", nil),
      ("sr-Latn-Cyrl", "sr", "latn", nil), ("en-GB-US", "en", "latn", "gb"),
      ("en-x-gb", "en", "latn", nil), ("en-a1b", "en", "latn", nil), ("en-12", "en", "latn", nil),
      ("en-1234", "en", "latn", nil), ("en-abc", "en", "latn", nil), ("en-ab1d", "en", "latn", nil),
    ] as [(String, String, String?, String?)])
  func `language, script and region are parsed in any letter case`(
    tag: String, language: String, script: String?, region: String?
  ) {
    let read = LanguageTag(tag)
    #expect(read?.language == language)
    #expect(read?.script == script)
    #expect(read?.region == region)
  }

  @Test(arguments: ["ab", "abc", "abcd", "abcde", "abcdefgh", "AZ"])
  func `a language has two to eight letters`(tag: String) {
    #expect(LanguageTag(tag) != nil)
  }

  @Test(arguments: ["", "a", "abcdefghi", "a1", "ab{", "a`", "é", "-"])
  func `a string without a valid language is not a tag`(tag: String) {
    #expect(LanguageTag(tag) == nil)
  }

  @Test(arguments: [
    ("pt-AO", "pt-PT"), ("pt-MZ", "pt-PT"), ("pt-CH", "pt-PT"), ("pt-TL", "pt-PT"),
    ("pt-CV", "pt-PT"), ("pt-FR", "pt-PT"), ("pt-GQ", "pt-PT"), ("pt-GW", "pt-PT"),
    ("pt-LU", "pt-PT"), ("pt-MO", "pt-PT"), ("pt-ST", "pt-PT"), ("pt-BR", "pt"), ("pt-US", "pt"),
  ])
  func `each region matches the Portuguese of Portugal or of Brazil`(tag: String, match: String)
    throws
  {
    let tags = ["pt", "pt-PT"].compactMap(LanguageTag.init)
    #expect(try #require(LanguageTag(tag)).bestMatch(among: tags) == (match == "pt" ? 0 : 1))
  }

  @Test(arguments: [
    "AU", "BN", "GB", "GF", "HK", "ID", "MO", "PA", "PF", "PH", "SR", "TH", "TW", "VN",
  ])
  func `these regions imply Traditional Chinese`(region: String) {
    #expect(LanguageTag("zh-\(region)")?.script == "hant")
  }

  @Test func `the most specific match is preferred`() throws {
    let tags = ["ku-Latn", "ku", "ku-IQ", "ku-Latn-IQ"].compactMap(LanguageTag.init)
    let match = { (tag: String) in try #require(LanguageTag(tag)).bestMatch(among: tags) }
    #expect(try match("ku-Latn-IQ") == 3)
    #expect(try match("ku-Latn-TR") == 0)
    #expect(
      try match("ku-Arab-IQ") == 2, "the region decides, because no default script is listed")
    #expect(try match("ku-Arab-TR") == 1)
    #expect(try match("de") == nil)
  }

  @Test func `a tag matches its language and script in another region`() throws {
    let tags = ["zh-Hans-SG", "en-GB", "zh-Hant-HK"].compactMap(LanguageTag.init)
    let match = { (tag: String) in try #require(LanguageTag(tag)).bestMatch(among: tags) }
    #expect(try match("en-US") == 1)
    #expect(try match("zh-TW") == 2)
    #expect(try match("zh-CN") == 0)
    #expect(try match("zh-Latn") == nil)
  }

  @Test func `Cantonese falls back to Chinese in the same script`() throws {
    let chinese = ["zh-Hans", "zh-Hant"].compactMap(LanguageTag.init)
    let yue = try #require(LanguageTag("yue-HK"))
    #expect(yue.bestMatch(among: chinese) == 1)
    #expect(yue.bestMatch(among: chinese + ["yue"].compactMap(LanguageTag.init)) == 2)
  }

  @Test func `Nynorsk falls back to Bokmål`() throws {
    let tags = ["da", "nb"].compactMap(LanguageTag.init)
    let nynorsk = try #require(LanguageTag("nn-NO"))
    #expect(nynorsk.bestMatch(among: tags) == 1)
    #expect(nynorsk.bestMatch(among: tags + ["nn"].compactMap(LanguageTag.init)) == 2)
    #expect(
      try #require(LanguageTag("nb")).bestMatch(among: ["no"].compactMap(LanguageTag.init)) == 0)
    #expect(
      try #require(LanguageTag("nb")).bestMatch(among: ["nn"].compactMap(LanguageTag.init)) == nil)
  }

  @Test func `only Portuguese falls back to the region Portugal`() throws {
    let french = ["fr-PT", "fr"].compactMap(LanguageTag.init)
    #expect(try #require(LanguageTag("fr-CH")).bestMatch(among: french) == 1)
  }
}
