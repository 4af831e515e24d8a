internal import Foundation
internal import UIKit

/// The drawing over the app that shows what a screen reader reads: a numbered frame for each
/// element with its description, and a panel with the actions and the last announcements.
@MainActor struct ScreenReaderOverlay {
  /// An element on the screen.
  struct Item: Equatable {
    /// The frame on the screen.
    var frame: CGRect
    /// The text that is read.
    var text: String
    /// Whether the element has the focus.
    var isFocused = false
    /// Whether the element is in a row of a list. The panel covers rows rather than other elements.
    var isRow = false
  }

  /// What the drawing shows.
  struct Content: Equatable {
    /// The elements in reading order.
    var items: [Item] = []
    /// The names of the custom actions that are offered.
    var actions: [String] = []
    /// The last announcements, oldest first.
    var announcements: [String] = []
    /// Whether the interface is read from right to left. The descriptions are then on the right.
    var isRightToLeft = false
  }

  private let content: Content
  private let layout: ScreenReaderOverlayLayout

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - screen: The bounds of the screen.
  ///   - safeAreaInsets: The insets of bars and sensors.
  init(_ content: Content, in screen: CGRect, safeAreaInsets: UIEdgeInsets) {
    self.content = content
    layout = ScreenReaderOverlayLayout(content, in: screen, safeAreaInsets: safeAreaInsets)
  }

  /// The drawing in the coordinates of the screen.
  var displayList: DisplayList { DisplayList.recording(draw) }

  private func draw() {
    for (index, item) in content.items.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let outline = UIBezierPath(
        roundedRect: item.frame.insetBy(dx: 1, dy: 1), cornerRadius: 3)
      color.withAlphaComponent(item.isFocused ? 0.22 : 0.06).setFill()
      outline.fill()
      color.setStroke()
      outline.lineWidth = item.isFocused ? 3 : 1.25
      outline.stroke()
    }
    // All labels are above all frames.
    for (index, label) in layout.labels.enumerated() {
      Self.colors[index % Self.colors.count].setFill()
      UIBezierPath(roundedRect: label.frame, cornerRadius: 3).fill()
      let frame = label.frame.insetBy(dx: ScreenReaderOverlayLayout.margin, dy: 0)
      label.text.draw(in: frame, color: .white)
    }
    guard !layout.lines.isEmpty else { return }
    UIColor(white: 0.08, alpha: 1).setFill()
    UIBezierPath(roundedRect: layout.panel, cornerRadius: 8).fill()
    for line in layout.lines { line.text.draw(in: line.frame, color: .white) }
  }

  /// Neighbors in reading order have different colors. White text has a contrast of at least
  /// 4.5 : 1 on each of them.
  private static let colors = [
    UIColor(red: 0.04, green: 0.36, blue: 0.80, alpha: 1),
    UIColor(red: 0.62, green: 0.17, blue: 0.56, alpha: 1),
    UIColor(red: 0.00, green: 0.45, blue: 0.35, alpha: 1),
    UIColor(red: 0.70, green: 0.27, blue: 0.02, alpha: 1),
  ]
}
