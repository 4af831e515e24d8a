public import UIKit

/// A header that displays its state and the last-updated time as text.
open class StateHeader: RefreshHeader, SpacedTextDisplaying, ObjectiveCText, ObjectiveCTime {
  let ownTimeLabel = UILabel.refreshLabel(
    isScaled: RefreshConfiguration.default.scalesTexts)

  open dynamic var stateLabel: UILabel! { ownStateLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Displays the last-updated time. You may style it, hide it or add constraints to it. The header
  /// sets its text: see ``lastUpdatedTimeText``.
  ///
  /// A subclass may return another label. Without a label, the header displays no time.
  open dynamic var lastUpdatedTimeLabel: UILabel! { ownTimeLabel }

  /// Returns the text for the last-updated time. The argument is `nil` if there is none. Default:
  /// `nil`, to use ``RefreshFeatures/lastUpdatedFormat``.
  ///
  /// It is called when the state, the time or the language changes.
  open dynamic var lastUpdatedTimeText: ((Date?) -> String)? {
    didSet { lastUpdatedTimeDidChange() }
  }

  open override func prepare() {
    super.prepare()
    if let label = lastUpdatedTimeLabel, label.superview == nil {
      if let stateLabel {
        insertSubview(label, aboveSubview: stateLabel)
      } else {
        addSubview(label)
      }
    }
    lastUpdatedTimeDidChange()
  }

  override func placeText() {
    guard let stateLabel, !stateLabel.isHidden else { return }
    let timeLabel = lastUpdatedTimeLabel
    let hasTime = !isTextHidden(timeLabel)
    var line = bounds
    let width = maximumTextWidth
    let wrapsState = stateLabel.wraps(at: width)
    let wrapsTime = hasTime && timeLabel?.wraps(at: width) == true
    if hasTime {
      line.size.height /= 2
      if let timeLabel, wrapsState || wrapsTime {
        let difference =
          stateLabel.height(of: stateLabel.text, atWidth: width)
          - timeLabel.height(of: timeLabel.text, atWidth: width)
        line.size.height += difference / 2
      }
    }
    place(stateLabel, in: wrapsState ? line.narrowed(to: width) : line)
    guard let timeLabel, hasTime else { return }
    line.origin.y = line.size.height
    line.size.height = bounds.height - line.origin.y
    place(timeLabel, in: wrapsTime ? line.narrowed(to: width) : line)
  }

  private func place(_ label: UILabel, in frame: CGRect) {
    if !label.hasOwnConstraints && label.frame != frame { label.frame = frame }
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    // A time that was "today" when it was displayed may be yesterday now.
    if presentation.state != old.state || presentation == old { lastUpdatedTimeDidChange() }
  }

  override func lastUpdatedTimeDidChange() {
    super.lastUpdatedTimeDidChange()
    let time = lastUpdatedTime
    lastUpdatedTimeLabel?.text = lastUpdatedTimeText?(time) ?? lastUpdatedFormat.string(for: time)
    setNeedsLayout()
  }

  override var visibleTextWidth: CGFloat? { isTextHidden(stateLabel) ? nil : textWidth }

  /// The width of the wider visible text, in points.
  var textWidth: CGFloat {
    let width = max(width(of: stateLabel), width(of: lastUpdatedTimeLabel))
    return stateLabel?.numberOfLines == 1 ? width : min(width, maximumTextWidth)
  }

  private func width(of label: UILabel?) -> CGFloat {
    guard let label, !label.isHidden else { return 0 }
    return label.refreshTextWidth
  }

  func isTextHidden(_ label: UILabel?) -> Bool { label?.isHidden ?? true }
}
