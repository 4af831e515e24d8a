internal import Foundation
internal import UIKit

/// The status bar that the system draws over an app: the time, the signal, the battery.
final class StatusBarView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// A notch leaves an ear on both sides; without one the bar is low and the time in its middle.
  private var hasNotch: Bool { bounds.height > 30 }

  override func draw(_ rect: CGRect) {
    let scale: CGFloat = hasNotch ? 1 : 0.85
    let margin: CGFloat = hasNotch ? 26 : 8
    drawTime()
    UIColor.label.setFill()
    var x = bounds.width - margin - 27 * scale
    drawBattery(CGPoint(x: x, y: middle), scale: scale)
    x -= (6 + 16) * scale
    drawWireless(CGPoint(x: x, y: middle), scale: scale)
    x -= (6 + 17) * scale
    drawSignal(CGPoint(x: x, y: middle), scale: scale)
  }

  private var middle: CGFloat { hasNotch ? 26 : bounds.height / 2 }

  private func drawTime() {
    let time = NSAttributedString(
      string: "9:41",
      attributes: [
        .font: UIFont.systemFont(ofSize: hasNotch ? 17 : 12, weight: .semibold),
        .foregroundColor: UIColor.label,
      ])
    let size = time.size()
    time.draw(
      at: CGPoint(
        x: (hasNotch ? 55 : bounds.midX) - size.width / 2, y: middle - size.height / 2))
  }

  /// A body with a rim and a knob, filled.
  private func drawBattery(_ left: CGPoint, scale: CGFloat) {
    let body = CGRect(x: left.x, y: left.y - 6 * scale, width: 24 * scale, height: 12 * scale)
    UIColor.label.withAlphaComponent(0.4).setStroke()
    let rim = UIBezierPath(
      roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.6 * scale)
    rim.lineWidth = 1
    rim.stroke()
    UIColor.label.withAlphaComponent(0.45).setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: body.maxX + 1, y: left.y - 2 * scale, width: 1.5 * scale, height: 4 * scale),
      cornerRadius: 0.7 * scale
    ).fill()
    UIColor.label.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2 * scale).fill()
  }

  /// Three arcs over a point.
  private func drawWireless(_ left: CGPoint, scale: CGFloat) {
    let foot = CGPoint(x: left.x + 8 * scale, y: left.y + 5.5 * scale)
    UIColor.label.setStroke()
    for radius: CGFloat in [6, 10] {
      let arc = UIBezierPath(
        arcCenter: foot, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: true)
      arc.lineWidth = 2.4 * scale
      arc.stroke()
    }
    let wedge = UIBezierPath()
    wedge.move(to: foot)
    wedge.addArc(
      withCenter: foot, radius: 3.4 * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
      clockwise: true)
    wedge.close()
    wedge.fill()
  }

  /// Four bars, each higher than the one before.
  private func drawSignal(_ left: CGPoint, scale: CGFloat) {
    for bar in 0..<4 {
      let height = (4 + CGFloat(bar) * 2.33) * scale
      UIBezierPath(
        roundedRect: CGRect(
          x: left.x + CGFloat(bar) * 4.7 * scale, y: left.y + 5.5 * scale - height,
          width: 3 * scale, height: height),
        cornerRadius: 0.8 * scale
      ).fill()
    }
  }
}
