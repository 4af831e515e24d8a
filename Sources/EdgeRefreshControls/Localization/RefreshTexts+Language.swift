import Foundation

extension RefreshTexts {
  /// The built-in texts by language tag. A tag without a region applies to all regions that have no
  /// tag of their own.
  static let builtIn: KeyValuePairs<String, RefreshTexts> = [
    "en": english, "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
    "ar": arabic, "de": german, "es": spanish, "fr": french, "he": hebrew, "hi": hindi,
    "id": indonesian, "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish,
    "pt": brazilianPortuguese, "pt-PT": europeanPortuguese, "ru": russian, "th": thai,
    "tr": turkish, "uk": ukrainian, "vi": vietnamese,
  ]

  private static let builtInTags = builtIn.compactMap { LanguageTag($0.key) }

  /// Returns the built-in texts of the first language that has any, otherwise the English ones,
  /// with the replacements of the app's strings file.
  ///
  /// The app's text for a key is the first one in the languages up to the selected one. If they
  /// have none, it is the one outside the language folders.
  static func texts(
    for languages: [String], stringsFile: StringsFile? = nil
  ) -> RefreshTexts {
    var texts = english
    var appTexts: [RefreshTextKey: String] = [:]
    for tag in (languages + ["en"]).compactMap(LanguageTag.init) {
      appTexts.merge(stringsFile?.texts(in: tag) ?? [:]) { first, _ in first }
      guard let index = tag.bestMatch(among: builtInTags) else { continue }
      texts = builtIn[index].value
      break
    }
    appTexts.merge(stringsFile?.unlocalizedTexts ?? [:]) { first, _ in first }
    for (key, text) in appTexts { texts[key] = text }
    return texts
  }
}
