import EdgeRefreshCore
public import UIKit

extension RefreshComponentProtocol where Self: RefreshComponent {
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
        ?? language.texts[.action(isPulledAtStart: status.isPulledAtStart)]
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
}

extension RefreshComponent {
  /// Adds the control's action to those of its scroll view, or removes it.
  package func updateAccessibilityActions() {
    guard let scrollView else { return }
    var actions = scrollView.customActions
    let index = actions.firstIndex { ($0 as? RefreshAction)?.control === self } ?? actions.count
    actions.replaceSubrange(
      index..<min(index + 1, actions.count), with: isReadyForUser ? [currentAction] : [])
    scrollView.customActions = actions
    storage.secondLevel?.updateAction()
  }

  /// The action of the scroll view, which is created again only if its name has changed.
  private var currentAction: RefreshAction {
    if let action = scrollViewAction, action.name == accessibilityActionName { return action }
    let action = RefreshAction(of: self)
    scrollViewAction = action
    return action
  }
}

/// The custom action of a control.
final class RefreshAction: UIAccessibilityCustomAction {
  fileprivate weak var control: RefreshComponent?

  init(of control: RefreshComponent) {
    super.init(
      name: control.accessibilityActionName,
      actionHandler: { [weak control] _ in control?.requestRefresh() ?? false })
    self.control = control
    let isBuiltIn = control.accessibilitySettings?.actionName == nil
    if isBuiltIn, let language = control.language.spokenLanguage {
      attributedName = NSAttributedString(
        string: name, attributes: [.accessibilitySpeechLanguage: language])
    }
  }
}

extension UIView {
  /// The custom actions of the view. Setting the same actions again changes nothing.
  package var customActions: [UIAccessibilityCustomAction] {
    get { accessibilityCustomActions ?? [] }
    set {
      guard !newValue.elementsEqual(customActions, by: ===) else { return }
      accessibilityCustomActions = newValue.isEmpty ? nil : newValue
    }
  }
}
