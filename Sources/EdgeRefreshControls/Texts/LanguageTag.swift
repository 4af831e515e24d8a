/// The language, script and region of a BCP 47 language tag, in lower case.
///
/// Variants and extensions are ignored, because texts do not depend on them. A missing script is
/// replaced by the default script of the language and region: `zh-TW` is `zh-Hant-TW`, and `de` is
/// `de-Latn`.
struct LanguageTag: Equatable, Sendable {
  var language: String
  var script: String?
  var region: String?

  /// Parses a language tag or a POSIX locale name, such as `de_AT.UTF-8`. Case does not matter, and
  /// underscores can replace hyphens.
  ///
  /// Returns `nil` if the text does not begin with a language of two to eight letters.
  init?(_ text: String) {
    let name = text.lowercased().prefix { $0 != "." && $0 != "@" }
    var subtags = name.split { $0 == "-" || $0 == "_" }[...]
    guard let first = subtags.popFirst(), first.isLetters && (2...8).contains(first.count)
    else { return nil }
    language = String(first)
    // Cantonese may be written with the macrolanguage Chinese as a prefix: `zh-yue`.
    if language == "zh", let next = subtags.first, next == "yue" { language = "yue" }
    // A subtag of one character begins an extension or private use.
    for subtag in subtags.prefix(while: { $0.count > 1 }) {
      if subtag.isLetters && subtag.count == 4 {
        script = script ?? String(subtag)
      } else if subtag.isRegion {
        region = region ?? String(subtag)
      }
    }
    language = Self.currentCodes[language] ?? language
    script = script ?? likelyScript
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Whether a language tag has the same language and script.
  func isRead(like tag: String) -> Bool {
    LanguageTag(tag).map { $0.language == language && $0.script == script } == true
  }

  /// Returns the index of the best match: the first fallback that is in the list, otherwise the
  /// first tag with the same language and script. Returns `nil` if there is no match.
  func bestMatch(among tags: [LanguageTag]) -> Int? {
    for fallback in fallbacks {
      if let index = tags.firstIndex(of: fallback) { return index }
    }
    return tags.firstIndex { $0.language == language && $0.script == script }
  }

  /// The tags to look up, most specific first, as in the lookup of RFC 4647 and with the parent
  /// locales of CLDR.
  ///
  /// The script is dropped only if the default script of the language is unknown. A user who
  /// prefers Hindi in Latin script may not be able to read Devanagari.
  private var fallbacks: [LanguageTag] {
    var tags = [self]
    if let group = Self.regionGroups[language], let region, group.regions.contains(region) {
      tags += group.parents.map { LanguageTag(language: language, script: script, region: $0) }
    }
    tags.append(LanguageTag(language: language, script: script, region: nil))
    if likelyScript == nil {
      tags.append(LanguageTag(language: language, script: nil, region: region))
      tags.append(LanguageTag(language: language, script: nil, region: nil))
    }
    // Readers of Cantonese can read Chinese in the same script.
    if language == "yue" {
      tags.append(LanguageTag(language: "zh", script: script, region: nil))
    }
    // Readers of Nynorsk can read Bokmål.
    if language == "nn" {
      tags.append(LanguageTag(language: "nb", script: script, region: nil))
    }
    return tags
  }

  /// The script to assume for a tag without one; `nil` if the language is not listed.
  private var likelyScript: String? {
    switch language {
    case "zh": Self.traditionalChineseRegions.contains(region ?? "cn") ? "hant" : "hans"
    case "yue": region == "cn" ? "hans" : "hant"
    case "sr": ["me", "ro", "ru", "tr"].contains(region) ? "latn" : "cyrl"
    default: Self.defaultScripts[language]
    }
  }

  /// The current codes that replace deprecated codes, second codes, and codes of a group of
  /// languages that stand for one of them, according to the aliases of CLDR.
  private static let currentCodes = [
    "iw": "he", "in": "id", "cmn": "zh", "mo": "ro", "no": "nb", "tl": "fil", "zsm": "ms",
  ]

  /// The regions that use traditional Chinese, according to the likely subtags of CLDR.
  private static let traditionalChineseRegions: Set = [
    "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "vn",
  ]

  /// The regions that prefer the texts of other regions to those without a region, according to the
  /// parent locales of CLDR. The parent of international English is English without a region, but
  /// apps have a folder for British English instead.
  private static let regionGroups: [String: (regions: Set<String>, parents: [String])] = [
    "en": (internationalEnglishRegions, ["001", "gb"]),
    "es": (
      [
        "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa",
        "pe", "pr", "py", "sv", "us", "uy", "ve",
      ], ["419"]
    ),
    "pt": (["ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl"], ["pt"]),
    "zh": (["mo"], ["hk"]),
  ]

  private static let internationalEnglishRegions: Set = [
    "150", "ag", "ai", "at", "au", "bb", "be", "bm", "bs", "bw", "bz", "cc", "ch", "ck", "cm", "cx",
    "cy", "de", "dg", "dk", "dm", "er", "fi", "fj", "fk", "fm", "gb", "gd", "gg", "gh", "gi", "gm",
    "gy", "hk", "ie", "il", "im", "in", "io", "je", "jm", "ke", "ki", "kn", "ky", "lc", "lr", "ls",
    "mg", "mo", "ms", "mt", "mu", "mv", "mw", "my", "na", "nf", "ng", "nl", "nr", "nu", "nz", "pg",
    "pk", "pn", "pw", "rw", "sb", "sc", "sd", "se", "sg", "sh", "si", "sl", "ss", "sx", "sz", "tc",
    "tk", "to", "tt", "tv", "tz", "ug", "vc", "vg", "vu", "ws", "za", "zm", "zw",
  ]

  /// The default scripts of all languages with built-in texts, of Nynorsk, and of languages that
  /// are written in two scripts. Those of Chinese and Serbian depend on the region.
  private static let defaultScripts = [
    "ar": "arab", "az": "latn", "bg": "cyrl", "bs": "latn", "ca": "latn", "cs": "latn",
    "da": "latn", "de": "latn", "kk": "cyrl", "mn": "cyrl", "pa": "guru", "uz": "latn",
    "el": "grek", "en": "latn", "es": "latn", "fi": "latn", "fr": "latn", "he": "hebr",
    "hi": "deva", "hr": "latn", "hu": "latn", "id": "latn", "it": "latn", "ja": "jpan",
    "ko": "kore", "lt": "latn", "ms": "latn", "nb": "latn", "nl": "latn", "nn": "latn",
    "pl": "latn", "pt": "latn", "ro": "latn", "ru": "cyrl", "sk": "latn", "sl": "latn",
    "sv": "latn", "th": "thai", "tr": "latn", "uk": "cyrl", "vi": "latn",
  ]
}

extension Substring {
  fileprivate var isLetters: Bool {
    utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Whether this has the form of an ISO 3166 country code or a UN M.49 area code.
  fileprivate var isRegion: Bool {
    if isLetters { return count == 2 }
    return count == 3 && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
