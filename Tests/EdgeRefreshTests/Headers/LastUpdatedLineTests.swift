import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Lines are cached with their formatters. Each test changes something on which they depend.
@Suite(.isolated, .serialized)
@MainActor
struct LastUpdatedLineTests {
  /// 2001-09-09, 01:46:40 UTC.
  private static let now = Date(timeIntervalSince1970: 1_000_000_000)
  private static let posix = Locale(identifier: "en_US_POSIX")

  private static func format(
    timeZone: String = "UTC", calendar identifier: Calendar.Identifier = .gregorian,
    locale: Locale = posix
  ) throws -> LastUpdatedFormat {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: timeZone))
    return LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: locale, style: .fixed)
  }

  @Test func `a drag after midnight shows that the time was not today`() throws {
    let screen = Screen()
    var now = Self.now - 4 * 3_600
    let header = StateHeader()
    header.lastUpdatedStore = DictionaryStore()
    var format = try Self.format()
    format.currentTimeProvider = { now }
    header.lastUpdatedFormat = format
    screen.attach(header)
    header.setLastUpdatedTime(now)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 21:46")
    now = Self.now
    screen.drag(to: -10)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: 09-08 21:46")
  }

  @Test func `the time follows a change of the user's time zone`() throws {
    let header = StateHeader()
    header.lastUpdatedStore = DictionaryStore()
    header.lastUpdatedFormat = LastUpdatedFormat(
      currentTimeProvider: { Self.now }, locale: Self.posix, style: .fixed)
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    NSTimeZone.default = try #require(TimeZone(identifier: "UTC"))
    header.setLastUpdatedTime(Self.now)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 01:46")
    NSTimeZone.default = try #require(TimeZone(identifier: "Asia/Tokyo"))
    header.endRefreshing(with: .noMoreData)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 10:46")
    NSTimeZone.default = try #require(TimeZone(identifier: "UTC"))
    header.endRefreshing()
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 01:46")
  }

  @Test func `the day is that of the time zone`() throws {
    let yesterday = Self.now - 2 * 3_600
    #expect(try Self.format().string(for: yesterday) == "Last updated: 09-08 23:46")
    let tokyo = try Self.format(timeZone: "Asia/Tokyo")
    #expect(tokyo.string(for: yesterday) == "Last updated: Today 08:46")
    #expect(try Self.format().string(for: yesterday) == "Last updated: 09-08 23:46")
  }

  @Test func `the digits follow a change of the locale`() throws {
    var format = try Self.format()
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
    format.locale = Locale(identifier: "ar_EG")
    #expect(format.string(for: Self.now) == "Last updated: Today ٠١:٤٦")
    format.locale = Self.posix
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
  }

  @Test func `a change of the calendar changes the year`() throws {
    let old = Date(timeIntervalSince1970: 0)
    #expect(try Self.format().string(for: old) == "Last updated: 1970-01-01 00:00")
    #expect(
      try Self.format(calendar: .buddhist).string(for: old) == "Last updated: 2513-01-01 00:00")
  }

  @Test func `the line follows the clock in both directions across midnight`() throws {
    var now = Self.now
    let calendar = try Self.format().calendar
    let format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: Self.posix, style: .fixed)
    let time = Self.now
    #expect(format.string(for: time) == "Last updated: Today 01:46")
    now += 86_400
    #expect(format.string(for: time) == "Last updated: 09-09 01:46")
    now += 365 * 86_400
    #expect(format.string(for: time) == "Last updated: 2001-09-09 01:46")
    now = Self.now
    #expect(format.string(for: time) == "Last updated: Today 01:46")
  }

  @Test(arguments: [3_600, 3_599, 600, 1, 0.01, 0.0005])
  func `the line of the last hour of a day is that of today until midnight`(
    before: TimeInterval
  ) throws {
    let calendar = try Self.format().calendar
    let midnight = calendar.startOfDay(for: Self.now + 86_400)
    var now = midnight - before
    let format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: Self.posix, style: .fixed)
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
    now = midnight - before / 2
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
    now = midnight
    #expect(format.string(for: Self.now) == "Last updated: 09-09 01:46")
    now = midnight - before / 4
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
  }

  @Test func `the lines of more times and settings than are kept are correct`() throws {
    for _ in 0..<2 {
      for hours in 0..<12 {
        var format = try Self.format()
        format.calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
        for minutes in 0..<100 {
          let time = Self.now - Double(minutes * 60)
          let minute = (hours * 60 + 106 - minutes) % 1_440
          let clock = String(format: "%02d:%02d", minute / 60, minute % 60)
          #expect(format.string(for: time) == "Last updated: Today \(clock)")
        }
      }
    }
  }

  @Test func `the line follows the language and the app's texts`() throws {
    let configuration = RefreshConfiguration.default
    let before = (configuration.languageCode, configuration.stringsBundle)
    defer { (configuration.languageCode, configuration.stringsBundle) = before }
    let format = try Self.format()
    #expect(format.string(for: Self.now) == "Last updated: Today 01:46")
    #expect(format.string(for: nil) == "Last updated: No record")
    configuration.languageCode = "de"
    #expect(format.string(for: Self.now) == "Aktualisiert: heute 01:46")
    #expect(format.string(for: nil) == "Aktualisiert: noch nie")
    let folder = try StringsFolder([
      "Localizable.strings": [
        RefreshTextKey.today.rawValue: "", RefreshTextKey.lastUpdated.rawValue: "at ",
      ]
    ])
    configuration.stringsBundle = folder.bundle
    #expect(format.string(for: Self.now) == "at 01:46", "without a text for today")
  }
}
