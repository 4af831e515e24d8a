public import EdgeRefreshCore
public import UIKit

extension RefreshFeatures where Self: RefreshComponent {
  /// The action "Refresh" or "Load more", in an array to assign or add to the custom actions of
  /// other elements.
  ///
  /// The control adds its action to the custom actions of its scroll view while it can refresh, and
  /// removes it during a refresh and when there is no more data. The app's own actions stay. Add
  /// the action to the custom actions of your cells, too, so that each cell offers it: see
  /// <doc:Accessibility>.
  ///
  /// The action does not retain the control. It does nothing while the control cannot refresh.
  public var accessibilityActions: [UIAccessibilityCustomAction] { [RefreshAction(of: self)] }

  /// The name of the action: "Refresh" for headers and leaders that are pulled, "Load more" for the
  /// other controls, in the language of the texts. Set it if the control does something else. `nil`
  /// restores the default.
  public var accessibilityActionName: String! {
    get {
      accessibilitySettings?.actionName
        ?? RefreshConfiguration.default.text(
          for: status.isPulledAtStart ? .refreshAction : .loadMoreAction)
    }
    set {
      changeAccessibility { $0.actionName = newValue }
      updateAccessibilityActions()
    }
  }

  /// Returns a key command that refreshes, with the name of the action as its title. Add it to the
  /// `keyCommands` of a view controller:
  ///
  /// ```swift
  /// final class CommandViewController: UITableViewController {
  ///   override var keyCommands: [UIKeyCommand]? {
  ///     tableView.refreshHeader.map { [$0.keyCommand()] }
  ///   }
  /// }
  /// ```
  ///
  /// The command does not retain the control. It does nothing while the control cannot refresh.
  ///
  /// - Parameter input: The key, which is pressed together with Command. Default: R.
  /// - Returns: The command.
  public func keyCommand(input: String = "r") -> UIKeyCommand {
    makeKeyCommand(title: accessibilityActionName, input: input)
  }

  /// Begins a refresh that the user has requested without a pull, for example with a button. Taps,
  /// ``RefreshFeatures/accessibilityActions``, ``RefreshFeatures/keyCommand(input:)`` and
  /// `accessibilityScroll(_:)` do the same.
  ///
  /// The refresh is announced. If the control is out of view, the content stays where it is,
  /// because the user is reading it. Otherwise, the control comes into view as with
  /// ``RefreshComponent/beginRefreshing()``, which this method calls.
  ///
  /// - Returns: Whether a refresh has begun. None begins during a refresh, when there is no more
  ///   data, or while the control is hidden, disabled or blocked: see
  ///   ``RefreshOptions/isExclusive``.
  @discardableResult
  public func requestRefresh() -> Bool {
    guard isReadyForUser && !isBlocked else { return false }
    let staysInPlace = options.scrollsToControl && !isAtEdge
    if staysInPlace { options.scrollsToControl = false }
    changeAccessibility { $0.restoresReveal = staysInPlace }
    beginRefreshing()
    // An override may not have called `super`.
    return !takeUserBegin() || state.isRefreshing
  }
}

extension RefreshComponent {
  /// Whether the user can refresh without a pull now: not while a refresh is in progress, when
  /// there is no more data, or while the control is hidden or disabled.
  var isReadyForUser: Bool {
    guard host != nil && !isHidden && isUserInteractionEnabled else { return false }
    switch state {
    case .idle, .pulling: return true
    case .willRefresh, .refreshing, .noMoreData: return false
    }
  }

  /// Returns whether the user requested the refresh that begins, and clears the request. It must
  /// not count for a refresh that a callback begins.
  @discardableResult
  func takeUserBegin() -> Bool {
    guard let restoresReveal = accessibilitySettings?.restoresReveal else { return false }
    accessibilitySettings?.restoresReveal = nil
    if restoresReveal { options.scrollsToControl = true }
    return true
  }

  /// Whether the content rests at the control's edge, or is pulled past it.
  fileprivate var isAtEdge: Bool {
    let geometry = geometry
    return status.isPulledAtStart
      ? geometry.offset < geometry.minimumOffset + 1 : geometry.offset > geometry.maximumOffset - 1
  }

  /// Whether the control is completely outside the visible area and does not touch it.
  private var isOutOfView: Bool {
    scrollView?.bounds.insetBy(dx: -1, dy: -1).intersects(frame) != true
  }

