public import Foundation
import UIKit

/// The format of last-updated times: a clock, a calendar, a locale and a style.
public struct LastUpdatedFormat {
  /// The format of the date and the time of day. If there is no space for both, the time of day is
  /// left out.
  public enum Style: CaseIterable, Sendable {
    /// The format of MJRefresh, with the same order in all languages and the locale's digits:
    /// "09:41", "03-18 09:41" and "2024-03-18 09:41".
    case fixed
    /// The short format of the locale, with its order, digits and 12 or 24 hours: "9:41 AM", "3/18,
    /// 9:41 AM" and "3/18/24, 9:41 AM" in the United States.
    case localized
  }

  /// Returns the current time. Default: the system's clock.
  public var currentTimeProvider: () -> Date
  /// The calendar and time zone that determine days and years. Default: the user's.
  public var calendar: Calendar
  /// The locale, which determines the digits and, in the localized style, the order. Default: the
  /// user's.
  public var locale: Locale
  /// The style of the date and the time of day. Default: `nil`, for
  /// ``RefreshConfiguration/lastUpdatedStyle``, which is `localized`.
  public var style: Style?

  /// Creates a format. The default arguments are the system's clock, the user's settings and the
  /// app's style.
  public init(
    currentTimeProvider: @escaping () -> Date = { Date() },
    calendar: Calendar = .autoupdatingCurrent,
    locale: Locale = .autoupdatingCurrent,
    style: Style? = nil
  ) {
    self.currentTimeProvider = currentTimeProvider
    self.calendar = calendar
    self.locale = locale
    self.style = style
  }
}

/// Stores the times of the last successful refreshes.
///
/// `UserDefaults` conforms to it. To use another store, for example in a test, set a header's
/// ``RefreshComponentProtocol/lastUpdatedStore``. The store is read on the main thread each time
/// the state of a header changes, so reading should be fast.
public protocol LastUpdatedStore {
  /// Returns the time of the last successful refresh for a key; `nil` if there was none.
  func lastUpdatedTime(forKey key: String) -> Date?
  /// Stores the time of the last successful refresh for a key; `nil` removes it.
  func setLastUpdatedTime(_ time: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  /// Returns the date stored under a key; `nil` if there is none or if the value is not a date.
  public func lastUpdatedTime(forKey key: String) -> Date? { object(forKey: key) as? Date }

  /// Stores a date under a key; `nil` removes it.
  public func setLastUpdatedTime(_ time: Date?, forKey key: String) { set(time, forKey: key) }
}

/// A line with a last-updated time, and its formatter.
///
/// Creating a date formatter takes longer than all other work of a refresh, and most headers
/// display the same time several times in a row. The last line of each formatter is therefore
/// cached. All that a line depends on is compared, because the user may change settings.
@MainActor
final class LastUpdatedLine {
  /// What determines how a time is written.
  struct Settings: Equatable {
    fileprivate let calendar: Calendar
    fileprivate let timeZone: TimeZone
    fileprivate let locale: Locale
    fileprivate let style: LastUpdatedFormat.Style
    /// The user's locale and time zone, which automatically updating values follow.
    private let currentLocale = Locale.current
    private let currentTimeZone = TimeZone.current

    /// The settings of a format. `style` replaces a style that it does not have.
    init(_ format: LastUpdatedFormat, style: LastUpdatedFormat.Style) {
      (calendar, timeZone) = (format.calendar, format.calendar.timeZone)
      (locale, self.style) = (format.locale, format.style ?? style)
    }
  }

  /// The parts of a time that a line contains.
  fileprivate enum Fields {
    case time, dayAndTime, dateAndTime, day, date
  }

