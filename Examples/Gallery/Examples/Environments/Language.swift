/// A language with built-in texts: its name in the language itself, and its tag.
struct Language {
  let name: String
  let code: String

  static let all: [Language] = [
    Language(name: "English", code: "en"),
    Language(name: "简体中文", code: "zh-Hans"),
    Language(name: "繁體中文", code: "zh-Hant"),
    Language(name: "日本語", code: "ja"),
    Language(name: "한국어", code: "ko"),
    Language(name: "العربية", code: "ar"),
    Language(name: "עברית", code: "he"),
    Language(name: "हिन्दी", code: "hi"),
    Language(name: "ไทย", code: "th"),
    Language(name: "Deutsch", code: "de"),
    Language(name: "Español", code: "es"),
    Language(name: "Français", code: "fr"),
    Language(name: "Bahasa Indonesia", code: "id"),
    Language(name: "Italiano", code: "it"),
    Language(name: "Nederlands", code: "nl"),
    Language(name: "Polski", code: "pl"),
    Language(name: "Português (Brasil)", code: "pt"),
    Language(name: "Português (Portugal)", code: "pt-PT"),
    Language(name: "Русский", code: "ru"),
    Language(name: "Türkçe", code: "tr"),
    Language(name: "Українська", code: "uk"),
    Language(name: "Tiếng Việt", code: "vi"),
  ]
}
