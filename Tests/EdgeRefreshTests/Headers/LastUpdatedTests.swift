import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct LastUpdatedTests {
  private static func calendar(
    _ identifier: Calendar.Identifier = .gregorian, timeZone: String = "Asia/Shanghai"
  ) throws -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: timeZone))
    return calendar
  }

  private static func date(_ text: String) throws -> Date {
    let formatter = DateFormatter()
    formatter.calendar = try calendar()
    formatter.timeZone = formatter.calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return try #require(formatter.date(from: text))
  }

  private static func format(now: String) throws -> LastUpdatedFormat {
    let now = try date(now)
    return LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: try calendar(),
      locale: Locale(identifier: "en_US_POSIX"),
      style: .fixed)
  }

  @Test(
    .scenario("C2"),
    arguments: [
      ("2026-03-18 09:41", "Last updated: Today 09:41"),
      ("2026-03-18 00:00", "Last updated: Today 00:00"),
      ("2026-03-17 23:59", "Last updated: 03-17 23:59"),
      ("2026-02-18 09:41", "Last updated: 02-18 09:41"),
      ("2026-01-01 00:00", "Last updated: 01-01 00:00"),
      ("2025-12-31 23:59", "Last updated: 2025-12-31 23:59"),
      ("2025-03-18 09:41", "Last updated: 2025-03-18 09:41"),
      ("2026-12-18 09:41", "Last updated: 12-18 09:41"),
    ])
  func `today means the current date, not the same day of another month`(time: String, line: String)
    throws
  {
    let format = try Self.format(now: "2026-03-18 10:00")
    #expect(format.string(for: try Self.date(time)) == line)
  }

  @Test func `there is no record before the first refresh`() throws {
    let format = try Self.format(now: "2026-03-18 10:00")
    #expect(format.string(for: nil) == "Last updated: No record")
  }

  @Test(.scenario("C3"), arguments: RefreshOutcome.allCases)
  func `only a success updates the last updated time`(outcome: RefreshOutcome) throws {
    let screen = Screen()
    let header = StateHeader()
    let store = DictionaryStore()
    header.lastUpdatedStore = store
    header.lastUpdatedTimeKey = "news"
    header.lastUpdatedFormat = try Self.format(now: "2026-03-18 10:00")
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: No record")
    _ = screen.refreshing(header)
    header.endRefreshing(with: outcome)
    #expect((store.times["news"] != nil) == outcome.isSuccess)
    let line = outcome.isSuccess ? "Last updated: Today 10:00" : "Last updated: No record"
    #expect(header.lastUpdatedTimeLabel.text == line)
  }

  @Test(.scenario("S49")) func `the last updated time can be set and read`() throws {
    let header = StateHeader()
    header.lastUpdatedStore = DictionaryStore()
    header.lastUpdatedFormat = try Self.format(now: "2026-03-18 10:00")
    let time = try Self.date("2026-03-18 08:15")
    header.setLastUpdatedTime(time)
    #expect(header.lastUpdatedTime == time)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 08:15")
    header.lastUpdatedTimeText = { $0 == nil ? "never" : "some time ago" }
    #expect(header.lastUpdatedTimeLabel.text == "some time ago")
    header.setLastUpdatedTime(nil)
    #expect(header.lastUpdatedTimeLabel.text == "never")
    header.lastUpdatedTimeText = nil
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: No record")
  }

  @Test func `a time from today is shown with its date after midnight`() throws {
    let header = StateHeader()
    let screen = Screen()
    let today = try Self.date("2026-03-18 23:50")
    let tomorrow = try Self.date("2026-03-19 00:10")
    var now = today
    var format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: try Self.calendar(), style: .fixed)
    format.locale = Locale(identifier: "en_US_POSIX")
    header.lastUpdatedStore = DictionaryStore()
    header.lastUpdatedFormat = format
    header.setLastUpdatedTime(today)
    screen.scrollView.refreshHeader = header
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 23:50")
    now = tomorrow
    screen.drag(to: -60)
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: 03-18 23:50")
  }

  @Test func `user defaults store the last updated time`() throws {
    let name = "EdgeRefreshTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(defaults.lastUpdatedTime(forKey: "key") == nil)
    defaults.setLastUpdatedTime(time, forKey: "key")
    #expect(defaults.lastUpdatedTime(forKey: "key") == time)
    defaults.setLastUpdatedTime(nil, forKey: "key")
    #expect(defaults.lastUpdatedTime(forKey: "key") == nil)
  }

  @Test(.scenario("S49"))
  func `setting another store, key or format updates the label immediately`() throws {
    let header = StateHeader()
    header.lastUpdatedFormat = try Self.format(now: "2026-03-18 10:00")
    let store = DictionaryStore()
    store.times[header.lastUpdatedTimeKey] = try Self.date("2026-03-18 08:15")
    store.times["mail"] = try Self.date("2026-03-18 07:00")
    header.lastUpdatedStore = store
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 08:15")
    header.lastUpdatedTimeKey = "mail"
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 07:00")
    header.lastUpdatedFormat = try Self.format(now: "2026-03-19 10:00")
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: 03-18 07:00")
  }

  @Test func `the label is updated when the header returns to the window`() throws {
    let screen = Screen()
    let header = StateHeader()
    let time = try Self.date("2026-03-18 09:00")
    var now = time
    header.lastUpdatedStore = DictionaryStore()
    header.lastUpdatedFormat = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: try Self.calendar(),
      locale: Locale(identifier: "en_US_POSIX"),
      style: .fixed)
    header.setLastUpdatedTime(time)
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: Today 09:00")
    screen.leaveWindow()
    now = try Self.date("2026-03-20 09:00")
    screen.enterWindow()
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: 03-18 09:00")
  }

  @Test func `a success stores the current time under the key`() throws {
    let store = DictionaryStore()
    let header = StateHeader()
    header.lastUpdatedStore = store
    header.lastUpdatedTimeKey = "mail"
    header.lastUpdatedFormat = try Self.format(now: "2026-03-18 10:00")
    let screen = Screen()
    _ = screen.refreshing(header)
    header.endRefreshing()
    #expect(store.times == ["mail": try Self.date("2026-03-18 10:00")])
  }

  @Test func `the default key is the same as in MJRefresh`() {
    #expect(RefreshHeader().lastUpdatedTimeKey == "MJRefreshHeaderLastUpdatedTimeKey")
  }

  @Test func `the year is written in the calendar of the format`() throws {
    let calendar = try Self.calendar(.buddhist, timeZone: "UTC")
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    let format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: Locale(identifier: "en"),
      style: .fixed)
    #expect(
      format.string(for: Date(timeIntervalSince1970: 0)) == "Last updated: 2513-01-01 00:00")
  }

  @Test func `the digits are written in the locale of the format`() throws {
    let calendar = try Self.calendar(timeZone: "UTC")
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    let format = LastUpdatedFormat(
      currentTimeProvider: { now }, calendar: calendar, locale: Locale(identifier: "ar_EG"),
      style: .fixed)
    #expect(format.string(for: now) == "Last updated: Today ٠١:٤٦")
  }
}