  private static var cache: [LastUpdatedLine] = []
  /// The largest number of cached lines. An app uses few formats at a time.
  private static let capacity = 16
  /// A label that is not displayed and measures lines, in the font of all refresh controls.
  private static let ruler: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 14)
    return label
  }()

  private let settings: Settings
  private let fields: Fields
  private let formatter: DateFormatter
  /// The language of the line; `nil` if the line must not be used.
  private weak var language: LoadedLanguage?
  private var time = Date.distantPast
  /// Times on the day for which the line was written. Asking the calendar takes long.
  private var day = Date.distantPast...Date.distantPast
  private var text = ""

  private init(_ fields: Fields, _ settings: Settings) {
    (self.fields, self.settings) = (fields, settings)
    formatter = .make(for: fields, settings)
  }

  /// Returns the line for a time: see ``LastUpdatedFormat/string(for:)``.
  static func text(
    for time: Date, now: Date, settings: Settings, in language: LoadedLanguage
  ) -> String {
    let known = cache.first {
      $0.time == time && $0.day.contains(now) && $0.language === language
        && $0.settings == settings
    }
    if let known { return known.text }
    let calendar = settings.calendar
    let day =
      cache.first { $0.day.contains(now) && $0.settings == settings }?.day
      ?? now...end(ofDay: now, in: calendar)
    if day.contains(time) || calendar.isDate(time, inSameDayAs: now) {
      return line(.time, settings).write(time, on: day, in: language)
    }
    let isThisYear = calendar.isDate(time, equalTo: now, toGranularity: .year)
    let line = line(isThisYear ? .dayAndTime : .dateAndTime, settings)
    // A few languages, regions and calendars have dates that leave no space for the time of day.
    ruler.text = line.write(time, on: day, in: language)
    guard ruler.intrinsicContentSize.width > 240 else { return line.text }
    line.language = nil
    return Self.line(isThisYear ? .day : .date, settings).write(time, on: day, in: language)
  }

  /// Returns a time at which it is still the same day: an hour later, or a millisecond before
  /// midnight.
  private static func end(ofDay time: Date, in calendar: Calendar) -> Date {
    let later = time.addingTimeInterval(3600)
    guard !calendar.isDate(later, inSameDayAs: time) else { return later }
    return max(time, calendar.startOfDay(for: later).addingTimeInterval(-0.001))
  }

  /// Returns the cached line with a formatter, or a new one.
  private static func line(_ fields: Fields, _ settings: Settings) -> LastUpdatedLine {
    if let line = cache.first(where: { $0.fields == fields && $0.settings == settings }) {
      return line
    }
    if cache.count >= capacity { cache.removeFirst() }
    cache.append(LastUpdatedLine(fields, settings))
    return cache[cache.count - 1]
  }

  private func write(
    _ time: Date, on day: ClosedRange<Date>, in language: LoadedLanguage
  ) -> String {
    (self.time, self.day, self.language) = (time, day, language)
    let texts = language.texts
    let today = fields == .time && !texts[.today].isEmpty ? texts[.today] + " " : ""
    let date = Self.isolated(formatter.string(from: time), fields, settings, in: texts)
    text = texts[.lastUpdated] + today + date
    return text
  }

  /// Returns a time with its own direction, if the text around it could change its order.
  private static func isolated(
    _ time: String, _ fields: Fields, _ settings: Settings, in texts: RefreshTexts
  ) -> String {
    switch settings.style {
    case .fixed:
      // Without an isolate, numbers that hyphens separate are displayed from right to left after
      // Arabic letters, or if their digits are Arabic-Indic. The time of day needs no isolate: a
      // colon between numbers is a part of them.
      guard fields != .time, texts[.lastUpdated].isRightToLeft || time.hasArabicIndicDigits
      else { return time }
      let date = time.prefix { $0 != " " }
      return String(date).isolated(rightToLeft: false) + time.dropFirst(date.count)
    case .localized:
      // No isolate is needed if both the locale and the language are written from left to right.
      let isRightToLeft =
        NSLocale.characterDirection(forLanguage: settings.locale.identifier) == .rightToLeft
      guard isRightToLeft || texts[.lastUpdated].isRightToLeft else { return time }
      return time.isolated(rightToLeft: isRightToLeft)
    }
  }
}

extension DateFormatter {
  fileprivate static func make(
    for fields: LastUpdatedLine.Fields, _ settings: LastUpdatedLine.Settings
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.timeZone
    formatter.locale = settings.locale
    switch (settings.style, fields) {
    case (.fixed, .time): formatter.dateFormat = "HH:mm"
    case (.fixed, .day): formatter.dateFormat = "MM-dd"
    case (.fixed, .date): formatter.dateFormat = "yyyy-MM-dd"
    case (.fixed, .dayAndTime): formatter.dateFormat = "MM-dd HH:mm"
    case (.fixed, .dateAndTime): formatter.dateFormat = "yyyy-MM-dd HH:mm"
    case (.localized, .day): formatter.setLocalizedDateFormatFromTemplate("Md")
    case (.localized, .dayAndTime): formatter.setLocalizedDateFormatFromTemplate("Mdjm")
    case (.localized, .time), (.localized, .date), (.localized, .dateAndTime):
      // The raw values of the styles are the same on all platforms. Their names are not, because
      // the compiler derives them from Objective-C headers.
      guard let none = Style(rawValue: 0), let short = Style(rawValue: 1) else { break }
      formatter.dateStyle = fields == .time ? none : short
      formatter.timeStyle = fields == .date ? none : short
    }
    return formatter
  }
}
