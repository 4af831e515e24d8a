public import UIKit

/// A control that displays its state as text.
///
/// A subclass of a kind without text gets one by conforming to this protocol.
@preconcurrency @MainActor
public protocol StateTextDisplaying: RefreshComponent {
  /// Displays the state in a bold 14-point font. You may style it, hide it or add constraints to
  /// it. The control sets its text: see ``setTitle(_:for:)``.
  ///
  /// A subclass may return another label. Without a label, the control displays no text.
  var stateLabel: UILabel! { get }

  /// Sets the text for a state. It stays when the language changes.
  ///
  /// The control also calls this method for the built-in texts, when it is created and when the
  /// language changes. An override therefore changes them as well.
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
  public var stateLabel: UILabel! { ownStateLabel }

  /// Sets the text for a state.
  @discardableResult
  public func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Returns the text for a state.
  public func title(for state: RefreshState) -> String? { ownTitle(for: state) }

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

  // Swift cannot override a member of an extension. Each class that displays text declares the
  // members again, and calls these.

  var ownStateLabel: UILabel? { parts.text?.ownLabel }

  func setOwnTitle(_ title: String, for state: RefreshState) -> Self {
    guard let text = parts.text else { return self }
    text.setTitle(title, for: state)
    // The built-in texts for all states are set together, and drawn at the end.
    if !text.isSettingBuiltInTitles || state == presentation.state { updateText() }
    return self
  }

  func ownTitle(for state: RefreshState) -> String? { parts.text?.title(for: state) }

  private func updateText() {
    parts.text?.render(presentation)
    setNeedsLayout()
  }
}

/// A control that displays its state as text, with an arrow, a spinner or images beside it.
@preconcurrency @MainActor
public protocol SpacedTextDisplaying: StateTextDisplaying {}

extension SpacedTextDisplaying {
  /// The space between the text and the view beside it, in points. Default: 25, or 20 if the
  /// control displays images, as in MJRefresh.
  public var textSpacing: CGFloat {
    get { parts.textSpacing }
    set {
      parts.textSpacing = newValue
      setNeedsLayout()
    }
  }
}

/// A label that displays the state of a control.
@MainActor
final class StateText {
  /// The control's own label: bold, 14 points, centered. Apps may style, hide or move it.
  let ownLabel = UILabel.refreshLabel()
  /// Whether the label is empty during a refresh.
  var isRefreshingTitleHidden = false

  private unowned let control: any StateTextDisplaying
  private let kind: TitleKind
  /// The built-in texts, as the overrides of `setTitle` passed them on.
  private var builtInTitles = StateTitles()
  /// The app's own texts.
  private var titles: [RefreshState: String] = [:]
  /// Whether the control is setting the built-in texts.
  private(set) var isSettingBuiltInTitles = false

  /// Creates the text of a control.
  init(of control: any StateTextDisplaying, engine: ControlEngine) {
    self.control = control
    kind =
      switch (engine.edge, engine) {
      case (.top, _): .header
      case (.bottom, .auto): .autoFooter
      case (.bottom, .pull): .backFooter
      case (.leading, _), (.trailing, _): .trailer
      }
  }

  /// The label that displays the text.
  var label: UILabel? { control.stateLabel }

  /// Sets the built-in texts in the current language, through the overrides of `setTitle`.
  func setBuiltInTitles() {
    let shared = RefreshConfiguration.default.language.titles(of: kind)
    builtInTitles = StateTitles(sharing: shared)
    isSettingBuiltInTitles = true
    for state in RefreshState.allCases {
      let title = shared[state.titleIndex]
      if !title.isEmpty { control.setTitle(title, for: state) }
    }
    isSettingBuiltInTitles = false
  }

  /// Sets the text for a state: an app's own, or a built-in one.
  func setTitle(_ title: String, for state: RefreshState) {
    if isSettingBuiltInTitles {
      builtInTitles.set(title, for: state)
    } else {
      titles[state] = title
    }
  }

  /// Removes an app's own text for a state.
  func removeTitle(for state: RefreshState) {
    titles[state] = nil
  }

  func title(for state: RefreshState) -> String {
    titles[state] ?? builtInTitles.title(for: state) ?? ""
  }

  func render(_ presentation: RefreshPresentation) {
    let isHidden = isRefreshingTitleHidden && presentation.state == .refreshing
    label?.text = isHidden ? nil : control.title(for: presentation.state)
  }

  /// The width of the text, in points; `nil` if it is hidden.
  var visibleWidth: CGFloat? {
    guard let label, !label.isHidden && !isRefreshingTitleHidden else { return nil }
    return label.refreshTextWidth
  }

  /// Lays out the label: over the whole control, or vertically in a control at a side of the
  /// content.
  func place() {
    guard let label, !label.hasOwnConstraints else { return }
    guard control.engine.edge.isHorizontal else {
      let frame = control.bounds
      if label.frame != frame { label.frame = frame }
      return
    }
    if !label.isHidden { placeVertically(label, at: control.verticalTextCenter) }
  }

  /// Lays out the text vertically: with one character per line for East Asian scripts, otherwise
  /// rotated by 90 degrees.
  private func placeVertically(_ label: UILabel, at center: CGPoint) {
    let height = control.bounds.height
    let isEastAsian = (label.text ?? "").unicodeScalars.contains {
      (0x2E80...0xD7FF).contains($0.value)
    }
    label.transform = .identity
    label.numberOfLines = isEastAsian ? 0 : 1
    label.lineBreakMode = isEastAsian ? .byCharWrapping : .byTruncatingTail
    let width = label.font.pointSize.rounded(.up)
    label.bounds.size =
      isEastAsian
      ? CGSize(width: width, height: height)
      : CGSize(width: height, height: label.font.lineHeight.rounded(.up))
    label.center = center
    if !isEastAsian { label.transform = CGAffineTransform(rotationAngle: .pi / 2) }
  }
}
