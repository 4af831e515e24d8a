public import UIKit

/// A header that says in words what it is doing, and when it last succeeded.
open class StateHeader: RefreshHeader {
  private let stateText = StateText { RefreshTexts.preferred.headerTitle(for: $0) }

  /// Shows the state, in bold 14 points. Style it, hide it, or lay it out with constraints of your own;
  /// its text is the header's: see ``setTitle(_:for:)``.
  @_disfavoredOverload
  public var stateLabel: UILabel { stateText.label }

  /// Shows the last-updated time. Style it, hide it, or lay it out with constraints of your own; its
  /// text is the header's: see ``lastUpdatedTimeText``.
  @_disfavoredOverload
  public let lastUpdatedTimeLabel = UILabel.refreshLabel()

  /// The space between the texts and what stands beside them, in points. Default: 25, and 20 beside
  /// images, as in the original.
  public var labelLeftInset: CGFloat = 25 {
    didSet { setNeedsLayout() }
  }

  /// Writes the last-updated time out in the app's own way. Default: `nil`, for the built-in way,
  /// ``RefreshHeader/lastUpdatedFormat``.
  ///
  /// Called at every change of the state, of the time and of the language.
  public var lastUpdatedTimeText: ((Date?) -> String)? {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// Sets the text for a state. It survives until it is set again; `nil` brings the built-in text
  /// back.
  ///
  /// - Returns: The header itself, for further calls.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    stateText.setTitle(title, for: state)
    stateText.render(presentation)
    setNeedsLayout()
    return self
  }

  open override func prepare() {
    super.prepare()
    addSubview(stateLabel)
    addSubview(lastUpdatedTimeLabel)
    lastUpdatedTimeDidChange()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard !stateLabel.isHidden else { return }
    let hasTime = !lastUpdatedTimeLabel.isHidden
    var line = bounds
    if hasTime { line.size.height /= 2 }
    if !stateLabel.hasOwnConstraints { stateLabel.frame = line }
    guard hasTime && !lastUpdatedTimeLabel.hasOwnConstraints else { return }
    line.origin.y = line.size.height
    lastUpdatedTimeLabel.frame = line
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    guard presentation.state != old.state || presentation == old else { return }
    stateText.render(presentation)
    // What was "today" when it was written may be yesterday by now.
    lastUpdatedTimeDidChange()
  }

  override func lastUpdatedTimeDidChange() {
    super.lastUpdatedTimeDidChange()
    let time = lastUpdatedTime
    lastUpdatedTimeLabel.text = lastUpdatedTimeText?(time) ?? lastUpdatedFormat.string(for: time)
    setNeedsLayout()
  }

  /// How wide the texts are, in points; 0 where both are hidden.
  var textWidth: CGFloat {
    max(
      stateLabel.isHidden ? 0 : stateLabel.refreshTextWidth,
      lastUpdatedTimeLabel.isHidden ? 0 : lastUpdatedTimeLabel.refreshTextWidth)
  }
}
