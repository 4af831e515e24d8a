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
  public var now: () -> Date
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
    now: @escaping () -> Date = { Date() },
    calendar: Calendar = .autoupdatingCurrent,
    locale: Locale = .autoupdatingCurrent,
    style: Style? = nil
  ) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
    self.style = style
  }

  /// Returns the text for a time in the language of all controls: "Last updated: Today 9:41 AM", "…
  /// 3/18, 9:41 AM" for other days of the current year, "… 3/18/24, 9:41 AM" for other years, and
  /// "… No record" for `nil`. In the fixed style, dates and times of day have other formats.
  ///
  /// If the language and the date have different writing directions, invisible characters isolate
  /// the date, so that it is displayed in its own order.
  @MainActor
  public func string(for time: Date?) -> String {
    let language = RefreshConfiguration.default.language
    guard let time else { return language.lineWithoutTime }
    return LastUpdatedFormatter.shared(by: self).line(for: time, now: now(), in: language)
  }
}

/// Stores the times of the last successful refreshes.
///
/// `UserDefaults` conforms to it. To use another store, for example in a test, set a header's
/// ``RefreshFeatures/lastUpdatedStore``. The store is read on the main thread each time the state
/// of a header changes, so reading should be fast.
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

/// Formats last-updated times with a calendar and a locale, for all headers that use them.
///
/// Creating a formatter takes longer than all other work of a refresh, and most headers display the
/// same time several times in a row. Formatters and the formatted lines are therefore cached. The
/// user may change settings while the app runs, so the settings are compared whenever a time is
/// formatted.
@MainActor
final class LastUpdatedFormatter {
  /// What the lines depend on.
  private struct Settings: Equatable {
    let calendar: Calendar
    let timeZone: TimeZone
    let locale: Locale
    let style: LastUpdatedFormat.Style
    /// The user's locale and time zone, which automatically updating values follow.
    let current: Locale
    let currentTimeZone: TimeZone

    @MainActor
    init(_ format: LastUpdatedFormat) {
      calendar = format.calendar
      timeZone = format.calendar.timeZone
      locale = format.locale
      style = format.style ?? RefreshConfiguration.default.lastUpdatedStyle
      current = .current
      currentTimeZone = .current
    }
  }

  /// The parts of a time that a line contains.
  private enum Parts: Int {
    case time, dayAndTime, dateAndTime, day, date
  }

  /// A label that is not displayed and measures lines.
  private static let ruler = UILabel.refreshLabel()
  /// The formatters in use, the last used one first.
  private static var formatters: [LastUpdatedFormatter] = []

  private let settings: Settings
  /// The formatters by the raw values of ``Parts``.
  private var dateFormatters = [DateFormatter?](repeating: nil, count: 5)
  /// Times that are known to be on the day of the cached lines. Asking the calendar takes longer
  /// than the other work for a line.
  private var today: ClosedRange<Date>?
  /// The language of the lines.
  private weak var language: LoadedLanguage?
  private var lines: [(time: Date, line: String)] = []

  private init(_ settings: Settings) { self.settings = settings }

  /// Returns the formatter for the current settings of a format.
  static func shared(by format: LastUpdatedFormat) -> LastUpdatedFormatter {
    let settings = Settings(format)
    if let first = formatters.first, first.settings == settings { return first }
    let index = formatters.firstIndex { $0.settings == settings }
    let formatter = index.map { formatters.remove(at: $0) } ?? LastUpdatedFormatter(settings)
    // An app uses only a few settings at a time. The limit applies if they change repeatedly.
    if formatters.count >= 8 { formatters.removeLast() }
    formatters.insert(formatter, at: 0)
    return formatter
  }

  /// Returns the line for a time: see ``LastUpdatedFormat/string(for:)``.
  func line(for time: Date, now: Date, in language: LoadedLanguage) -> String {
    if !isToday(now) || self.language !== language || lines.count >= 4 {
      lines = []
      self.language = language
    }
    if let known = lines.first(where: { $0.time == time }) { return known.line }
    let line = newLine(for: time, now: now, in: language.texts)
    lines.append((time, line))
    return line
  }

