import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// The styles of last-updated times, and the order in which dates are displayed.
@Suite(.isolated, .serialized)
@MainActor
struct LastUpdatedStyleTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int)
    throws -> Date
  {
    try #require(
      calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  /// The lines for a time today, on another day of this year, and in another year.
  private static func lines(
    in language: String, locale: String, style: LastUpdatedFormat.Style = .fixed
  ) throws -> [String] {
    RefreshConfiguration.default.languageCode = language
    defer { RefreshConfiguration.default.languageCode = nil }
    let now = try date(2026, 3, 18, 21, 41)
    let format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: Locale(identifier: locale),
      style: style)
    let times = [now, try date(2026, 2, 7, 9, 5), try date(2024, 12, 31, 23, 59)]
    // Which space precedes AM depends on the version of Unicode's data.
    return times.map {
      format.string(for: $0).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }

  @Test(arguments: [("de", "de_DE"), ("sv", "sv_SE"), ("ko", "ko_KR"), ("en", "he_IL")])
  func `fixed dates are those of MJRefresh in every language`(
    language: String, locale: String
  ) throws {
    #expect(RefreshConfiguration.default.lastUpdatedStyle == .localized)
    #expect(LastUpdatedFormat().style == nil)
    let texts = RefreshTexts.texts(for: [language]).texts
    #expect(
      try Self.lines(in: language, locale: locale)
        == ["\(texts[.today]) 21:41", "02-07 09:05", "2024-12-31 23:59"].map {
          texts[.lastUpdated] + $0
        })
  }

  @Test(arguments: [("ar", "en_US"), ("he", "he_IL"), ("ar", "ar_AE@numbers=latn")])
  func `in lines from right to left, the date is isolated`(language: String, locale: String) throws
  {
    let texts = RefreshTexts.texts(for: [language]).texts
    #expect(
      try Self.lines(in: language, locale: locale) == [
        "\(texts[.lastUpdated])\(texts[.today]) 21:41",
        "\(texts[.lastUpdated])\u{2066}02-07\u{2069} 09:05",
        "\(texts[.lastUpdated])\u{2066}2024-12-31\u{2069} 23:59",
      ])
  }

  @Test(arguments: [("ar", "ar_EG"), ("he", "ar_EG"), ("en", "ar_EG")])
  func `Arabic-Indic digits keep the order of the date in every language`(
    language: String, locale: String
  ) throws {
    let texts = RefreshTexts.texts(for: [language]).texts
    #expect(
      try Self.lines(in: language, locale: locale) == [
        "\(texts[.lastUpdated])\(texts[.today]) ٢١:٤١",
        "\(texts[.lastUpdated])\u{2066}\u{202D}٠٢-٠٧\u{2069} ٠٩:٠٥",
        "\(texts[.lastUpdated])\u{2066}\u{202D}٢٠٢٤-١٢-٣١\u{2069} ٢٣:٥٩",
      ])
  }

  @Test func `an app's texts determine the direction of a language that is not built in`() throws {
    let configuration = RefreshConfiguration.default
    let before = (configuration.languageCode, configuration.stringsBundle)
    defer { (configuration.languageCode, configuration.stringsBundle) = before }
    let folder = try StringsFolder([
      "fa.lproj/Localizable.strings": [RefreshTextKey.lastUpdated.rawValue: "به‌روزرسانی: "]
    ])
    configuration.stringsBundle = folder.bundle
    #expect(
      try Self.lines(in: "fa", locale: "fa_IR")[1] == "به‌روزرسانی: \u{2066}۰۲-۰۷\u{2069} ۰۹:۰۵")
  }

  @Test(arguments: [
    ("en", "en_US"), ("en", "en_GB"), ("de", "de_DE"), ("sv", "sv_SE"), ("hu", "hu_HU"),
    ("ja", "ja_JP"), ("zh-Hant", "zh_TW"), ("bg", "bg_BG"), ("th", "th_TH"), ("fi", "fi_FI"),
    ("de", "en_US"), ("en", "hi_IN@numbers=deva"),
  ])
  func `localized times are in the short format and the digits of the locale`(
    language: String, locale: String
  ) throws {
    let texts = RefreshTexts.texts(for: [language]).texts
    let lines = try Self.lines(in: language, locale: locale, style: .localized)
    let formatter = DateFormatter()
    formatter.calendar = Self.calendar
    formatter.timeZone = .gmt
    formatter.locale = Locale(identifier: locale)
    formatter.timeStyle = .short
    formatter.dateStyle = .none
    let string = { (date: Date) in
      formatter.string(from: date).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
    let now = string(try Self.date(2026, 3, 18, 21, 41))
    #expect(lines[0] == "\(texts[.lastUpdated])\(texts[.today]) \(now)")
    let earlier = string(try Self.date(2026, 2, 7, 9, 5))
    formatter.dateStyle = .short
    let year = string(try Self.date(2024, 12, 31, 23, 59))
    #expect(lines[2] == texts[.lastUpdated] + year)
    formatter.setLocalizedDateFormatFromTemplate("Md")
    let day = string(try Self.date(2026, 2, 7, 9, 5))
    #expect(lines[1].hasPrefix(texts[.lastUpdated]) && lines[1].contains(day))
    #expect(lines[1].contains(earlier) && !lines[1].contains("26"), "the year is left out")
  }

  @Test func `the localized formats of some regions`() throws {
    let lines = { (language: String, locale: String) in
      try Self.lines(in: language, locale: locale, style: .localized)
    }
    #expect(
      try lines("en", "en_US") == [
        "Last updated: Today 9:41 PM", "Last updated: 2/7, 9:05 AM",
        "Last updated: 12/31/24, 11:59 PM",
      ])
    #expect(
      try lines("de", "de_DE") == [
        "Aktualisiert: heute 21:41", "Aktualisiert: 7.2., 09:05", "Aktualisiert: 31.12.24, 23:59",
      ])
    #expect(try lines("sv", "sv_SE")[2] == "Uppdaterad: 2024-12-31 23:59")
    #expect(try lines("el", "el_GR")[1].hasPrefix("Ενημερώθηκε: 7/2, 9:05"))
  }

  @Test func `localized times have the direction of the locale`() throws {
    let arabic = RefreshTexts.arabic[.lastUpdated]
    let lines = try Self.lines(in: "ar", locale: "ar_EG", style: .localized)
    #expect(lines[0] == "\(arabic)اليوم \u{2067}٩:٤١ م\u{2069}")
    #expect(lines[1].hasPrefix("\(arabic)\u{2067}٧") && lines[1].hasSuffix("٩:٠٥ ص\u{2069}"))
    #expect(lines[2].contains("٣١") && lines[2].contains("٢٠٢٤"))
    let hebrew = try Self.lines(in: "he", locale: "he_IL", style: .localized)
    #expect(hebrew[1].hasSuffix("\u{2067}7.2, 9:05\u{2069}"))
    let mixed = try Self.lines(in: "he", locale: "en_US", style: .localized)
    #expect(mixed[1].contains("\u{2066}2/7, 9:05"))
    let english = try Self.lines(in: "en", locale: "ar_EG", style: .localized)
    #expect(english[1].hasPrefix("Last updated: \u{2067}٧"))
  }

  @Test func `the time of day is left out if there is no room for it`() throws {
    let format = LastUpdatedFormat(
      calendar: Self.calendar, locale: Locale(identifier: "en_CA"), style: .localized)
    let wide = format.string(for: try Self.date(2000, 10, 20, 22, 40))
    #expect(wide == "Last updated: 2000-10-20")
    let narrow = format.string(for: try Self.date(2011, 11, 11, 11, 11))
    #expect(narrow.hasPrefix("Last updated: 2011-11-11, 11:11"))
  }

  @Test func `the setting of the app applies immediately to headers without one of their own`()
    throws
  {
    let configuration = RefreshConfiguration.default
    defer { configuration.chosenLastUpdatedStyle = nil }
    let time = try Self.date(2024, 12, 31, 23, 59)
    let headers = (0..<3).map { _ in NormalHeader() }
    for (header, style) in zip(headers, [nil, .localized, .fixed] as [LastUpdatedFormat.Style?]) {
      header.lastUpdatedStore = DictionaryStore()
      header.lastUpdatedFormat = LastUpdatedFormat(
        calendar: Self.calendar, locale: Locale(identifier: "de_DE"), style: style)
      header.setLastUpdatedTime(time)
    }
    let dates = { headers.map { String($0.lastUpdatedTimeLabel.text?.dropFirst(14) ?? "") } }
    let fixed = "2024-12-31 23:59"
    let localized = "31.12.24, 23:59"
    #expect(dates() == [localized, localized, fixed])
    configuration.lastUpdatedStyle = .fixed
    #expect(dates() == [fixed, localized, fixed])
    headers[0].lastUpdatedFormat.style = .localized
    #expect(dates() == [localized, localized, fixed])
  }

  @Test func `a text of the app's own takes precedence over the style`() {
    let header = NormalHeader()
    header.lastUpdatedStore = DictionaryStore()
    header.lastUpdatedFormat.style = .localized
    header.lastUpdatedTimeText = { _ in "some time" }
    #expect(header.lastUpdatedTimeLabel.text == "some time")
  }
}
