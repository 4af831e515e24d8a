public import UIKit

/// A header that displays its state and the last-updated time as text.
open class StateHeader: RefreshHeader, SpacedTextDisplaying {
  package let timeLabel = UILabel.refreshLabel()

  /// Displays the last-updated time. You may style it, hide it or add constraints to it. The header
  /// sets its text: see ``lastUpdatedTimeText``.
  @_disfavoredOverload
  public var lastUpdatedTimeLabel: UILabel { timeLabel }

  /// Returns the text for the last-updated time. The argument is `nil` if there is none. Default:
  /// `nil`, to use ``RefreshHeader/lastUpdatedFormat``.
  ///
  /// It is called when the state, the time or the language changes.
  public var lastUpdatedTimeText: ((Date?) -> String)? {
    didSet { lastUpdatedTimeDidChange() }
  }

  open override func prepare() {
    super.prepare()
    insertSubview(timeLabel, aboveSubview: stateLabel)
    lastUpdatedTimeDidChange()
  }

  override func placeText() {
    guard !stateLabel.isHidden else { return }
    let hasTime = !timeLabel.isHidden
    var line = bounds
    if hasTime { line.size.height /= 2 }
    if !stateLabel.hasOwnConstraints { stateLabel.frame = line }
    guard hasTime && !timeLabel.hasOwnConstraints else { return }
    line.origin.y = line.size.height
    timeLabel.frame = line
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    // A time that was "today" when it was displayed may be yesterday now.
    if presentation.state != old.state || presentation == old { lastUpdatedTimeDidChange() }
  }

  override func lastUpdatedTimeDidChange() {
    super.lastUpdatedTimeDidChange()
    let time = lastUpdatedTime
    timeLabel.text = lastUpdatedTimeText?(time) ?? lastUpdatedFormat.string(for: time)
    setNeedsLayout()
  }

  override var visibleTextWidth: CGFloat? { stateLabel.isHidden ? nil : textWidth }

  /// The width of the wider visible text, in points.
  var textWidth: CGFloat {
    max(
      stateLabel.isHidden ? 0 : stateLabel.refreshTextWidth,
      timeLabel.isHidden ? 0 : timeLabel.refreshTextWidth)
  }
}