  /// Returns whether the cached lines were written today, and remembers the new day if not.
  private func isToday(_ now: Date) -> Bool {
    if let today, today.contains(now) { return true }
    let isSameDay = today.map { settings.calendar.isDate(now, inSameDayAs: $0.lowerBound) } ?? false
    // If the day does not end within the next hour, the calendar need not be asked in that hour.
    let later = now.addingTimeInterval(3600)
    let end = settings.calendar.isDate(later, inSameDayAs: now) ? later : now
    let start = isSameDay ? today?.lowerBound ?? now : now
    today = min(start, now)...end
    return isSameDay
  }

  private func newLine(for time: Date, now: Date, in texts: RefreshTexts) -> String {
    if today?.contains(time) == true || settings.calendar.isDate(time, inSameDayAs: now) {
      let date = texts[.today].isEmpty ? "" : texts[.today] + " "
      return texts[.lastUpdated] + date + string(from: time, parts: .time, in: texts)
    }
    let isThisYear = settings.calendar.isDate(time, equalTo: now, toGranularity: .year)
    let line =
      texts[.lastUpdated]
      + string(from: time, parts: isThisYear ? .dayAndTime : .dateAndTime, in: texts)
    // In a few languages, regions and calendars, a date is so long that, in the font of MJRefresh,
    // there is no space for the time of day.
    Self.ruler.text = line
    guard Self.ruler.refreshTextWidth > 240 else { return line }
    return texts[.lastUpdated] + string(from: time, parts: isThisYear ? .day : .date, in: texts)
  }

  private func string(from time: Date, parts: Parts, in texts: RefreshTexts) -> String {
    let text = dateFormatter(for: parts).string(from: time)
    switch settings.style {
    case .fixed:
      // Without an isolate, numbers that hyphens separate are displayed from right to left after
      // Arabic letters, or if their digits are Arabic-Indic. The time of day needs no isolate: a
      // colon between numbers is a part of them.
      guard parts != .time, texts[.lastUpdated].isRightToLeft || text.hasArabicIndicDigits
      else { return text }
      let date = text.prefix { $0 != " " }
      return String(date).isolated(rightToLeft: false) + text.dropFirst(date.count)
    case .localized:
      // No isolate is needed if both the locale and the language are written from left to right.
      let isRightToLeft =
        NSLocale.characterDirection(forLanguage: settings.locale.identifier) == .rightToLeft
      guard isRightToLeft || texts[.lastUpdated].isRightToLeft else { return text }
      return text.isolated(rightToLeft: isRightToLeft)
    }
  }

  private func dateFormatter(for parts: Parts) -> DateFormatter {
    if let formatter = dateFormatters[parts.rawValue] { return formatter }
    let formatter = DateFormatter()
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.timeZone
    formatter.locale = settings.locale
    switch (settings.style, parts) {
    case (.fixed, .time): formatter.dateFormat = "HH:mm"
    case (.fixed, .day): formatter.dateFormat = "MM-dd"
    case (.fixed, .date): formatter.dateFormat = "yyyy-MM-dd"
    case (.fixed, .dayAndTime): formatter.dateFormat = "MM-dd HH:mm"
    case (.fixed, .dateAndTime): formatter.dateFormat = "yyyy-MM-dd HH:mm"
    case (.localized, .day): formatter.setLocalizedDateFormatFromTemplate("Md")
    case (.localized, .dayAndTime): formatter.setLocalizedDateFormatFromTemplate("Mdjm")
    case (.localized, .time): formatter.writeShort(date: false, time: true)
    case (.localized, .date): formatter.writeShort(date: true, time: false)
    case (.localized, .dateAndTime): formatter.writeShort(date: true, time: true)
    }
    dateFormatters[parts.rawValue] = formatter
    return formatter
  }
}

extension DateFormatter {
  /// Selects the short style of the locale for the date, the time of day, or both.
  fileprivate func writeShort(date: Bool, time: Bool) {
    // The raw values of the styles are the same on all platforms. Their names are not, because the
    // compiler derives them from Objective-C headers.
    guard let none = Style(rawValue: 0), let short = Style(rawValue: 1) else { return }
    dateStyle = date ? short : none
    timeStyle = time ? short : none
  }
}
