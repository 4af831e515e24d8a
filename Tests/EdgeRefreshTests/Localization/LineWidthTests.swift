import EdgeRefresh
import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// The width of the texts in the font of MJRefresh. The limit leaves room for an arrow on a phone
/// that is 320 points wide.
@Suite(.isolated, .serialized)
@MainActor
struct LineWidthTests {
  private static let limit: CGFloat = 240

  /// Regions of each language with dates of different forms. The first one is the usual one.
  private static let regions: [String: [String]] = [
    "en": ["US", "GB", "CA", "AU", "IN", "NZ", "ZA", "SA", "IL", "SE", "150"],
    "zh-Hans": ["CN", "SG"], "zh-Hant": ["TW", "HK"], "ar": ["EG", "SA", "AE", "MA", "IL"],
    "bg": ["BG"], "ca": ["ES"], "cs": ["CZ"], "da": ["DK"], "de": ["DE", "AT", "CH"],
    "el": ["GR"], "es": ["ES", "MX", "US", "AR", "419", "PA"], "fi": ["FI"],
    "fr": ["FR", "CA", "CH", "MA"], "he": ["IL"], "hi": ["IN"], "hr": ["HR", "BA"], "hu": ["HU"],
    "id": ["ID"], "it": ["IT", "CH"], "ja": ["JP"], "ko": ["KR"], "lt": ["LT"],
    "ms": ["MY", "BN"], "nb": ["NO"], "nl": ["NL", "BE"], "pl": ["PL"], "pt": ["BR"],
    "pt-PT": ["PT", "AO"], "ro": ["RO", "MD"], "ru": ["RU", "UA"], "sk": ["SK"], "sl": ["SI"],
    "sv": ["SE", "FI"], "th": ["TH"], "tr": ["TR"], "uk": ["UA"], "vi": ["VN"],
  ]

  private let label = UILabel.refreshLabel()

  private func width(of text: String) -> CGFloat {
    label.text = text
    return label.refreshTextWidth
  }

  /// Dates with wide digits, and random ones.
  private static func dates(_ calendar: Calendar) -> [Date] {
    var dates: [Date] = []
    for year in [1999, 2000, 2044] {
      for (month, day) in [(4, 4), (10, 20), (10, 30), (12, 28)] {
        for (hour, minute) in [(0, 0), (10, 40), (20, 44), (22, 0)] {
          dates += [
            calendar.date(
              from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
          ].compactMap(\.self)
        }
      }
    }
    var random = SplitMix64(seed: 15)
    for _ in 0..<20 {
      dates.append(Date(timeIntervalSince1970: .random(in: 0...4_000_000_000, using: &random)))
    }
    return dates
  }

  @Test(arguments: BuiltIn.all)
  func `every text fits the width of a narrow phone`(language: BuiltIn) {
    for line in language.lines + [language.texts[.lastUpdated] + language.texts[.noRecord]] {
      let width = width(of: line)
      #expect(width > 20 && width <= Self.limit, "\(line): \(width)")
    }
  }

  @Test(arguments: BuiltIn.all)
  func `the last-updated line fits at any date in both styles`(language: BuiltIn) throws {
    RefreshConfiguration.default.languageCode = language.tag
    defer { RefreshConfiguration.default.languageCode = nil }
    let code = language.tag.split(separator: "-")[0]
    for region in try #require(Self.regions[language.tag]) {
      let locale = Locale(identifier: "\(code)_\(region)")
      for identifier in Set([.gregorian, locale.calendar.identifier]) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = .gmt
        for style in LastUpdatedFormat.Style.allCases {
          check(style, locale, calendar, Self.dates(gregorian))
        }
      }
    }
  }

  private func check(
    _ style: LastUpdatedFormat.Style, _ locale: Locale, _ calendar: Calendar, _ dates: [Date]
  ) {
    var widest: (line: String, width: CGFloat) = ("", 0)
    for now in [dates[40], .distantFuture] {
      let format = LastUpdatedFormat(
        currentTimeProvider: { now }, calendar: calendar, locale: locale, style: style)
      for date in dates + [now] {
        let line = format.string(for: date)
        let width = width(of: line)
        if width > widest.width { widest = (line, width) }
      }
    }
    let detail = "\(style), \(locale.identifier), \(calendar.identifier): \(widest)"
    #expect(widest.width > 60 && widest.width <= Self.limit, "\(detail)")
  }
}