  /// Whether scrolling in a direction with an assistive technology leads past the control's edge.
  ///
  /// Up and down count as directions of the scroll indicator, and left and right as directions of
  /// the fingers. This has not been verified on a device.
  private func leadsPastEdge(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch (direction, status.edge) {
    case (.up, .top), (.down, .bottom): true
    case (.right, .leading), (.left, .trailing): !readsFromRight
    case (.left, .leading), (.right, .trailing): readsFromRight
    case (.previous, _): status.edge.isStart
    case (.next, _): !status.edge.isStart
    default: false
    }
  }

  /// Announces what an event has changed, and updates the actions of the scroll view.
  func updateAccessibility(
    after event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?
  ) {
    if event == .scrolled && state == old { return }
    let isWatched = accessibilitySettings?.announcedRefresh?.isOver == false
    announceChange(by: event, from: old, outcome: outcome)
    if isWatched && accessibilityRole == .hidden && hasFocus { passFocus(itemCount: nil) }
    switch event {
    case .attached, .hidden, .contentChanged, .enteredWindow: updateAccessibilityActions()
    default: if state != old { updateAccessibilityActions() }
    }
  }

  /// Adds the control's action to those of its scroll view, or removes it.
  func updateAccessibilityActions() {
    guard let scrollView else { return }
    let isReady = isReadyForUser
    let name: String = accessibilityActionName
    var actions = scrollView.customActions
    let index = actions.firstIndex { ($0 as? RefreshAction)?.control === self }
    if let index, !isReady {
      actions.remove(at: index)
    } else if let index, actions[index].name != name {
      actions[index] = action(named: name)
    } else if isReady && index == nil {
      actions.append(action(named: name))
    }
    scrollView.customActions = actions
    settings.secondLevel?.updateAction()
  }

  /// The action of the scroll view, which is created again only if its name has changed.
  private func action(named name: String) -> RefreshAction {
    if let scrollViewAction, scrollViewAction.name == name { return scrollViewAction }
    let action = RefreshAction(of: self)
    scrollViewAction = action
    return action
  }

  func removeAccessibilityActions(from scrollView: UIScrollView) {
    scrollView.customActions = scrollView.customActions.filter {
      ($0 as? RefreshAction)?.control !== self
    }
    settings.secondLevel?.removeAction(from: scrollView)
  }

  /// The role of the control for assistive technologies.
  var accessibilityRole: AccessibilityRole {
    guard host != nil else { return .hidden }
    switch engine {
    case .pull:
      if presentation.state.isRefreshing { return .progress }
      if presentation.outcome == nil { return .hidden }
      return status.hasFailed ? (isUserInteractionEnabled ? .button : .disabledButton) : .text
    case .auto:
      // The control would be the first element of the list. Moving the focus into the list could
      // scroll the control into view and begin a load.
      if status.edge.isStart && isOutOfView { return .hidden }
      switch state {
      case .idle, .pulling: return isUserInteractionEnabled ? .button : .disabledButton
      case .willRefresh, .refreshing: return .busyButton
      case .noMoreData: return .text
      }
    }
  }

  /// The app's own title. A built-in title describes a gesture, so what the control does replaces
  /// it. Without a title: the texts of the app's labels, otherwise what the control does.
  var spokenLabel: String? {
    guard let title = displayedTitle, !title.isEmpty else {
      // The library's labels. All other labels are the app's.
      let own = [parts.text?.label, (self as? StateHeader)?.lastUpdatedTimeLabel].compactMap(\.self)
      let texts = visibleTexts(except: own).joined(separator: ", ")
      return texts.isEmpty ? builtInLabel : texts
    }
    return title == builtInTitle ? builtInLabel : title
  }

  /// Whether the app provided the label, whose language is then left to the system.
  var speaksOwnText: Bool {
    guard let label = accessibilityLabel else { return false }
    if label == accessibilitySettings?.actionName { return true }
    return label != (label == displayedTitle ? builtInTitle : builtInLabel)
  }

  var spokenNames: [String] {
    let names = [accessibilityLabel, displayedTitle].compactMap { $0?.isEmpty == false ? $0 : nil }
    return names.count == 2 && names[0] == names[1] ? [names[0]] : names
  }

