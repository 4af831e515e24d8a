public import EdgeRefreshCore

/// What assistive technologies announce about a refresh.
///
/// An app can change, add or silence announcements: see
/// ``RefreshComponentProtocol/announcementTextProvider``.
public struct RefreshAnnouncement: Equatable, Sendable {
  /// When something is announced.
  public enum Occasion: Equatable, Sendable {
    /// A refresh has begun.
    case began
    /// A refresh has ended with an outcome.
    case ended(RefreshOutcome)
  }

  /// What began a refresh.
  public enum Cause: Equatable, Sendable {
    /// The user: with a pull, a tap, a key or an assistive technology.
    case user
    /// The control, which loads automatically.
    case automatic
    /// The app.
    case app
  }

  /// When this is announced.
  public var occasion: Occasion
  /// What began the refresh.
  public var cause: Cause
  /// The text that is announced by default; `nil` if nothing is.
  public var text: String?

  /// Creates an announcement from its values.
  public init(occasion: Occasion, cause: Cause, text: String?) {
    self.occasion = occasion
    self.cause = cause
    self.text = text
  }
}

/// A refresh whose end may be announced.
struct AnnouncedRefresh {
  /// The content of a scroll view.
  struct Content {
    /// The number of items; `nil` if the content is not made of items, or they are not counted yet.
    var itemCount: Int?
    /// The length along the axis, in points.
    var length = 0.0

    /// Whether there are more items, or longer content if they are not counted.
    func isGrown(from old: Content) -> Bool {
      // Content that appears in an empty scroll view moves no element.
      guard old.length > 0 else { return false }
      if let itemCount, let oldCount = old.itemCount { return itemCount > oldCount }
      return length > old.length + 0.5
    }
  }

  let cause: RefreshAnnouncement.Cause
  /// The number of items when it began; `nil` if the content is not made of items.
  let itemCount: Int?
  /// The content when it was last compared.
  var content: Content
  /// How the refresh ended; `nil` during it.
  var outcome: RefreshOutcome?
  /// Whether the control has closed.
  var isOver = false
}
