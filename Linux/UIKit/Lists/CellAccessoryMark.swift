import Foundation

/// The disclosure indicator or checkmark at the trailing edge of a row.
final class CellAccessoryMark: UIView {
  static let size = CGSize(width: 14, height: 14)

  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch type {
    case .none:
      return
    case .disclosureIndicator:
      UIColor.tertiaryLabel.setStroke()
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start: CGFloat = isMirrored ? 12 : 7
      let tip: CGFloat = isMirrored ? 7 : 12
      path.move(to: CGPoint(x: start, y: 2))
      path.addLine(to: CGPoint(x: tip, y: 7))
      path.addLine(to: CGPoint(x: start, y: 12))
    case .checkmark:
      tintColor.setStroke()
      path.move(to: CGPoint(x: 1.5, y: 8))
      path.addLine(to: CGPoint(x: 5, y: 12))
      path.addLine(to: CGPoint(x: 12.5, y: 2))
    }
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
