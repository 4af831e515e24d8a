internal import Foundation
internal import UIKit

/// The positions of the texts of a `ScreenReaderOverlay`.
@MainActor struct ScreenReaderOverlayLayout {
  /// A text and its frame.
  struct Line {
    let text: TextLine
    var frame: CGRect
  }

  /// The space to the left and to the right of a text, in points.
  static let margin: CGFloat = 4
  /// The number of announcements in the panel.
  static let announcementCount = 3

  /// The label of each element.
  private(set) var labels: [Line] = []
  /// The frame of the panel. Empty if it has no lines.
  private(set) var panel = CGRect.zero
  /// The lines of the panel.
  private(set) var lines: [Line] = []

  /// Places the texts.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - screen: The bounds of the screen.
  ///   - safeAreaInsets: The insets of bars and sensors.
  init(
    _ content: ScreenReaderOverlay.Content, in screen: CGRect, safeAreaInsets: UIEdgeInsets
  ) {
    // The home indicator covers little of a label, but the status bar all of it.
    var labelInsets = safeAreaInsets
    labelInsets.bottom = 0
    let area = screen.inset(by: labelInsets)
    for (index, item) in content.items.enumerated() {
      let text = Self.label("\(index + 1)  \(item.text)")
      labels.append(
        Line(text: text, frame: labelFrame(text, item.frame, content.isRightToLeft, area)))
    }
    placePanel(content, in: screen.inset(by: safeAreaInsets))
  }

  /// Returns the frame of a label. It lies across the top edge of its element, or above an element
  /// of small height, so that it covers little of the element. If an earlier label is there, the
  /// new one is below.
  private func labelFrame(
    _ text: TextLine, _ frame: CGRect, _ isRightToLeft: Bool, _ area: CGRect
  ) -> CGRect {
    let size = text.size
    let width = min(size.width.rounded(.up) + 2 * Self.margin, area.width)
    let x = isRightToLeft ? frame.maxX - width : frame.minX
    let overlap = frame.height < 3 * size.height ? 0 : size.height / 2
    var label = CGRect(
      x: min(max(x, area.minX), area.maxX - width), y: frame.minY - size.height + overlap,
      width: width, height: size.height)
    label.origin.y = min(max(label.minY, area.minY), area.maxY - label.height)
    // Labels may touch: without the inset, rounding errors could count as an intersection.
    while let other = labels.first(where: { $0.frame.insetBy(dx: 0, dy: 0.5).intersects(label) }) {
      guard other.frame.maxY + label.height <= area.maxY else { break }
      label.origin.y = other.frame.maxY
    }
    return label
  }

  /// Places the panel at the bottom, in the middle or at the top, where it covers the least.
  private mutating func placePanel(_ content: ScreenReaderOverlay.Content, in area: CGRect) {
    var texts = content.announcements.suffix(Self.announcementCount).map { "Announced: \($0)" }
    if !content.actions.isEmpty {
      texts.insert("Actions: \(content.actions.joined(separator: ", "))", at: 0)
    }
    if content.items.isEmpty { texts.insert("Nothing can be read", at: 0) }
    guard !texts.isEmpty else { return }
    let padding: CGFloat = 8
    let lineHeight = Self.line("X").size.height
    let size = CGSize(
      width: area.width - 2 * padding, height: lineHeight * CGFloat(texts.count) + 2 * padding)
    let origins = [area.maxY - size.height - padding, area.midY - size.height / 2, area.minY]
    let frames = origins.map { CGRect(origin: CGPoint(x: area.minX + padding, y: $0), size: size) }
    // A covered row weighs less than another element, such as a title or a footer.
    let costs = frames.map { frame in
      content.items.reduce(0) { $0 + ($1.frame.intersects(frame) ? ($1.isRow ? 1 : 10) : 0) }
    }
    panel = zip(frames, costs).min { $0.1 < $1.1 }?.0 ?? .zero
    lines = texts.enumerated().map { index, text in
      let y = panel.minY + padding + lineHeight * CGFloat(index)
      let frame = CGRect(
        x: panel.minX + padding, y: y, width: panel.width - 2 * padding, height: lineHeight)
      return Line(text: Self.line(text), frame: frame)
    }
  }

  private static func label(_ text: String) -> TextLine {
    TextLine(flat(text), font: .systemFont(ofSize: 10, weight: .semibold))
  }

  private static func line(_ text: String) -> TextLine {
    TextLine(flat(text), font: .systemFont(ofSize: 12))
  }

  /// Line feeds become spaces: every text is one line.
  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
