import EdgeRefreshCore
import UIKit

/// What assistive technologies announce about a refresh.
///
/// An app can change, add or silence announcements: see ``RefreshFeatures/announcementText``.
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
    /// The user: by a pull, a tap, a key or an assistive technology.
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

extension RefreshFeatures where Self: RefreshComponent {
  /// Returns the text to announce; `nil` to announce nothing. Default: `nil`, for the text of the
  /// argument.
  ///
  /// It is called when a refresh begins and when it ends, even if nothing is announced by default.
  /// By default, a begin by the user is announced, and each end, except that of a load that began
  /// automatically and succeeded, and that of a refresh that was canceled. Nothing is announced
  /// while the control is hidden or outside a window.
  ///
  /// ```swift
  /// let header = NormalHeader { try await model.reload() }
  /// header.announcementText = { announcement in
  ///   announcement.occasion == .ended(.success) ? "12 new messages" : announcement.text
  /// }
  /// ```
  public var announcementText: ((RefreshAnnouncement) -> String?)? {
    get { accessibilitySettings?.announcementText }
    set { changeAccessibility { $0.announcementText = newValue } }
  }
}

extension RefreshComponent {
  /// Announces what an event has changed, and says that elements have moved if rows have arrived
  /// before the visible content: if the content has grown during a refresh at its start.
  func announceChange(by event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    if state.isRefreshing && !old.isRefreshing {
      let refresh = AnnouncedRefresh(cause: cause(of: event), content: contentBeforeVisible)
      changeAccessibility { $0.announcedRefresh = refresh }
    }
    guard var refresh = accessibilitySettings?.announcedRefresh else { return }
    if state == .refreshing && old != .refreshing {
      announce(.began, of: refresh, text: refresh.cause == .user ? textOfBegin : nil)
    }
    if !refresh.isOver, event == .contentChanged || outcome != nil {
      let content = contentBeforeVisible
      if window != nil && content.isGrown(from: refresh.content) {
        AssistiveTechnology.postLayoutChange()
      }
      refresh.content = content
    }
    var ended = outcome
    if outcome == nil && old.isRefreshing && !state.isRefreshing {
      // The handler was not called.
      ended = event.outcome
    } else if outcome == nil && state == .noMoreData && old != .noMoreData
      && refresh.outcome != .noMoreData
    {
      // An app may say only later that there is no more data.
      ended = .noMoreData
    }
    if let ended {
      refresh.outcome = ended
      let isSilent = refresh.cause == .automatic && ended == .success
      announce(.ended(ended), of: refresh, text: isSilent ? nil : text(of: ended))
    }
    refresh.isOver = !engine.isActive && !state.isRefreshing
    accessibilitySettings?.announcedRefresh = refresh
  }

  private func announce(
    _ occasion: RefreshAnnouncement.Occasion, of refresh: AnnouncedRefresh, text: String?
  ) {
    guard window != nil && !isHidden else { return }
    let announcement = RefreshAnnouncement(occasion: occasion, cause: refresh.cause, text: text)
    let text = announcementText.map { $0(announcement) } ?? text
    if let text, !text.isEmpty { AssistiveTechnology.announce(text) }
  }

  private func cause(of event: RefreshEvent) -> RefreshAnnouncement.Cause {
    if takeUserBegin() { return .user }
    switch event {
    case .begin, .assigned, .enteredWindow, .attached: return .app
    default:
      guard case .auto(let engine) = engine else { return .user }
      // Short content is always at its end, so only lifting the finger loads.
      let isShort = engine.geometry.maximumOffset <= engine.geometry.minimumOffset
      return event == .dragEnded && (isShort || !engine.loadsAutomatically) ? .user : .automatic
    }
  }

  /// The text for a begin: that of the state, unless it is the one for releasing the pull.
  private var textOfBegin: String? {
    guard let control = self as? any StateTextDisplaying,
      control.title(for: .refreshing) == control.title(for: .pulling)
    else { return spokenLabel }
    return loadingText
  }

  private func text(of outcome: RefreshOutcome) -> String? {
    if engine.displayedOutcome == outcome, let control = self as? any StateTextDisplaying,
      let title = control.resultTitle(for: outcome)
    {
      return title
    }
    let language = RefreshConfiguration.default.language
    switch outcome {
    case .success: return language.texts.updated
    case .failure: return language.texts.failed
    case .noMoreData:
      let title = (self as? any StateTextDisplaying)?.title(for: .noMoreData) ?? ""
      return title.isEmpty ? language.texts.autoFooterNoMoreData : title
    case .cancelled: return nil
    }
  }

  /// The content of a control at the start; empty for a control at the end, because its rows arrive
  /// after the visible content.
  private var contentBeforeVisible: AnnouncedRefresh.Content {
    guard engine.edge.isStart else { return AnnouncedRefresh.Content() }
    // A load that ends before the layout pass has an outcome that follows the new elements.
    let items = host?.areItemsOutdated == false ? host?.items : nil
    return AnnouncedRefresh.Content(itemCount: items?.total, length: geometry.contentLength)
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

    /// Whether there are more items or, if their number is not known, whether the content is longer.
    func isGrown(from old: Content) -> Bool {
      // Content that appears in an empty scroll view moves no element.
      guard old.length > 0 else { return false }
      if let itemCount, let oldCount = old.itemCount { return itemCount > oldCount }
      return length > old.length + 0.5
    }
  }

  let cause: RefreshAnnouncement.Cause
  /// The content when it was last compared.
  var content: Content
  /// How the refresh ended; `nil` during it.
  var outcome: RefreshOutcome?
  /// Whether the control has closed.
  var isOver = false
}

extension RefreshEvent {
  /// The outcome of the refresh that the event ends; `nil` if it ends none.
  fileprivate var outcome: RefreshOutcome? {
    switch self {
    case .end(let outcome), .handlerFinished(_, let outcome): outcome
    case .assigned(.idle), .assigned(.pulling): .success
    case .assigned(.noMoreData): .noMoreData
    case .detached, .hidden: .cancelled
    case .scrolled, .contentChanged, .dragBegan, .dragEnded, .dragCancelled, .begin, .attached,
      .enteredWindow, .leftWindow, .insetChanged, .animationFinished, .holdEnded,
      .openSecondLevel, .closeSecondLevel, .assigned(.refreshing), .assigned(.willRefresh):
      nil
    }
  }
}
