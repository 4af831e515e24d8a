package import UIKit

extension UILabel {
  /// Creates a label in the style of all refresh controls.
  package static func refreshLabel() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .refreshText
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.backgroundColor = .clear
    return label
  }

  /// The width of the text on one line, in points; 0 if there is no text.
  package var refreshTextWidth: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return sizeThatFits(unbounded).width
  }
}
