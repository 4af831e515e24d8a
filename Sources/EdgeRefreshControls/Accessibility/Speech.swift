import EdgeRefreshCore
import UIKit

/// What assistive technologies read about a control.
struct Speech {
  /// The traits; `nil` if the control and its subviews are hidden.
  let traits: UIAccessibilityTraits?
  let label: String
  /// The text for a failure that the button retries, or the last-updated time.
  let value: String?
  /// The names by which Voice Control finds the control: the label and the title.
  let names: [String]
  /// The language of the label, as a BCP 47 tag; `nil` if the system decides, as for an app's text.
  let language: String?

  var isHidden: Bool { traits == nil }

  /// Determines what is read about a control from what it does and displays.
  ///
  /// A control that touches the visible area is in view. `title` is not empty, and `libraryTitle`
  /// is the library's title in the same situation. Without a title, `ownTexts` are read: the texts
  /// of the app's labels. `actionName` is the app's name for what the control does. `label` takes
  /// precedence over the label that this determines.
  @MainActor init(
    of status: RefreshStatus, _ presentation: RefreshPresentation, isAttached: Bool, isInView: Bool,
    isEnabled: Bool, in language: LoadedLanguage, title: String?, libraryTitle: String,
    noMoreData: String, actionName: String?, timeText: String?,
    ownTexts: @autoclosure () -> [String], label: String?
  ) {
    let (texts, outcome) = (language.texts, presentation.outcome)
    // An automatic control at the start would be the first element of the list. Moving the focus
    // into the list could scroll the control into view and begin a load.
    let isReachable = isAttached && (isInView || !status.isAutomatic || !status.edge.isStart)
    let button: UIAccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    traits =
      switch (status.isAutomatic, presentation.state) {
      case _ where !isReachable: nil
      case (true, .idle), (true, .pulling): button
      case (true, .willRefresh), (true, .refreshing): [.button, .notEnabled, .updatesFrequently]
      case (true, .noMoreData): .staticText
      case (false, .willRefresh), (false, .refreshing): .updatesFrequently
      case (false, _): outcome == nil ? nil : status.hasFailed ? button : .staticText
      }
    let action = actionName ?? texts[.action(isPulledAtStart: status.isPulledAtStart)]
    // What the control does, or its result.
    let builtInLabel =
      switch presentation.state {
      case _ where traits == .button: action
      case _ where outcome != nil: libraryTitle
      case .idle, .pulling: action
      // A leader or trailer still has the title for releasing it.
      case .willRefresh, .refreshing:
        status.edge.isHorizontal ? texts[.autoFooterRefreshing] : libraryTitle
      case .noMoreData: noMoreData
      }
    // A built-in title describes a gesture.
    let ownLabel = title == libraryTitle ? "" : title ?? ownTexts().joined(separator: ", ")
    let defaultLabel = ownLabel.isEmpty ? builtInLabel : ownLabel
    let label = label ?? defaultLabel
    self.label = label
    value =
      if traits == .button && outcome == .failure {
        defaultLabel == action ? texts[.failed] : nil
      } else {
        timeText
      }
    names = label == title ? [label] : [label, title ?? ""].filter { !$0.isEmpty }
    let isBuiltIn = label != actionName && label == (label == title ? libraryTitle : builtInLabel)
    self.language = isBuiltIn ? language.spokenLanguage : nil
  }
}
