public import Foundation

/// The format of last-updated times: a clock, a calendar, a locale and a style.
public struct LastUpdatedFormat {
  /// How the date and the time of day are written.
  public enum Style: CaseIterable, Sendable {
    /// As in MJRefresh, in the same order in all languages: "09:41", "03-18 09:41" and "2024-03-18
    /// 09:41". Only the digits are those of the locale.
    case fixed
    /// In the short format of the locale, with its order, digits and 12 or 24 hours: "9:41 AM",
    /// "3/18, 9:41 AM" and "3/18/24, 9:41 AM" in the United States. If there is no room for both,
    /// the time of day is left out.
    case localized
  }

  /// Returns the current time. Default: the system's clock.
  public var now: () -> Date
  /// The calendar and time zone that determine days and years. Default: those of the user.
  public var calendar: Calendar
  /// The locale, which determines the digits and, in the localized style, the order. Default: that
  /// of the user.
  public var locale: Locale
  /// The style of the date and the time of day. Default: `nil`, for
  /// ``RefreshConfiguration/lastUpdatedStyle``, which is `fixed`.
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

  /// Returns the text for a time in the language of all controls: "Last updated: Today 09:41",
  /// "… 03-18 09:41" for other days of the current year, "… 2024-03-18 09:41" for other years, and
  /// "… No record" for `nil`. In the localized style, dates and times of day have other formats.
  ///
  /// Where the direction of the language and that of the date differ, invisible characters isolate
  /// the date, so that it is displayed in its own order.
  @MainActor
  public func string(for time: Date?) -> String {
    let language = RefreshConfiguration.default.language
    guard let time else { return language.lineWithoutTime }
    return LastUpdatedFormatter.shared(by: self).line(for: time, now: now(), in: language)
  }
}
