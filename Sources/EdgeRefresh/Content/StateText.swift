package import UIKit

/// The line of text that says what the control is doing.
@MainActor
final class StateText {
  /// The label that shows it: bold, 14 points, centered. Apps may style, hide or move it.
  let label = UILabel.refreshLabel()

  private let builtIn: @MainActor (RefreshState) -> String
  private var own: [RefreshState: String] = [:]

  /// Takes the texts for the states in which an app set none of its own.
  init(_ builtIn: @escaping @MainActor (RefreshState) -> String) {
    self.builtIn = builtIn
  }

  /// Sets an app's own text for a state; `nil` brings the built-in one back.
  func setTitle(_ title: String?, for state: RefreshState) {
    own[state] = title
  }

  func title(for state: RefreshState) -> String {
    own[state] ?? builtIn(state)
  }

  func render(_ presentation: RefreshPresentation) {
    label.text = title(for: presentation.state)
  }

  /// Places the label so that its text runs downwards: one character below the other where they are
  /// as wide as high, otherwise turned by a right angle.
  func placeDownwards(at center: CGPoint, in bounds: CGRect) {
    guard !label.hasOwnConstraints else { return }
    let isSquare = (label.text ?? "").unicodeScalars.contains {
      (0x2E80...0xD7FF).contains($0.value)
    }
    label.transform = .identity
    label.numberOfLines = isSquare ? 0 : 1
    label.lineBreakMode = isSquare ? .byCharWrapping : .byTruncatingTail
    let width = label.font.pointSize.rounded(.up)
    label.bounds.size =
      isSquare
      ? CGSize(width: width, height: bounds.height)
      : CGSize(width: bounds.height, height: label.font.lineHeight.rounded(.up))
    label.center = center
    if !isSquare { label.transform = CGAffineTransform(rotationAngle: .pi / 2) }
  }
}

extension RefreshComponent {
  /// The point where something stands beside a text in the middle, on the side where reading
  /// begins; the middle itself where there is no text.
  func pointBeside(_ textWidth: CGFloat?, space: CGFloat) -> CGPoint {
    guard let textWidth else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    let distance = textWidth / 2 + space
    return CGPoint(x: bounds.midX + (readsFromRight ? distance : -distance), y: bounds.midY)
  }

  func pointBeside(_ label: UILabel, space: CGFloat) -> CGPoint {
    pointBeside(label.isHidden ? nil : label.refreshTextWidth, space: space)
  }
}

extension UILabel {
  /// A label in the style of all refresh controls.
  package static func refreshLabel() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .refreshText
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.backgroundColor = .clear
    return label
  }

  /// How wide the text is on one line, in points; 0 where there is none.
  package var refreshTextWidth: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return sizeThatFits(unbounded).width
  }
}

extension UIColor {
  /// The grey of all refresh controls' texts: the original's 90 of 255, and its counterpart in the
  /// dark, both with a contrast of more than 4.5 to the system's backgrounds.
  static let refreshText = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 165 : 90) / 255, alpha: 1)
  }
}
