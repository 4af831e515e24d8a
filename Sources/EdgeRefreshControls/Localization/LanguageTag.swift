/// What a BCP 47 language tag says of the language, the script and the country; all in lower case.
///
/// Variants and extensions say nothing of the language of a text and are left out. A script that
/// goes without saying is filled in: `zh-TW` is `zh-Hant-TW`, `de` is `de-Latn`.
struct LanguageTag: Equatable, Sendable {
  var language: String
  var script: String?
  var region: String?

  /// Reads a tag in any case, with hyphens or underscores, or the name of a POSIX locale; `nil`
  /// where it names no language.
  init?(_ text: String) {
    let name = text.lowercased().prefix { $0 != "." && $0 != "@" }
    var subtags = name.split { $0 == "-" || $0 == "_" }[...]
    guard let first = subtags.popFirst(), first.isLetters && (2...8).contains(first.count)
    else { return nil }
    language = String(first)
    // A Chinese language may be written with the name of the group before it.
    if language == "zh", let next = subtags.first, next == "yue" { language = "yue" }
    // A single letter begins an extension, or private use.
    for subtag in subtags.prefix(while: { $0.count > 1 }) {
      if subtag.isLetters && subtag.count == 4 {
        script = script ?? String(subtag)
      } else if subtag.isRegion {
        region = region ?? String(subtag)
      }
    }
    language = Self.presentNames[language] ?? language
    script = script ?? likelyScript
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The place of the tag that suits best: the first of the fall-backs that is there, else any text
  /// in the same language and script; `nil` where there is none.
  func bestMatch(among tags: [LanguageTag]) -> Int? {
    for fallback in fallbacks {
      if let index = tags.firstIndex(of: fallback) { return index }
    }
    return tags.firstIndex { $0.language == language && $0.script == script }
  }

  /// The tags to look up one after the other, the most exact first, as RFC 4647 has it, and with
  /// the parents of CLDR.
  ///
  /// The script is never dropped where it is known what goes without saying: who asks for Hindi in
  /// Latin letters may not read the others.
  private var fallbacks: [LanguageTag] {
    var tags = [self]
    if language == "pt", let region, Self.portugueseOfPortugal.contains(region) {
      tags.append(LanguageTag(language: language, script: script, region: "pt"))
    }
    tags.append(LanguageTag(language: language, script: script, region: nil))
    if likelyScript == nil {
      tags.append(LanguageTag(language: language, script: nil, region: region))
      tags.append(LanguageTag(language: language, script: nil, region: nil))
    }
    // Cantonese is written in Chinese where there is nothing in Cantonese.
    if language == "yue" {
      tags.append(LanguageTag(language: "zh", script: script, region: nil))
    }
    return tags
  }

  /// The script that a text in this language has where the tag does not say it.
  private var likelyScript: String? {
    switch language {
    case "zh": Self.traditionalChinese.contains(region ?? "cn") ? "hant" : "hans"
    case "yue": region == "cn" ? "hans" : "hant"
    default: Self.scripts[language]
    }
  }

  /// Languages whose tag was another once.
  private static let presentNames = ["iw": "he", "in": "id", "cmn": "zh"]

  /// Where Chinese is written in traditional characters, by the likely subtags of CLDR.
  private static let traditionalChinese: Set = [
    "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "vn",
  ]

  /// Where Portuguese is written as in Portugal, by the parent locales of CLDR.
  private static let portugueseOfPortugal: Set = [
    "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl",
  ]

  private static let scripts = [
    "ar": "arab", "de": "latn", "en": "latn", "es": "latn", "fr": "latn", "he": "hebr",
    "hi": "deva", "id": "latn", "it": "latn", "ja": "jpan", "ko": "kore", "nl": "latn",
    "pl": "latn", "pt": "latn", "ru": "cyrl", "th": "thai", "tr": "latn", "uk": "cyrl",
    "vi": "latn",
  ]
}

extension Substring {
  fileprivate var isLetters: Bool {
    utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Whether this is a country of ISO 3166, or an area of UN M.49.
  fileprivate var isRegion: Bool {
    if isLetters { return count == 2 }
    return count == 3 && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
