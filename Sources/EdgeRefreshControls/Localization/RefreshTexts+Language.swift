import Foundation

extension RefreshTexts {
  /// All built-in texts, by the tags of their languages. A tag without a country is the one for the
  /// countries that are not named.
  static let builtIn: KeyValuePairs<String, RefreshTexts> = [
    "en": english, "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
    "ar": arabic, "de": german, "es": spanish, "fr": french, "he": hebrew, "hi": hindi,
    "id": indonesian, "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish,
    "pt": brazilianPortuguese, "pt-PT": europeanPortuguese, "ru": russian, "th": thai,
    "tr": turkish, "uk": ukrainian, "vi": vietnamese,
  ]

  private static let builtInTags = builtIn.compactMap { LanguageTag($0.key) }

  /// The texts in the first of these languages that there are texts for; English where there is none.
  ///
  /// An app's own words go first, each by itself, in every language down to the one chosen.
  static func texts(for languages: [String], own: StringsFile? = nil) -> RefreshTexts {
    var texts = english
    var words: [RefreshTextKey: String] = [:]
    for tag in (languages + ["en"]).compactMap(LanguageTag.init) {
      words.merge(own?.texts(in: tag) ?? [:]) { exact, _ in exact }
      guard let index = tag.bestMatch(among: builtInTags) else { continue }
      texts = builtIn[index].value
      break
    }
    words.merge(own?.unlocalizedTexts ?? [:]) { exact, _ in exact }
    for (key, text) in words { texts[key] = text }
    return texts
  }

  /// The texts that controls show, in the language that the app or the user prefers.
  @MainActor static var preferred: RefreshTexts { RefreshConfiguration.default.texts }
}
