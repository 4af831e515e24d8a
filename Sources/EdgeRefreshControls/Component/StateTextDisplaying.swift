public import EdgeRefreshCore
public import UIKit

/// A control that displays its state as text.
///
/// Your subclass of a control without text gets a label if it conforms to this protocol.
@preconcurrency @MainActor
public protocol StateTextDisplaying: RefreshComponent {
  /// The label that displays the state, by default in 14-point bold at the default text size.
  /// You may style it, hide it or add constraints to it. The control sets its text: see
  /// ``setTitle(_:for:)``.
  ///
  /// A subclass may return another label. Without a label, the control displays no text.
  var stateLabel: UILabel! { get }

  /// Sets the text for a state. It stays when the language changes.
  ///
  /// The control also calls this method for the built-in texts, when it is created and when the
  /// language changes, so an override can change them.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  func setTitle(_ title: String, for state: RefreshState) -> Self

  /// Returns the text for a state: the app's own or the built-in one, which is empty in some
  /// states.
  func title(for state: RefreshState) -> String?
}

extension StateTextDisplaying {
  /// The control's own label.
  public var stateLabel: UILabel! { parts.text?.ownLabel }

  /// Sets the text for a state.
  @discardableResult
  public func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Returns the text for a state.
  public func title(for state: RefreshState) -> String? { parts.text?.title(for: state) }

  /// Sets the text for a state, or restores the built-in one if the text is `nil`.
  ///
  /// - Returns: The control, for chaining.
  @_disfavoredOverload @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    if let title { return setTitle(title, for: state) }
    parts.text?.removeTitle(for: state)
    updateText()
    return self
  }

  /// Sets the text that displays a result: see ``RefreshOptions/resultDuration`` and
  /// ``RefreshOptions/showsFailure``. `nil` restores the built-in text. It stays when the language
  /// changes.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func setResultTitle(_ title: String?, for outcome: RefreshOutcome) -> Self {
    features.resultTitles[outcome] = title
    resultTextsDidChange()
    if presentation.outcome == outcome { driver.redraw() }
    return self
  }

  /// Returns the text that displays a result: the app's own or the built-in one. There is none for
  /// a refresh that was canceled.
  public func resultTitle(for outcome: RefreshOutcome) -> String? {
    storage.features?.resultTitles[outcome] ?? builtInResultTitle(for: outcome)
  }

  /// Implements `setTitle(_:for:)`, which each class declares so that subclasses can override it.
  func setOwnTitle(_ title: String, for state: RefreshState) -> Self {
    guard let text = parts.text else { return self }
    text.setTitle(title, for: state)
    // The built-in texts for all states are set together, and drawn at the end.
    if !text.isSettingBuiltInTitles || state == presentation.state { updateText() }
    return self
  }

  private func updateText() {
    renderText()
    setNeedsLayout()
  }
}

/// A control that displays its state as text, with an arrow, a spinner or images beside it.
@preconcurrency @MainActor
public protocol SpacedTextDisplaying: StateTextDisplaying {}

extension SpacedTextDisplaying {
  /// The distance from the text to the center of an arrow or a spinner beside it, or to the edge of
  /// images, in points. It must be finite. If it is small or negative, both may overlap. Default:
  /// 25, or 20 if the control displays images, as in MJRefresh.
  public var textSpacing: CGFloat {
    get { parts.textSpacing }
    set {
      parts.textSpacing = newValue
      setNeedsLayout()
    }
  }
}
