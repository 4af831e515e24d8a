public import UIKit

/// A footer that loads by itself and says in words what it is doing. A tap on the words loads too.
open class AutoStateFooter: AutoFooter {
  private let stateText = StateText { RefreshTexts.preferred.autoFooterTitle(for: $0) }

  /// Shows the state, in bold 14 points. Style it, hide it, or lay it out with constraints of your own;
  /// its text is the control's: see ``setTitle(_:for:)``.
  @_disfavoredOverload
  public var stateLabel: UILabel { stateText.label }

  /// The space between the text and what stands beside it, in points. Default: 25, and 20 beside
  /// images, as in the original.
  public var labelLeftInset: CGFloat = 25 {
    didSet { setNeedsLayout() }
  }

  /// Whether there is no text while it loads. Default: `false`. Counts from the next load on.
  public var isRefreshingTitleHidden = false {
    didSet { setNeedsLayout() }
  }

  /// Sets the text for a state. It stays through changes of the language; `nil` brings the built-in
  /// text back.
  ///
  /// - Returns: The footer itself, for further calls.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    stateText.setTitle(title, for: state)
    renderText()
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
    stateLabel.isUserInteractionEnabled = true
    onTap(of: stateLabel) { [weak self] in
      if self?.state == .idle { self?.beginRefreshing() }
    }
  }

  open override func placeSubviews() {
    super.placeSubviews()
    if !stateLabel.hasOwnConstraints { stateLabel.frame = bounds }
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    if presentation.state != old.state || presentation == old { renderText() }
  }

  private func renderText() {
    stateText.render(presentation)
    if isRefreshingTitleHidden && presentation.state == .refreshing { stateLabel.text = nil }
  }
}
