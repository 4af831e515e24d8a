import Foundation

extension RefreshTexts {
  /// The texts in the first of these languages that there are texts for; English where there is none.
  static func texts(for languages: [String]) -> RefreshTexts {
    for language in languages {
      // A tag is compared by its subtags, in any case and with either separator.
      let subtags = language.lowercased().replacingOccurrences(of: "_", with: "-")
        .split(separator: "-")
      switch subtags.first {
      case "en": return english
      case "zh" where !subtags.contains("hant"): return simplifiedChinese
      default: continue
      }
    }
    return english
  }

  /// The texts in the language that the user prefers.
  static var preferred: RefreshTexts { texts(for: Locale.preferredLanguages) }
}
