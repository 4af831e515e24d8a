public import Foundation

/// Where controls keep when they last succeeded.
///
/// `UserDefaults` is one; an app may give another to a header's
/// ``RefreshHeader/lastUpdatedStore``, and a test one that forgets. It is asked on the main thread, at
/// every change of a header's state: reading should be quick.
public protocol LastUpdatedStore {
  /// When the refresh of that key last succeeded; `nil` where it never did.
  func lastUpdatedTime(forKey key: String) -> Date?
  /// Keeps when the refresh of that key succeeded; `nil` forgets it.
  func setLastUpdatedTime(_ time: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  /// The date under that key, whoever wrote it.
  public func lastUpdatedTime(forKey key: String) -> Date? {
    object(forKey: key) as? Date
  }

  /// Writes the date under that key.
  public func setLastUpdatedTime(_ time: Date?, forKey key: String) {
    set(time, forKey: key)
  }
}

/// How a last-updated time is written out: the clock, the calendar and the numbers it counts in.
public struct LastUpdatedFormat {
  /// What time it is. Default: the system's clock.
  public var now: () -> Date
  /// What a day and a year are. Default: the user's own.
  public var calendar: Calendar
  /// How numbers are written. Default: the user's own.
  public var locale: Locale

  /// Makes a format with the user's own settings.
  public init(
    now: @escaping () -> Date = { Date() },
    calendar: Calendar = .autoupdatingCurrent,
    locale: Locale = .autoupdatingCurrent
  ) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// The line for a time, in the language of all controls: "Last updated: Today 09:41", "… 03-18 09:41" for other days of this year,
  /// "… 2024-03-18 09:41" for other years, and "… No record" for `nil`.
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

  /// The formatter for a format, made once: making one takes longer than all else in a refresh.
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
    // There are a few; should calendars change again and again, they are made anew.
    if FormatterKey.formatters.count >= 16 { FormatterKey.formatters = [:] }
    FormatterKey.formatters[key] = formatter
    return formatter
  }
}

/// What a formatter depends on. The user's settings may change while the app runs.
private struct FormatterKey: Hashable {
  let format: String
  let calendar: Calendar
  let timeZone: TimeZone
  let locale: Locale
  let system: Locale

  @MainActor static var formatters: [FormatterKey: DateFormatter] = [:]
}
