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
    let language = RefreshConfiguration.default.language
    guard let time else { return language.lineWithoutTime }
    return LastUpdatedFormatter.shared(by: self).line(for: time, now: now(), in: language)
  }
}
