import EdgeRefreshCore
import UIKit

/// A label that displays the state of a control.
@MainActor
class StateText {
  /// The control's own label: bold, 14 points, centered. Apps may style, hide or move it.
  let ownLabel: UILabel
  /// Whether the text is underlined like a button's.
  private var isUnderlined = false
  /// Whether the label is empty during a refresh.
  var isRefreshingTitleHidden = false

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

  /// Creates a text. `isScaled` says whether it follows the user's text size.
  init(isScaled: Bool) { ownLabel = .refreshLabel(isScaled: isScaled) }

  /// The label that the control displays.
  var label: UILabel? { ownLabel }

  /// Sets the built-in texts by ``RefreshState/titleIndex``, each one with a closure that calls the
  /// overrides of `setTitle`.
  func setBuiltInTitles(_ titles: [String?], by set: (String, RefreshState) -> Void) {
    knownTitleHeight = nil
    builtInTitles = titles
    isSettingBuiltInTitles = true
    for state in RefreshState.allCases {
      guard let title = titles[state.titleIndex], !title.isEmpty else { continue }
      isTitlePassedOn = false
      set(title, state)
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

  /// Displays a text in a state; underlined if a tap on it begins a refresh.
  func render(_ text: String?, in state: RefreshState, isButton: Bool) {
    let isHidden = isRefreshingTitleHidden && state == .refreshing
    // The next text might keep the underline.
    if isUnderlined { label?.attributedText = nil }
    label?.text = isHidden ? nil : text
    isUnderlined = isButton && UIAccessibility.buttonShapesEnabled
    guard isUnderlined, let label, let text = label.text, !text.isEmpty else { return }
    label.attributedText = NSAttributedString(
      string: text, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
  }

  /// Forgets the measured height when the texts for results have changed.
  func forgetHeight() { knownTitleHeight = nil }

  /// The width of the text in points, at most that of the space for it; `nil` if it is hidden.
  func visibleWidth(atMost maximum: CGFloat) -> CGFloat? {
    guard let label, !label.isHidden && !isRefreshingTitleHidden else { return nil }
    let width = label.refreshTextWidth
    return label.numberOfLines == 1 ? width : min(width, maximum)
  }

  /// Lays out the label in an area of the control, as wide as the space for the text if it wraps.
  func place(in area: CGRect, width: CGFloat) {
    guard let label, !label.hasOwnConstraints else { return }
    let frame = label.wraps(at: width) ? area.narrowed(to: width) : area
    if label.frame != frame { label.frame = frame }
    label.clipHighLine()
  }

  /// Lays out the label vertically, in a control at a side of the content: with one character per
  /// line for East Asian scripts, otherwise rotated by 90 degrees. `length` is the space along the
  /// text, and `space` the space across it, in points.
  func placeVertically(at center: CGPoint, length: CGFloat, space: CGFloat) {
    guard let label, !label.hasOwnConstraints, !label.isHidden else { return }
    let isColumn = isColumn(label.text ?? "", in: label, length: length)
    let isScaled = label.adjustsFontForContentSizeCategory
    label.transform = .identity
    label.numberOfLines = isColumn || isScaled ? 0 : 1
    label.lineBreakMode = isColumn ? .byCharWrapping : .byTruncatingTail
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
  /// The height that one of the given texts may need above the time of a header, in points; 0 at
  /// text sizes up to the default.
  func requiredHeight(
    for texts: @autoclosure () -> [String], above timeLabel: UILabel?, width: CGFloat
  ) -> CGFloat {
    guard let label, label.isEnlarged else { return 0 }
    var height =
      label.isHidden || width <= 0 ? 0 : titleHeight(in: label, for: texts(), atWidth: width)
    if let timeLabel, !timeLabel.isHidden {
      height += timeLabel.height(of: timeLabel.text, atWidth: width)
    }
    return (height + label.font.lineHeight / 5).rounded(.up)
  }

  /// The width that one of the given texts may need if it is vertical, in points; `nil` at text
  /// sizes up to the default, and without space.
  func requiredWidth(for texts: @autoclosure () -> [String], length: CGFloat) -> CGFloat? {
    guard let label, label.isEnlarged, length > 0 && !label.isHidden else { return nil }
    return texts().reduce(0) { width, title in
      max(
        width,
        isColumn(title, in: label, length: length)
          ? label.columnWidth : label.height(of: title, atWidth: length))
    }
  }

  /// The height of the tallest text that the label may display, in points.
  private func titleHeight(
    in label: UILabel, for texts: @autoclosure () -> [String], atWidth width: CGFloat
  ) -> CGFloat {
    let height: CGFloat
    if let known = knownTitleHeight, known.width == width, known.font == label.font {
      height = known.height
    } else {
      height = texts().reduce(0) { max($0, label.height(of: $1, atWidth: width)) }
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
