internal import UIKit

/// The portrait of a profile: a round picture with a border in the color of the background.
final class ProfilePortrait: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let side = bounds.width
    UIColor.systemBackground.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
    UIColor.avatar(for: ProfileFeed.name).setFill()
    circle.fill()
    circle.addClip()
    UIColor(white: 1, alpha: 0.92).setFill()
    let head = side * 0.3
    UIBezierPath(
      ovalIn: CGRect(x: (side - head) / 2, y: side * 0.23, width: head, height: head)
    ).fill()
    UIBezierPath(
      ovalIn: CGRect(x: side * 0.2, y: side * 0.58, width: side * 0.6, height: side * 0.6)
    ).fill()
  }
}