  /// The text that the label displays or, if it is hidden, the title of the result or the state.
  private var displayedTitle: String? {
    if let label = parts.text?.label, !label.isHidden, let text = label.text, !text.isEmpty {
      return text
    }
    guard let control = self as? any StateTextDisplaying else { return nil }
    return presentation.outcome.flatMap { control.resultTitle(for: $0) }
      ?? control.title(for: presentation.state)
  }

  /// The text for a failure that the button retries, or the last-updated time that a header
  /// displays.
  var spokenValue: String? {
    if accessibilityRole == .button && presentation.outcome == .failure {
      let failed = RefreshConfiguration.default.language.texts[.failed]
      return spokenLabel == accessibilityActionName ? failed : nil
    }
    let timeLabel = (self as? StateHeader)?.lastUpdatedTimeLabel
    return timeLabel?.isHidden == false ? timeLabel?.text : nil
  }

  /// Whether a content view provides its own accessibility elements.
  var contentHasElements: Bool { content?.accessibilityElements?.isEmpty == false }

  final func changeAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
  }

  func activateByUser() -> Bool { accessibilityRole == .button && requestRefresh() }

  func refresh(byScrolling direction: UIAccessibilityScrollDirection) -> Bool {
    leadsPastEdge(direction) && isAtEdge && requestRefresh()
  }

  /// The label of a control without the app's texts: what the control does, or its result.
  private var builtInLabel: String? {
    if accessibilityRole == .button { return accessibilityActionName }
    if let outcome = presentation.outcome { return builtInResultTitle(for: outcome) }
    switch presentation.state {
    case .idle, .pulling: return accessibilityActionName
    case .willRefresh, .refreshing: return loadingText
    case .noMoreData: return builtInText(of: .noMoreData)
    }
  }

  /// The built-in text for a refresh in progress.
  private var loadingText: String {
    let texts = RefreshConfiguration.default.language.texts
    // During a refresh, a leader or trailer still has the title for releasing it.
    guard !status.edge.isHorizontal,
      let key = RefreshTextKey.title(
        edge: status.edge, isAutomatic: status.isAutomatic, state: .refreshing)
    else { return texts[.autoFooterRefreshing] }
    return texts[key]
  }

  /// The text that displays a result; `nil` for a refresh that was canceled.
  func builtInResultTitle(for outcome: RefreshOutcome) -> String? {
    // A failure that is displayed as a result is not retried, even if the option has changed since.
    builtInResultTitle(
      for: outcome, retries: presentation.outcome == .failure ? status.hasFailed : retriesFailures)
  }

  /// The texts of all results that the control may display.
  var possibleResultTitles: [String] {
    let hasResults = options.resultDuration > 0 && !status.isAutomatic
    let results: [RefreshOutcome] =
      hasResults ? [.success, .noMoreData, .failure] : options.showsFailure ? [.failure] : []
    return results.compactMap {
      settings.features?.resultTitles[$0] ?? builtInResultTitle(for: $0, retries: retriesFailures)
    }
  }

  /// Whether the control will display a failure until it is retried.
  var retriesFailures: Bool { options.showsFailure && !status.isPulledAtStart }

  /// The text that displays a result. `retries` says whether a failure can be retried.
  func builtInResultTitle(for outcome: RefreshOutcome, retries: Bool) -> String? {
    switch outcome {
    case .failure where retries: RefreshConfiguration.default.language.texts[.footerFailed]
    case .noMoreData: noMoreDataTitle ?? builtInText(of: .success)
    case .success, .failure, .cancelled: builtInText(of: outcome)
    }
  }

  /// The text for the end of a refresh; `nil` for one that was canceled.
  func builtInText(of outcome: RefreshOutcome) -> String? {
    let texts = RefreshConfiguration.default.language.texts
    switch outcome {
    case .success: return status.isPulledAtStart ? texts[.updated] : texts[.loaded]
    case .failure: return texts[.failed]
    case .noMoreData: return noMoreDataTitle ?? texts[.autoFooterNoMoreData]
    case .cancelled: return nil
    }
  }

  /// The title when there is no more data; `nil` in a control that has none.
  private var noMoreDataTitle: String? {
    let title = (self as? any StateTextDisplaying)?.title(for: .noMoreData)
    return title?.isEmpty == false ? title : nil
  }
}

extension UIView {
  /// The texts of the visible labels in the view that are not excluded, from back to front.
  fileprivate func visibleTexts(except excluded: [UIView]) -> [String] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 && !excluded.contains($0) }.flatMap { view in
      guard let label = view as? UILabel else { return view.visibleTexts(except: excluded) }
      return [label.text ?? ""].filter { !$0.isEmpty }
    }
  }
}

