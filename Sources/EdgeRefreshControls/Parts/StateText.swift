public import UIKit

/// A control that displays its state as text.
///
/// A subclass of a kind without text gets one by conforming to this protocol.
@preconcurrency @MainActor
public protocol StateTextDisplaying: RefreshComponent {}

extension StateTextDisplaying {
  /// Displays the state in a bold 14-point font. You may style it, hide it or add constraints to
  /// it. The control sets its text: see ``setTitle(_:for:)``.
  @_disfavoredOverload
  public var stateLabel: UILabel { partView(parts.text?.label) }

  /// Sets the text for a state. It stays when the language changes. `nil` restores the built-in
  /// text.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    parts.text?.setTitle(title, for: state)
    parts.text?.render(presentation)
    setNeedsLayout()
    return self
  }

  /// Returns the text for a state: the app's own or the built-in one, which is empty in some
  /// states.
  public func title(for state: RefreshState) -> String? {
    parts.text?.title(for: state)
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
  /// The label: bold, 14 points, centered. Apps may style, hide or move it.
  let label = UILabel.refreshLabel()
  /// Whether the label is empty during a refresh.
  var isRefreshingTitleHidden = false

  private let builtIn: @MainActor (RefreshState) -> String
  private var titles: [RefreshState: String] = [:]

  /// Creates the text of a kind of control, with its built-in titles.
  init(of engine: ControlEngine) {
    builtIn =
      switch (engine.edge, engine) {
      case (.top, _): { RefreshTexts.preferred.headerTitle(for: $0) }
      case (.bottom, .auto): { RefreshTexts.preferred.autoFooterTitle(for: $0) }
      case (.bottom, .pull): { RefreshTexts.preferred.backFooterTitle(for: $0) }
      case (.leading, _), (.trailing, _): { RefreshTexts.preferred.trailerTitle(for: $0) }
      }
  }

  /// Sets an app's own text for a state. `nil` restores the built-in one.
  func setTitle(_ title: String?, for state: RefreshState) {
    titles[state] = title
  }

  func title(for state: RefreshState) -> String {
    titles[state] ?? builtIn(state)
  }

  func render(_ presentation: RefreshPresentation) {
    let isHidden = isRefreshingTitleHidden && presentation.state == .refreshing
    label.text = isHidden ? nil : title(for: presentation.state)
  }

  /// The width of the text, in points; `nil` if it is hidden.
  var visibleWidth: CGFloat? {
    label.isHidden || isRefreshingTitleHidden ? nil : label.refreshTextWidth
  }

  /// Lays out the label: over the whole control, or vertically in a control at a side of the
  /// content.
  func place(in control: RefreshComponent) {
    guard !label.hasOwnConstraints else { return }
    guard control.engine.edge.isHorizontal else {
      label.frame = control.bounds
      return
    }
    if !label.isHidden { placeVertically(at: control.verticalTextCenter, in: control.bounds) }
  }

  /// Lays out the text vertically: with one character per line for East Asian scripts, otherwise
  /// rotated by 90 degrees.
  private func placeVertically(at center: CGPoint, in bounds: CGRect) {
    let isEastAsian = (label.text ?? "").unicodeScalars.contains {
      (0x2E80...0xD7FF).contains($0.value)
    }
    label.transform = .identity
    label.numberOfLines = isEastAsian ? 0 : 1
    label.lineBreakMode = isEastAsian ? .byCharWrapping : .byTruncatingTail
    let width = label.font.pointSize.rounded(.up)
    label.bounds.size =
      isEastAsian
      ? CGSize(width: width, height: bounds.height)
      : CGSize(width: bounds.height, height: label.font.lineHeight.rounded(.up))
    label.center = center
    if !isEastAsian { label.transform = CGAffineTransform(rotationAngle: .pi / 2) }
  }
}
