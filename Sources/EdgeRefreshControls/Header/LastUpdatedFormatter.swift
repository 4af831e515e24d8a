import Foundation

/// Formats last-updated times with a calendar and a locale, for all headers that use them.
///
/// Creating a formatter takes longer than all other work of a refresh, and most headers display the
/// same time several times in a row. So formatters and lines are kept. They depend on settings that
/// the user may change while the app runs. The settings are compared for each time: a change then
/// takes effect immediately, no matter when the system announces it.
@MainActor
final class LastUpdatedFormatter {
  /// What the lines depend on.
  private struct Settings: Equatable {
    let calendar: Calendar
    let timeZone: TimeZone
    let locale: Locale
    /// The user's settings, which an automatically updating locale, calendar or time zone adopts.
    let current: Locale
    let currentTimeZone: TimeZone

    init(_ format: LastUpdatedFormat) {
      calendar = format.calendar
      timeZone = format.calendar.timeZone
      locale = format.locale
      current = .current
      currentTimeZone = .current
    }
  }

  /// The formatters in use, the last used one first.
  private static var formatters: [LastUpdatedFormatter] = []

  private let settings: Settings
  private var dateFormatters: [String: DateFormatter] = [:]
  /// Times that are known to be in the day for which the lines are. Asking the calendar takes longer
  /// than the other work for a line.
  private var today: ClosedRange<Date>?
  /// The language of the lines.
  private weak var language: LoadedLanguage?
  private var lines: [Date: String] = [:]

  private init(_ settings: Settings) { self.settings = settings }

  /// Returns the formatter for the current settings of a format.
  static func shared(by format: LastUpdatedFormat) -> LastUpdatedFormatter {
    let settings = Settings(format)
    if let first = formatters.first, first.settings == settings { return first }
    let formatter: LastUpdatedFormatter
    if let index = formatters.firstIndex(where: { $0.settings == settings }) {
      formatter = formatters.remove(at: index)
    } else {
      formatter = LastUpdatedFormatter(settings)
      // An app uses only a few settings at a time. The limit applies if they change repeatedly.
      if formatters.count >= 8 { formatters.removeLast() }
    }
    formatters.insert(formatter, at: 0)
    return formatter
  }

  /// Returns the line for a time: see ``LastUpdatedFormat/string(for:)``.
  func line(for time: Date, now: Date, in language: LoadedLanguage) -> String {
    if !isToday(now) || self.language !== language || lines.count >= 4 {
      lines = [:]
      self.language = language
    }
    if let line = lines[time] { return line }
    let line = newLine(for: time, now: now, in: language.texts)
    lines[time] = line
    return line
  }

  /// Returns whether the day of the lines is that of the current time, and remembers the new day if
  /// it is not.
  private func isToday(_ now: Date) -> Bool {
    if let today, today.contains(now) { return true }
    let isSameDay = today.map { settings.calendar.isDate(now, inSameDayAs: $0.lowerBound) } ?? false
    // If the day does not end in the next hour, the calendar need not be asked during that time.
    let later = now.addingTimeInterval(3600)
    let end = settings.calendar.isDate(later, inSameDayAs: now) ? later : now
    let start = isSameDay ? today?.lowerBound ?? now : now
    today = min(start, now)...end
    return isSameDay
  }

  private func newLine(for time: Date, now: Date, in texts: RefreshTexts) -> String {
    if today?.contains(time) == true || settings.calendar.isDate(time, inSameDayAs: now) {
      let moment = string(from: time, in: "HH:mm")
      return texts.lastUpdated + (texts.today.isEmpty ? moment : "\(texts.today) \(moment)")
    }
    let isThisYear = settings.calendar.isDate(time, equalTo: now, toGranularity: .year)
    return texts.lastUpdated
      + string(from: time, in: isThisYear ? "MM-dd HH:mm" : "yyyy-MM-dd HH:mm")
  }

  private func string(from time: Date, in format: String) -> String {
    if let formatter = dateFormatters[format] { return formatter.string(from: time) }
    let formatter = DateFormatter()
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.timeZone
    formatter.locale = settings.locale
    formatter.dateFormat = format
    dateFormatters[format] = formatter
    return formatter.string(from: time)
  }
}
