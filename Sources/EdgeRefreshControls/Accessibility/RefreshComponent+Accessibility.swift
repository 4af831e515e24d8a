import EdgeRefreshCore
public import UIKit

extension RefreshComponent {
  /// The action "Refresh" or "Load more", in an array to assign or add to the custom actions of
  /// other elements.
  ///
  /// The control adds its action to the custom actions of its scroll view while it can refresh, and
  /// removes it during a refresh and when there is no more data. The app's own actions stay. Add it
  /// to those of cells as well, so that it is offered on each of them: see <doc:Accessibility>.
  ///
  /// The action does not keep the control. It does nothing while the control cannot refresh.
  public var accessibilityActions: [UIAccessibilityCustomAction] { [RefreshAction(of: self)] }

  /// The name of the action: "Refresh" for headers and leaders, "Load more" for footers and trailers,
  /// in the language of the texts. Set it if the control does something else. `nil` restores the
  /// default.
  public var accessibilityActionName: String! {
    get {
      accessibilitySettings?.actionName
        ?? RefreshConfiguration.default.text(
          for: engine.edge.isStart ? .refreshAction : .loadMoreAction)
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
  public func keyCommand(input: String = "r") -> UIKeyCommand {
    makeKeyCommand(title: accessibilityActionName, input: input)
  }

  /// Whether the user can refresh without a pull now: not while a refresh is in progress, when there
  /// is no more data, or while the control is hidden or disabled.
  var isReadyForUser: Bool {
    guard ledger != nil && !isHidden && isUserInteractionEnabled else { return false }
    switch state {
    case .idle, .pulling: return true
    case .willRefresh, .refreshing, .noMoreData: return false
    }
  }

  /// Refreshes because of an action of the user that is not a pull, and returns whether it does.
  ///
  /// If the control is out of view, the content stays where it is, because the element that is being
  /// read must stay visible.
  @discardableResult
  func beginByUser() -> Bool {
    guard isReadyForUser && !isBlockedBySibling else { return false }
    let staysInPlace = revealsWhenBegun && !isAtEdge
    if staysInPlace { revealsWhenBegun = false }
    changeAccessibility { $0.isBegunByUser = true }
    beginRefreshing()
    changeAccessibility { $0.isBegunByUser = false }
    if staysInPlace { revealsWhenBegun = true }
    return true
  }

  /// Whether the content rests at the control's edge, or is pulled past it.
  private var isAtEdge: Bool {
    let geometry = geometry
    return engine.edge.isStart
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
    let name = accessibilityActionName
    AssistiveTechnology.changeActions(of: scrollView) { actions in
      let index = actions.firstIndex { ($0 as? RefreshAction)?.control === self }
      if isReady && index == nil {
        actions.append(RefreshAction(of: self))
      } else if isReady, let index, actions[index].name != name {
        actions[index] = RefreshAction(of: self)
      } else if !isReady, let index {
        actions.remove(at: index)
      }
    }
  }

  /// Removes the control's action from those of a scroll view.
  func removeAccessibilityActions(from scrollView: UIScrollView) {
    AssistiveTechnology.changeActions(of: scrollView) { actions in
      actions.removeAll { ($0 as? RefreshAction)?.control === self }
    }
  }

}

extension RefreshComponent: AccessibilityDescribing {
  var accessibilityRole: AccessibilityRole {
    guard ledger != nil else { return .hidden }
    switch engine {
    case .pull: return state.isRefreshing ? .progress : .hidden
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
    if let title = (self as? any StateTextDisplaying)?.title(for: state), !title.isEmpty {
      return title
    }
    let texts = visibleTexts.joined(separator: ", ")
    return texts.isEmpty ? builtInLabel : texts
  }

  /// The last-updated time that a header displays.
  var spokenValue: String? {
    guard let label = (self as? StateHeader)?.lastUpdatedTimeLabel, !label.isHidden else {
      return nil
    }
    return label.text
  }

  var describingView: UIView? { content }

  func activateByUser() -> Bool { accessibilityRole == .button && beginByUser() }

  func refresh(byScrolling direction: UIAccessibilityScrollDirection) -> Bool {
    leadsPastEdge(direction) && isAtEdge && beginByUser()
  }

  /// What a control without texts does.
  private var builtInLabel: String? {
    let texts = RefreshConfiguration.default.texts
    switch state {
    case .idle, .pulling: return accessibilityActionName
    case .willRefresh, .refreshing: return loadingText
    case .noMoreData: return texts.autoFooterNoMoreData
    }
  }

  /// The built-in text for a refresh in progress.
  var loadingText: String {
    let texts = RefreshConfiguration.default.texts
    return engine.edge == .top ? texts.headerRefreshing : texts.autoFooterRefreshing
  }
}

extension UIView {
  /// The texts of the visible labels in the view, from back to front.
  fileprivate var visibleTexts: [String] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view -> [String] in
      guard let label = view as? UILabel else { return view.visibleTexts }
      return label.text.map { $0.isEmpty ? [] : [$0] } ?? []
    }
  }
}

/// The custom action of a control.
final class RefreshAction: UIAccessibilityCustomAction {
  fileprivate weak var control: RefreshComponent?

  init(of control: RefreshComponent) {
    super.init(
      name: control.accessibilityActionName,
      actionHandler: { [weak control] _ in control?.beginByUser() ?? false })
    self.control = control
  }
}
