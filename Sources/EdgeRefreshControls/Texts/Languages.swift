import Foundation
// On Linux, UIKit has the method of `Bundle` that matches languages as on Apple's systems.
import UIKit

extension RefreshTexts {
  /// The languages with texts, by tag. A tag without a region applies to all other regions.
  ///
  /// The texts of a language are created when it is used, so further languages cost no memory.
  static let builtInLanguages: KeyValuePairs<String, @Sendable () -> RefreshTexts> = [
    "en": { english }, "zh-Hans": { simplifiedChinese }, "zh-Hant": { traditionalChinese },
    "ar": { arabic }, "bg": { bulgarian }, "ca": { catalan }, "cs": { czech }, "da": { danish },
    "de": { german }, "el": { greek }, "es": { spanish }, "fi": { finnish }, "fr": { french },
    "he": { hebrew }, "hi": { hindi }, "hr": { croatian }, "hu": { hungarian },
    "id": { indonesian }, "it": { italian }, "ja": { japanese }, "ko": { korean },
    "lt": { lithuanian }, "ms": { malay }, "nb": { norwegian }, "nl": { dutch }, "pl": { polish },
    "pt": { brazilianPortuguese }, "pt-PT": { europeanPortuguese }, "ro": { romanian },
    "ru": { russian }, "sk": { slovak }, "sl": { slovenian }, "sv": { swedish }, "th": { thai },
    "tr": { turkish }, "uk": { ukrainian }, "vi": { vietnamese },
  ]

  /// Returns the built-in texts of the first language that has any, otherwise the English ones.
  /// Texts in the app's strings file replace them. Also returns the tag of the first language with
  /// texts of either kind.
  ///
  /// For each key, the app's text comes from the first language that has it. Languages after the
  /// one with built-in texts are not searched. The file outside the language folders comes last.
  static func texts(
    for languages: [String], stringsFile: StringsFile? = nil
  ) -> (texts: RefreshTexts, language: String) {
    var texts = english
    var language: String?
    var appTexts: [RefreshTextKey: String] = [:]
    for tag in languages + ["en"] {
      let found = stringsFile?.texts(in: tag) ?? [:]
      if language == nil && !found.isEmpty { language = tag }
      appTexts.merge(found) { first, _ in first }
      guard let match = builtInLanguages.map(\.key).bestLocalization(for: tag) else { continue }
      texts = builtInLanguages.first { $0.key == match }?.value() ?? english
      language = language ?? match
      break
    }
    appTexts.merge(stringsFile?.unlocalizedTexts ?? [:]) { first, _ in first }
    texts.replace(with: appTexts)
    return (texts, language ?? "en")
  }
}

extension [String] {
  /// The localization among these that the system uses for a language; `nil` if there is none.
  func bestLocalization(for language: String) -> String? {
    // Without a match, the system might choose any language. `zxx` means "no linguistic content".
    let none = "zxx"
    let best = Bundle.preferredLocalizations(from: self + [none], forPreferences: [language, none])
    return best.first == none ? nil : best.first
  }
}
