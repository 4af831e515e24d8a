public import UIKit

/// A footer beyond the end that says in words what it is doing.
open class BackStateFooter: BackFooter {
  private let stateText = StateText { RefreshTexts.preferred.backFooterTitle(for: $0) }

  /// Shows the state, in bold 14 points. Style it, hide it, or lay it out with constraints of your own;
  /// its text is the control's: see ``setTitle(_:for:)``.
  @_disfavoredOverload
  public var stateLabel: UILabel { stateText.label }

  /// The space between the text and what stands beside it, in points. Default: 25, and 20 beside
  /// images, as in the original.
  public var labelLeftInset: CGFloat = 25 {
    didSet { setNeedsLayout() }
  }

  /// Sets the text for a state. It stays through changes of the language; `nil` brings the built-in
  /// text back.
  ///
  /// - Returns: The footer itself, for further calls.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    stateText.setTitle(title, for: state)
    stateText.render(presentation)
    setNeedsLayout()
    return self
  }

  /// The text for a state: the app's own, or the built-in one.
  public func title(for state: RefreshState) -> String? {
    stateText.title(for: state)
  }

  open override func prepare() {
    super.prepare()
    addSubview(stateLabel)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    if !stateLabel.hasOwnConstraints { stateLabel.frame = bounds }
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    if presentation.state != old.state || presentation == old { stateText.render(presentation) }
  }
}