/// The custom action of a control.
final class RefreshAction: UIAccessibilityCustomAction {
  fileprivate weak var control: RefreshComponent?

  init(of control: RefreshComponent) {
    let name: String = control.accessibilityActionName
    let perform: (UIAccessibilityCustomAction) -> Bool = { [weak control] _ in
      control?.requestRefresh() ?? false
    }
    let isBuiltIn = control.accessibilitySettings?.actionName == nil
    if isBuiltIn, let language = RefreshConfiguration.default.language.spokenLanguage {
      let attributedName = NSAttributedString(
        string: name, attributes: [.accessibilitySpeechLanguage: language])
      super.init(attributedName: attributedName, actionHandler: perform)
    } else {
      super.init(name: name, actionHandler: perform)
    }
    self.control = control
  }
}

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

extension RefreshFeatures where Self: RefreshComponent {
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
  /// Announces what an event has changed. If the content has grown during a refresh at its start,
  /// also notifies assistive technologies that elements have moved.
  func announceChange(by event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
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
      announce(.began, of: refresh, text: isSilent ? nil : spokenLabel)
    }
    if !refresh.isOver, event == .contentChanged || outcome != nil {
      let content = contentBeforeVisible
      if window != nil && content.isGrown(from: refresh.content) {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
      refresh.content = content
    }
    var ended = outcome
    if outcome == nil && old.isRefreshing && !state.isRefreshing {
      // A refresh whose handler was not called has no outcome.
      ended = event.outcome
    } else if outcome == nil && state == .noMoreData && old != .noMoreData
      && refresh.outcome != .noMoreData
    {
      // An app may report "no more data" after the refresh has ended.
      ended = .noMoreData
    }
    if let ended {
      refresh.outcome = ended
      let hasFocus = hasFocus
      if hasFocus && ended.isSuccess {
        passFocus(itemCount: status.isPulledAtStart ? nil : refresh.itemCount)
      }
      let isSilent = refresh.cause == .automatic && ended == .success && !hasFocus
      announce(.ended(ended), of: refresh, text: isSilent ? nil : text(of: ended))
    }
    refresh.isOver = !status.isActive && !state.isRefreshing
    accessibilitySettings?.announcedRefresh = refresh
  }

  private func announce(
    _ occasion: RefreshAnnouncement.Occasion, of refresh: AnnouncedRefresh, text: String?
  ) {
    guard window != nil && !isHidden else { return }
    let announcement = RefreshAnnouncement(occasion: occasion, cause: refresh.cause, text: text)
    let ownText = announcementText.map { $0(announcement) }
    guard let spoken = ownText ?? text, !spoken.isEmpty else { return }
    let isImportant = isImportant(occasion)
    // An unimportant text waits for those that are being spoken, and may be lost.
    var attributes: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechQueueAnnouncement: !isImportant
    ]
    if #available(iOS 17, tvOS 17, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] =
        isImportant ? UIAccessibilityPriority.high : .default
    }
    if isBuiltIn(spoken), let language = RefreshConfiguration.default.language.spokenLanguage {
      attributes[.accessibilitySpeechLanguage] = language
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: spoken, attributes: attributes))
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

  /// Whether a text is one that the library announces.
  private func isBuiltIn(_ text: String) -> Bool {
    let texts = RefreshConfiguration.default.language.texts
    return [
      loadingText, texts[.updated], texts[.loaded], texts[.failed], texts[.footerFailed],
      texts[.autoFooterNoMoreData],
    ].contains(text)
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
    guard status.displayedOutcome == outcome, let control = self as? any StateTextDisplaying,
      let title = control.resultTitle(for: outcome)
    else { return builtInText(of: outcome) }
    // The built-in title of a failure may describe a gesture.
    return outcome == .failure && title == builtInTitle ? builtInText(of: outcome) : title
  }

  /// The content, if the control is at the start. It is empty for a control at the end, because its
  /// rows arrive after the visible content.
  private var contentBeforeVisible: AnnouncedRefresh.Content {
    guard status.edge.isStart else { return AnnouncedRefresh.Content() }
    // The number of items is outdated until the layout pass.
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

    /// Whether there are more items or, if their number is not known, whether the content is
    /// longer.
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
