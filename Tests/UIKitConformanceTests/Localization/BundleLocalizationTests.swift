import Foundation
import Testing
import UIKit

/// Which localization a device chooses. Most expectations are examples in the documentation of
/// `ualoc_localizationsToUse`, the function with which Apple's Foundation compares languages.
struct BundleLocalizationTests {
  private func best(_ localizations: [String], for preferences: String...) -> [String] {
    Bundle.preferredLocalizations(from: localizations, forPreferences: preferences)
  }

  @Test(arguments: [
    ("zh", ["zh_CN"]), ("zh-Hant", ["zh_TW"]), ("zh-Hant-HK", ["zh_HK", "zh_TW"]),
    ("zh-MO", ["zh_HK", "zh_TW"]), ("zh-SG", ["zh_CN"]), ("zh-Hans-HK", ["zh_CN"]),
  ])
  func `Chinese is chosen by script, then by region`(language: String, expected: [String]) {
    #expect(best(["zh_CN", "zh_TW", "zh_HK"], for: language) == expected)
  }

  @Test(arguments: [
    ("en-AU", ["en_AU", "en_GB", "en"]), ("en-IN", ["en_GB", "en"]), ("en-US", ["en"]),
    ("en-FR", ["en_GB", "en"]),
  ])
  func `most regions of English prefer British English`(language: String, expected: [String]) {
    #expect(best(["en", "en_AU", "en_GB"], for: language) == expected)
  }

  @Test(arguments: [
    ("es-MX", ["es_419", "es"]), ("es-AR", ["es_419", "es"]), ("es-ES", ["es"]), ("es", ["es"]),
  ])
  func `Spanish in America is that of Latin America`(language: String, expected: [String]) {
    #expect(best(["es", "es_419"], for: language) == expected)
  }

  @Test(arguments: [
    ("tl-PH", "fil"), ("fil", "fil"), ("iw-IL", "he"), ("in", "id"), ("no", "nb"), ("nn-NO", "nb"),
    ("mo", "ro"), ("cmn", "zh-Hans"), ("yue-HK", "zh-Hant"), ("pt-AO", "pt-PT"), ("pt-BR", "pt"),
    ("sr-RS", "sr"), ("sr-Latn-RS", "en"), ("uz-Cyrl", "en"), ("is", "en"), ("", "en"),
  ])
  func `old codes and related languages are matched, and other scripts are not`(
    language: String, expected: String
  ) {
    let localizations = [
      "he", "id", "fil", "nb", "ro", "zh-Hans", "zh-Hant", "pt", "pt-PT", "sr", "uz", "en",
    ]
    #expect(best(localizations, for: language).first == expected)
  }

  @Test func `the first language with a localization is chosen`() {
    #expect(best(["en", "de", "fr"], for: "is", "fr", "de") == ["fr"])
    #expect(best(["de", "en"], for: "is", "fr") == ["en"], "English if there is none")
    #expect(best(["de", "fr"], for: "is") == ["de"], "the first localization if there is none")
    #expect(best([], for: "de") == [])
  }

  @Test func `no localization is chosen with the code for no language`() {
    #expect(best(["de", "zxx"], for: "is", "zxx") == ["zxx"])
    #expect(best(["de", "zxx"], for: "de-AT", "zxx") == ["de"])
  }

  @Test func `a code that is too long matches nothing`() {
    #expect(best(["fr", "en"], for: "de" + String(repeating: "-abcde", count: 20_000)) == ["en"])
  }
}
