import EdgeRefresh
import EdgeRefreshCore
import Foundation
import Randomness
import TestSupport
import Testing

@testable import EdgeRefreshControls

struct LanguageChoiceTests {
  /// The tag of the built-in texts that are chosen for a list of preferred languages.
  private static func chosen(for languages: String...) -> String? {
    let texts = RefreshTexts.texts(for: languages).texts
    return BuiltIn.all.first { $0.texts == texts }?.tag
  }

  @Test(arguments: [
    "zh", "ZH", "zh-hans", "zh-Hans", "zh-Hans-CN", "zh_CN", "zh-CN", "zh-SG", "zh-MY", "zh-US",
    "zh-Hans-HK", "zh-hans_tw", "cmn", "cmn-Hans-CN", "zh-cmn-Hans-CN", "zh-u-ca-chinese",
    "zh-CN-u-sd-twtpe", "zh-Hans-x-hant", "zh-x-hant", "zh-x-tw", "zh-t-tw", "yue-CN", "yue-Hans",
    "zh_CN.GB18030",
  ])
  func `these tags choose Simplified Chinese`(tag: String) {
    #expect(Self.chosen(for: tag) == "zh-Hans")
  }

  @Test(arguments: [
    "zh-Hant", "zh-hant", "ZH-HANT", "zh-Hant-TW", "zh_Hant_HK", "zh_TW", "zh-tw", "zh-HK",
    "zh-MO", "zh-Hant-CN", "zh-TW-u-nu-hanidec", "cmn-TW", "yue", "yue-HK",
    "zh_HK@collation=stroke",
  ])
  func `these tags choose Traditional Chinese`(tag: String) {
    #expect(Self.chosen(for: tag) == "zh-Hant")
  }

  @Test(arguments: [
    ("pt", "pt"), ("pt-BR", "pt"), ("pt_br", "pt"), ("pt-Latn-BR", "pt"), ("pt-US", "pt"),
    ("pt-PT", "pt-PT"), ("PT_pt", "pt-PT"), ("pt-AO", "pt-PT"),
    ("pt-PT-u-hc-h12", "pt-PT"), ("pt-1990", "pt"), ("pt-x-pt", "pt"),
  ])
  func `the region chooses the variant of Portuguese`(tag: String, language: String) {
    #expect(Self.chosen(for: tag) == language)
  }

  @Test(
    arguments: [
      ("iw", "he"), ("iw-IL", "he"), ("he-IL", "he"), ("in", "id"), ("in_ID", "id"),
      ("id-ID", "id"), ("ar-EG", "ar"), ("es-419", "es"), ("es-MX", "es"), ("de-AT", "de"),
      ("de-CH-1996", "de"), ("fr-CA", "fr"), ("hi-IN", "hi"), ("it-CH", "it"),
      ("ja-JP", "ja"), ("ja_JP.eucJP", "ja"), ("ko-KR", "ko"), ("nl-BE", "nl"), ("pl-PL", "pl"),
      ("ru-RU", "ru"), ("uk-UA", "uk"), ("th-TH-u-ca-buddhist-nu-thai", "th"), ("tr-TR", "tr"),
      ("vi-VN", "vi"), ("sv-SE", "sv"), ("sv-FI", "sv"), ("da-DK", "da"), ("da-GL", "da"),
      ("nb-NO", "nb"), ("nb-SJ", "nb"), ("fi-FI", "fi"), ("ro-RO", "ro"), ("ro-MD", "ro"),
      ("mo", "ro"), ("ca-ES", "ca"), ("ca-AD", "ca"), ("ca-ES-valencia", "ca"), ("cs-CZ", "cs"),
      ("sk-SK", "sk"), ("bg-BG", "bg"), ("hr-HR", "hr"), ("hr-BA", "hr"), ("sl-SI", "sl"),
      ("el-GR", "el"), ("el-CY", "el"), ("el-polyton", "el"), ("hu-HU", "hu"), ("lt-LT", "lt"),
      ("ms-MY", "ms"), ("ms-BN", "ms"), ("ms_SG", "ms"), ("zsm-MY", "ms"), ("es-US", "es"),
      ("es-ES", "es"), ("fr-BE", "fr"), ("fr-CH", "fr"), ("de-LI", "de"), ("en-IN", "en"),
      ("ar-SA", "ar"), ("ar-001", "ar"), ("hi-Deva-IN", "hi"), ("id-Latn", "id"), ("en-GB", "en"),
      ("en", "en"), ("de--AT", "de"),
    ] as [(String, String)])
  func `a tag chooses its language in any region`(tag: String, language: String) {
    #expect(Self.chosen(for: tag) == language)
    #expect(Self.chosen(for: tag.uppercased()) == language)
    #expect(Self.chosen(for: tag, "ko") == language)
  }

