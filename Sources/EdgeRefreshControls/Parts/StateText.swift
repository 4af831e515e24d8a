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

  // Each class declares the members itself, so that subclasses can override them, and implements
  // them with the following ones.

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
  /// The space between the text and the view beside it, in points. It must be finite. If it is
  /// negative, both may overlap. Default: 25, or 20 if the control displays images, as in
  /// MJRefresh.
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
  let ownLabel = UILabel.refreshLabel(isScaled: RefreshConfiguration.default.scalesTexts)
  /// Whether the text is underlined like a button's.
  private var isUnderlined = false
  /// Whether the label is empty during a refresh.
  var isRefreshingTitleHidden = false

  private unowned let control: any StateTextDisplaying
  /// The built-in texts, as the overrides of `setTitle` passed them on.
  private var builtInTitles = [String?](repeating: nil, count: RefreshState.allCases.count)
  /// The app's own texts.
  private var titles = SmallDictionary<RefreshState, String>() { didSet { knownTitleHeight = nil } }
  /// The height of the tallest title in points, and what it depends on; `nil` until it is measured.
  private var knownTitleHeight: (font: UIFont, width: CGFloat, height: CGFloat)?
  /// Whether the control is setting the built-in texts.
  private(set) var isSettingBuiltInTitles = false
  /// Whether the overrides of `setTitle` have passed on the built-in text that is being set.
  private var isTitlePassedOn = false

  init(of control: any StateTextDisplaying) { self.control = control }

  var label: UILabel? { control.stateLabel }

  /// Sets the built-in texts in the current language, through the overrides of `setTitle`.
  func setBuiltInTitles() {
    let shared = RefreshConfiguration.default.language.titles(
      edge: control.status.edge, isAutomatic: control.status.isAutomatic)
    knownTitleHeight = nil
    builtInTitles = shared
    isSettingBuiltInTitles = true
    for state in RefreshState.allCases {
      guard let title = shared[state.titleIndex], !title.isEmpty else { continue }
      isTitlePassedOn = false
      control.setTitle(title, for: state)
      if !isTitlePassedOn { builtInTitles[state.titleIndex] = nil }
    }
    isSettingBuiltInTitles = false
  }

  /// Sets the text for a state: an app's own, or a built-in one.
  func setTitle(_ title: String, for state: RefreshState) {
    if isSettingBuiltInTitles {
      isTitlePassedOn = true
      if builtInTitles[state.titleIndex] != title { builtInTitles[state.titleIndex] = title }
    } else {
      titles[state] = title
    }
  }

  func removeTitle(for state: RefreshState) { titles[state] = nil }

  func title(for state: RefreshState) -> String {
    titles[state] ?? builtInTitles[state.titleIndex] ?? ""
  }

  func render(_ presentation: RefreshPresentation) {
    let isHidden = isRefreshingTitleHidden && presentation.state == .refreshing
    // The next text might keep the underline.
    if isUnderlined { label?.attributedText = nil }
    label?.text = isHidden ? nil : text(of: presentation)
    // The text is a button in a control that loads automatically, and when a tap retries.
    isUnderlined =
      UIAccessibility.buttonShapesEnabled
      && (control.status.isAutomatic || control.status.hasFailed)
      && presentation.state == .idle && control.isUserInteractionEnabled
    guard isUnderlined, let label, let text = label.text, !text.isEmpty else { return }
    label.attributedText = NSAttributedString(
      string: text, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
  }

  /// The text for a second level, a result or a state.
  func text(of presentation: RefreshPresentation) -> String? {
    control.settings.secondLevel?.displayedTitle
      ?? presentation.outcome.flatMap { control.resultTitle(for: $0) }
      ?? control.title(for: presentation.state)
  }

  /// Forgets the measured height when the texts for results have changed.
  func forgetHeight() { knownTitleHeight = nil }

  /// All texts that the label may display.
  private var possibleTexts: [String] {
    RefreshState.allCases.compactMap { control.title(for: $0) } + control.possibleResultTitles
  }

  /// The width of the text, in points; `nil` if it is hidden.
  var visibleWidth: CGFloat? {
    guard let label, !label.isHidden && !isRefreshingTitleHidden else { return nil }
    let width = label.refreshTextWidth
    return label.numberOfLines == 1 ? width : min(width, control.parts.maximumTextWidth)
  }

  /// Lays out the label: over the bounds of the parts, or vertically in a control at a side of the
  /// content.
  func place() {
    guard let label, !label.hasOwnConstraints else { return }
    guard control.status.edge.isHorizontal else {
      let parts = control.parts
      let (width, bounds) = (parts.maximumTextWidth, parts.area)
      let frame = label.wraps(at: width) ? bounds.narrowed(to: width) : bounds
      if label.frame != frame { label.frame = frame }
      label.clipHighLine()
      return
    }
    if !label.isHidden { placeVertically(label, at: control.verticalTextCenter) }
  }

  /// Lays out the text vertically: with one character per line for East Asian scripts, otherwise
  /// rotated by 90 degrees.
  private func placeVertically(_ label: UILabel, at center: CGPoint) {
    let length = control.parts.area.height
    let isColumn = isColumn(label.text ?? "", in: label, length: length)
    let isScaled = label.adjustsFontForContentSizeCategory
    label.transform = .identity
    label.numberOfLines = isColumn || isScaled ? 0 : 1
    label.lineBreakMode = isColumn ? .byCharWrapping : .byTruncatingTail
    // The space of the text across its lines, with the same center.
    let space = max(2 * min(center.x, control.bounds.width - center.x), 0)
    if isColumn {
      label.bounds.size = CGSize(width: min(label.columnWidth, space), height: length)
    } else {
      let lineHeight = label.font.lineHeight.rounded(.up)
      let height = isScaled ? label.height(of: label.text, atWidth: length) : 0
      label.bounds.size = CGSize(width: length, height: min(max(lineHeight, height), space))
    }
    label.center = center
    label.clipHighLine()
    if !isColumn { label.transform = CGAffineTransform(rotationAngle: .pi / 2) }
  }

  /// Whether a vertical text has one character per line. It must be East Asian and, if it follows
  /// the user's text size, fit into one column.
  private func isColumn(_ text: String, in label: UILabel, length: CGFloat) -> Bool {
    let isEastAsian = text.unicodeScalars.contains { (0x2E80...0xD7FF).contains($0.value) }
    guard isEastAsian && label.adjustsFontForContentSizeCategory else { return isEastAsian }
    return CGFloat(text.count) * label.font.lineHeight <= length
  }
}

