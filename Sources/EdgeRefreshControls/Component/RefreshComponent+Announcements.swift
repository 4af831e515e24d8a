import EdgeRefreshCore
import UIKit

extension RefreshComponentProtocol where Self: RefreshComponent {
  /// A closure that returns the text to announce, or `nil` for none. Default: no closure (`nil`),
  /// to announce the argument's text.
  ///
  /// It is called when a refresh begins and when it ends, even if nothing is announced by default.
  /// By default, a refresh that the user begins is announced, unless VoiceOver's focus is on the
  /// control: VoiceOver is expected to read it. The end of a refresh is announced unless the
  /// refresh was canceled. The success of a load that began automatically is announced only if the
  /// focus is on the control. Nothing is announced while the control is hidden or outside a window.
  ///
  /// ```swift
  /// let header = NormalHeader { try await model.reload() }
  /// header.announcementTextProvider = { announcement in
  ///   announcement.occasion == .ended(.success) ? "12 new messages" : announcement.text
  /// }
  /// ```
  public var announcementTextProvider: ((RefreshAnnouncement) -> String?)? {
    get { accessibilitySettings?.announcementTextProvider }
    set { changeAccessibility { $0.announcementTextProvider = newValue } }
  }
}

extension RefreshComponent {
  /// Announces what an event has changed, and updates the actions of the scroll view.
  func updateAccessibility(
    after event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?
  ) {
    if event == .scrolled && state == old { return }
    let isWatched = accessibilitySettings?.announcedRefresh?.isOver == false
    announce(event, from: old, outcome: outcome)
    if isWatched && hasFocus && speech().isHidden { requestFocusHandover(itemCount: nil) }
    switch event {
    case .attached, .hidden, .contentChanged, .enteredWindow: updateAccessibilityActions()
    default: if state != old { updateAccessibilityActions() }
    }
  }

  /// Announces what an event has changed, and that a load at the start has moved the elements.
  private func announce(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    if state.isRefreshing && !old.isRefreshing {
      let refresh = AnnouncedRefresh(
        cause: cause(of: event), itemCount: host?.items?.total, content: contentBeforeVisible)
      changeAccessibility { ($0.announcedRefresh, $0.handover) = (refresh, nil) }
      rememberFocusedItem()
    }
    guard var refresh = accessibilitySettings?.announcedRefresh else { return }
    if state == .refreshing && old != .refreshing {
      // VoiceOver is expected to read an element with the focus when its traits change.
      let isSilent = refresh.cause != .user || hasFocus
      let text = isSilent ? nil : speech().label
      announce(RefreshAnnouncement(occasion: .began, cause: refresh.cause, text: text))
    }
    if !refresh.isOver, event == .contentChanged || outcome != nil {
      let content = contentBeforeVisible
      if window != nil && content.isGrown(from: refresh.content) {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
      refresh.content = content
    }
    // A refresh whose handler was not called has no outcome.
    let hasEnded = old.isRefreshing && !state.isRefreshing
    // An app may report "no more data" after the refresh has ended.
    let isExhausted = state == .noMoreData && old != .noMoreData && refresh.outcome != .noMoreData
    if let ended = outcome ?? (hasEnded ? event.outcome : isExhausted ? .noMoreData : nil) {
      refresh.outcome = ended
      let hasFocus = hasFocus
      if hasFocus && ended.isSuccess {
        requestFocusHandover(itemCount: status.isPulledAtStart ? nil : refresh.itemCount)
      }
      let isSilent = refresh.cause == .automatic && ended == .success && !hasFocus
      let text = isSilent ? nil : text(of: ended)
      announce(RefreshAnnouncement(occasion: .ended(ended), cause: refresh.cause, text: text))
    }
    refresh.isOver = !status.isActive && !state.isRefreshing
    accessibilitySettings?.announcedRefresh = refresh
  }

  private func announce(_ announcement: RefreshAnnouncement) {
    guard window != nil && !isHidden else { return }
    let text = announcementTextProvider.map { $0(announcement) } ?? announcement.text
    guard let text, !text.isEmpty else { return }
    let isImportant = isImportant(announcement.occasion)
    // An unimportant text waits for those that are being spoken, and may be lost.
    var attributes: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechQueueAnnouncement: !isImportant
    ]
    if #available(iOS 17, tvOS 17, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] =
        isImportant ? UIAccessibilityPriority.high : .default
    }
    let language = language
    if language.texts.contains(text), let tag = language.spokenLanguage {
      attributes[.accessibilitySpeechLanguage] = tag
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: text, attributes: attributes))
  }

  /// Whether an announcement must not be interrupted. After a success, another element may receive
  /// the focus and be read, unless the focus is known to be outside the scroll view.
  private func isImportant(_ occasion: RefreshAnnouncement.Occasion) -> Bool {
    switch occasion {
    case .began, .ended(.cancelled): return false
    case .ended(.failure), .ended(.noMoreData): return true
    case .ended(.success):
      guard let scrollView, let view = Focus.current?.view, view.window != nil else { return true }
      return view.isDescendant(of: scrollView)
    }
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

  private func text(of outcome: RefreshOutcome) -> String? {
    let builtIn =
      outcome == .noMoreData ? noMoreDataText : builtInResultTitle(for: outcome, retries: false)
    guard status.displayedOutcome == outcome, let textControl else { return builtIn }
    let title = textControl.resultTitle(for: outcome)
    // The built-in title of a failure may describe a gesture.
    return outcome == .failure && title == builtInTitle ? builtIn : title
  }

  /// The content; empty for a control at the end, whose rows arrive after the visible content.
  private var contentBeforeVisible: AnnouncedRefresh.Content {
    guard status.edge.isStart else { return AnnouncedRefresh.Content() }
    // The number of items is outdated until the layout pass.
    let items = host?.areItemsOutdated == false ? host?.items : nil
    return AnnouncedRefresh.Content(itemCount: items?.total, length: geometry.contentLength)
  }
}

extension RefreshEvent {
  /// The outcome of the refresh that the event ends; `nil` if it ends none.
  fileprivate var outcome: RefreshOutcome? {
    switch self {
    case .end(let outcome), .handlerFinished(_, let outcome): outcome
    case .assigned(.idle), .assigned(.pulling): .success
    case .assigned(.noMoreData): .noMoreData
    case .detached, .hidden: .cancelled
    default: nil
    }
  }
}
