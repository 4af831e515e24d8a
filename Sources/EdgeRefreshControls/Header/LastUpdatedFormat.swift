public import Foundation

/// The format of last-updated times: a clock, a calendar and a locale.
public struct LastUpdatedFormat {
  /// Returns the current time. Default: the system's clock.
  public var now: () -> Date
  /// The calendar and time zone that determine days and years. Default: those of the user.
  public var calendar: Calendar
  /// The locale, which determines the digits. Default: that of the user.
  public var locale: Locale

  /// Creates a format. The default arguments are the system's clock and the user's settings.
  public init(
    now: @escaping () -> Date = { Date() },
    calendar: Calendar = .autoupdatingCurrent,
    locale: Locale = .autoupdatingCurrent
  ) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// Returns the text for a time in the language of all controls: "Last updated: Today 09:41",
  /// "… 03-18 09:41" for other days of the current year, "… 2024-03-18 09:41" for other years, and
  /// "… No record" for `nil`.
  @MainActor
  public func string(for time: Date?) -> String {
    let texts = RefreshTexts.preferred
    guard let time else { return texts.lastUpdated + texts.noRecord }
    let now = now()
    var day = ""
    let format: String
    if calendar.isDate(time, inSameDayAs: now) {
      day = texts.today
      format = "HH:mm"
    } else if calendar.isDate(time, equalTo: now, toGranularity: .year) {
      format = "MM-dd HH:mm"
    } else {
      format = "yyyy-MM-dd HH:mm"
    }
    let moment = formatter(format).string(from: time)
    return texts.lastUpdated + (day.isEmpty ? moment : "\(day) \(moment)")
  }

  /// Returns the formatter for a date format from a cache. Creating a formatter takes longer than
  /// all other work of a refresh.
  @MainActor
  private func formatter(_ format: String) -> DateFormatter {
    let key = FormatterKey(
      format: format, calendar: calendar, timeZone: calendar.timeZone, locale: locale,
      system: Locale.current)
    if let formatter = FormatterKey.formatters[key] { return formatter }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = format
    // An app uses only a few formatters. The limit applies if its calendars change repeatedly.
    if FormatterKey.formatters.count >= 16 { FormatterKey.formatters = [:] }
    FormatterKey.formatters[key] = formatter
    return formatter
  }
}

/// The settings that a formatter depends on. The user may change the settings while the app runs.
private struct FormatterKey: Hashable {
  let format: String
  let calendar: Calendar
  let timeZone: TimeZone
  let locale: Locale
  let system: Locale

  @MainActor static var formatters: [FormatterKey: DateFormatter] = [:]
}