  @Test(arguments: ["no", "no-NO", "no_NO_NY", "nn", "nn-NO", "nn-Latn-NO", "nb", "NB_no"])
  func `both forms of Norwegian choose Bokmål`(tag: String) {
    #expect(Self.chosen(for: tag) == "nb")
    #expect(Self.chosen(for: tag, "da") == "nb")
  }

  @Test(arguments: [
    "sr", "sr-Latn", "sr-Cyrl-RS", "sh", "bs", "mk", "be", "kk", "uz", "et", "lv", "is", "fo", "ga",
    "cy", "eu", "gl", "oc", "af", "sw", "fil", "tl", "fa", "ur", "ps", "yi", "bn", "ta", "te", "mr",
    "ka", "hy", "az", "mn", "km", "lo", "my", "ne", "si", "am", "gsw", "nds", "lb", "rm", "jv",
  ])
  func `a language without texts is not replaced by a similar one`(tag: String) {
    #expect(Self.chosen(for: tag) == "en")
    #expect(Self.chosen(for: tag, "hu") == "hu", "but by the next language of the user")
  }

  @Test(arguments: [
    "ms-Arab", "el-Latn", "zh-Latn",
  ])
  func `a tag with an unsupported script is skipped`(tag: String) {
    #expect(Self.chosen(for: tag) == "en")
    #expect(Self.chosen(for: tag, "fr") == "fr")
  }

  @Test(arguments: [
    "", "-", "_", "--", " ", "x", "x-de", "1", "de1", "d", "日本語", "🇩🇪", "\0", "@",
    ".", "*", "is", "is-IS", "tlh", "und", "und-TW", "root", "mul", "deutschsprachig",
    "x-klingon",
  ])
  func `an invalid tag or a tag of an unsupported language is skipped`(tag: String) {
    #expect(Self.chosen(for: tag) == "en")
    #expect(Self.chosen(for: tag, "fr", "de") == "fr")
    #expect(Self.chosen(for: "is", tag, tag, "zh-TW") == "zh-Hant")
  }

  @Test func `English is chosen if there is no preferred language`() {
    #expect(RefreshTexts.texts(for: []).texts == .english)
  }

  @Test(arguments: ["de", "-", "zh-Hant"])
  func `a tag that is too long is replaced by English`(piece: String) {
    let tag = String(repeating: piece, count: 50_000)
    #expect(Self.chosen(for: tag) == "en")
    #expect(Self.chosen(for: tag, "fr") == "en")
  }

  @Test func `every built-in language is chosen for its own tag`() {
    for language in BuiltIn.all {
      #expect(RefreshTexts.texts(for: [language.tag]).texts == language.texts, "\(language.tag)")
    }
  }

  @Test(arguments: 0..<20) func `any string chooses built-in texts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "zh", "hans", "HANT", "TW", "pt", "PT", "419", "u", "x", "iw", "-", "--", "_", ".", "@", "de",
      "é", "𝒵𝒽", "\u{200F}", "\0", " ", "00", "ＺＨ", "İ", "ﬁ", "yue", "cmn", "1996", "\u{301}", "",
    ]
    for _ in 0..<Thoroughness.count(50, of: 500) {
      let count = Int.random(in: 0...8, using: &random)
      let separator = Bool.random(using: &random) ? "-" : ""
      let tag = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }
        .joined(separator: separator)
      let texts = RefreshTexts.texts(for: [tag]).texts
      let known = BuiltIn.all.contains { $0.texts == texts }
      #expect(known, "\(tag.debugDescription)")
      let next = RefreshTexts.texts(for: [tag, "ko"]).texts
      let alone = RefreshTexts.texts(for: [tag]).texts
      #expect(next == alone || (alone == .english && next == .korean), "\(tag.debugDescription)")
    }
  }
}