// MARK: - The length that texts need

extension StateText {
  /// The length along the control's axis that its texts need at a text size above the default, in
  /// points; 0 at other sizes. It is the same in all states, so that the control does not change
  /// its length during a pull.
  var requiredExtent: CGFloat {
    guard let label, label.isEnlarged else { return 0 }
    return control.status.edge.isHorizontal ? requiredWidth(of: label) : requiredHeight(of: label)
  }

  private func requiredHeight(of label: UILabel) -> CGFloat {
    let width = control.parts.maximumTextWidth
    let timeLabel = control.timeLabel
    var height = label.isHidden || width <= 0 ? 0 : titleHeight(in: label, atWidth: width)
    if let timeLabel, !timeLabel.isHidden {
      height += timeLabel.height(of: timeLabel.text, atWidth: width)
    }
    return (height + label.font.lineHeight / 5).rounded(.up)
  }

  /// The width that the vertical text needs beside the arrow, in points.
  private func requiredWidth(of label: UILabel) -> CGFloat {
    let length = control.parts.area.height
    guard length > 0 && !label.isHidden else { return 0 }
    let width = possibleTexts.reduce(0) { width, title in
      max(
        width,
        isColumn(title, in: label, length: length)
          ? label.columnWidth : label.height(of: title, atWidth: length))
    }
    // The arrow takes the same space as in the default layout.
    return (width + 2 * control.arrowDistance).rounded(.up)
  }

  /// The height of the tallest text that the label may display, in points.
  private func titleHeight(in label: UILabel, atWidth width: CGFloat) -> CGFloat {
    let height: CGFloat
    if let known = knownTitleHeight, known.width == width, known.font == label.font {
      height = known.height
    } else {
      height = possibleTexts.reduce(0) { max($0, label.height(of: $1, atWidth: width)) }
      knownTitleHeight = (label.font, width, height)
    }
    // An app may have set the label's text.
    return max(height, label.height(of: label.text, atWidth: width))
  }
}

extension UILabel {
  /// The width of a column of characters, in points.
  fileprivate var columnWidth: CGFloat { font.pointSize.rounded(.up) }
}

extension StateTextDisplaying {
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
    settings.features?.resultTitles[outcome] ?? builtInResultTitle(for: outcome)
  }
}
