import EdgeRefreshCore
public import UIKit

extension RefreshFeatures where Self: RefreshComponent {
  /// The action "Refresh" or "Load more", in an array to assign or add to the custom actions of
  /// other elements.
  ///
  /// The control adds its action to the custom actions of its scroll view while it can refresh, and
  /// removes it during a refresh and when there is no more data. The app's own actions stay. Add it
  /// to those of cells as well, so that it is offered on each of them: see <doc:Accessibility>.
  ///
  /// The action does not keep the control. It does nothing while the control cannot refresh.
  public var accessibilityActions: [UIAccessibilityCustomAction] { [RefreshAction(of: self)] }

  /// The name of the action: "Refresh" for headers and leaders that are pulled, "Load more" for the
  /// other controls, in the language of the texts. Set it if the control does something else. `nil`
  /// restores the default.
  public var accessibilityActionName: String! {
    get {
      if let name = accessibilitySettings?.actionName { return name }
      let language = RefreshConfiguration.default.language
      return engine.isPulledAtStart
        ? language.texts.refreshAction : language.texts.loadMoreAction
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
  /// The command does not keep the control. It does nothing while the control cannot refresh.
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
  /// The begin is announced. If the control is out of view, the content stays where it is, because
  /// the user is reading it; otherwise this scrolls to the control as
  /// ``RefreshComponent/beginRefreshing()`` does, which it calls.
  ///
  /// - Returns: Whether a refresh has begun. None begins during a refresh, when there is no more
  ///   data, and while the control is hidden, disabled or blocked: see
  ///   ``RefreshOptions/isExclusive``.
  @discardableResult
  public func beginRefreshingByUser() -> Bool {
    guard isReadyForUser && !isBlocked else { return false }
    let staysInPlace = options.revealsWhenBegun && !isAtEdge
    if staysInPlace { options.revealsWhenBegun = false }
    changeAccessibility { $0.begin = UserBegin(restoresReveal: staysInPlace) }
    beginRefreshing()
    // An override may not have called `super`.
    takeUserBegin()
    return true
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

  /// Returns whether the user has requested the refresh that begins. Callbacks that begin another
  /// one must not find the request.
  @discardableResult
  func takeUserBegin() -> Bool {
    guard let begin = accessibilitySettings?.begin else { return false }
    accessibilitySettings?.begin = nil
    if begin.restoresReveal { options.revealsWhenBegun = true }
    return true
  }

  /// Whether the content rests at the control's edge, or is pulled past it.
  fileprivate var isAtEdge: Bool {
    let geometry = geometry
    return engine.isPulledAtStart
      ? geometry.offset < geometry.minimumOffset + 1 : geometry.offset > geometry.maximumOffset - 1
  }

  /// Whether a direction of an assistive technology leads past the control's edge.
  ///
  /// Up and down are directions of the scroll indicator, left and right those of the fingers, as in
  /// `UIScrollView`.
  private func leadsPastEdge(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch (direction, engine.edge) {
    case (.up, .top), (.down, .bottom): true
    case (.right, .leading), (.left, .trailing): !readsFromRight
    case (.left, .leading), (.right, .trailing): readsFromRight
    case (.previous, _): engine.edge.isStart
    case (.next, _): !engine.edge.isStart
    default: false
    }
  }

  /// Announces what an event has changed, and updates the actions of the scroll view.
  func updateAccessibility(
    after event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?
  ) {
    if event == .scrolled && state == old { return }
    announceChange(by: event, from: old, outcome: outcome)
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
    AssistiveTechnology.changeActions(of: scrollView) { actions in
      let index = actions.firstIndex { ($0 as? RefreshAction)?.control === self }
      if let index, !isReady {
        actions.remove(at: index)
      } else if let index, actions[index].name != name {
        actions[index] = action(named: name)
      } else if isReady && index == nil {
        actions.append(action(named: name))
      }
    }
    if settings.secondLevel != nil { updateSecondLevelAction() }
  }

  /// The action of the scroll view, which is created again only if its name has changed.
  private func action(named name: String) -> RefreshAction {
    if let scrollViewAction, scrollViewAction.name == name { return scrollViewAction }
    let action = RefreshAction(of: self)
    scrollViewAction = action
    return action
  }

  /// Removes the control's action from those of a scroll view.
  func removeAccessibilityActions(from scrollView: UIScrollView) {
    AssistiveTechnology.changeActions(of: scrollView) { actions in
      actions.removeAll {
        ($0 as? RefreshAction)?.control === self || ($0 as? SecondLevelAction)?.control === self
      }
    }
  }
}

extension RefreshComponent {
  /// What the control is for assistive technologies.
  var accessibilityRole: AccessibilityRole {
    guard host != nil else { return .hidden }
    switch engine {
    case .pull:
      if presentation.state.isRefreshing { return .progress }
      if presentation.outcome == nil { return .hidden }
      return engine.hasFailed ? (isUserInteractionEnabled ? .button : .disabledButton) : .text
    case .auto:
      switch state {
      case .idle, .pulling: return isUserInteractionEnabled ? .button : .disabledButton
      case .willRefresh, .refreshing: return .busyButton
      case .noMoreData: return .text
      }
    }
  }

  /// The text of the state that is displayed or, if none is, the control's title, the texts of an
  /// app's views, or a built-in text.
  var spokenLabel: String? {
    if let label = parts.text?.label, !label.isHidden, let text = label.text, !text.isEmpty {
      return text
    }
    if let title = displayedTitle, !title.isEmpty { return title }
    let texts = visibleTexts(except: ownLabels).joined(separator: ", ")
    return texts.isEmpty ? builtInLabel : texts
  }

  /// The text of the result or the state.
  private var displayedTitle: String? {
    guard let control = self as? any StateTextDisplaying else { return nil }
    return presentation.outcome.flatMap { control.resultTitle(for: $0) }
      ?? control.title(for: presentation.state)
  }

  /// The labels of the control, which the app's own are added to.
  private var ownLabels: [UIView] {
    [parts.text?.label, (self as? StateHeader)?.lastUpdatedTimeLabel].compactMap(\.self)
  }

  /// The last-updated time that a header displays.
  var spokenValue: String? {
    guard let label = (self as? StateHeader)?.lastUpdatedTimeLabel, !label.isHidden else {
      return nil
    }
    return label.text
  }

  /// Whether a content view describes its own views.
  var contentHasElements: Bool { content?.accessibilityElements?.isEmpty == false }

  final func changeAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
  }

  /// Performs the action of a button, and returns whether it does.
  func activateByUser() -> Bool { accessibilityRole == .button && beginRefreshingByUser() }

  /// Refreshes if scrolling in a direction leads past the edge, and returns whether it does.
  func refresh(byScrolling direction: UIAccessibilityScrollDirection) -> Bool {
    leadsPastEdge(direction) && isAtEdge && beginRefreshingByUser()
  }

  /// What a control without texts does.
  private var builtInLabel: String? {
    if presentation.outcome == .failure {
      let texts = RefreshConfiguration.default.language.texts
      return engine.hasFailed ? texts.footerFailed : texts.failed
    }
    switch presentation.state {
    case .idle, .pulling: return accessibilityActionName
    case .willRefresh, .refreshing: return loadingText
    case .noMoreData: return RefreshConfiguration.default.language.texts.autoFooterNoMoreData
    }
  }

  /// The built-in text for a refresh in progress.
  var loadingText: String {
    let language = RefreshConfiguration.default.language
    return engine.edge == .top && engine.isPulledAtStart
      ? language.texts.headerRefreshing : language.texts.autoFooterRefreshing
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
    super.init(
      name: control.accessibilityActionName,
      actionHandler: { [weak control] _ in control?.beginRefreshingByUser() ?? false })
    self.control = control
  }
}
