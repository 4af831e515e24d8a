internal import Foundation
internal import UIKit

/// The status bar with time, signal, wireless and battery symbols.
///
/// On a phone with a notch or a sensor island, the time is to the left of it, and all symbols are
/// to the right. On a phone with a home button, the time is in the middle, the signal is at the
/// left, and the battery at the right.
final class StatusBarView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the device has a notch or a sensor island.
  private var hasNotch: Bool { bounds.height > 30 }

  override func draw(_ rect: CGRect) {
    drawTime()
    UIColor.label.setFill()
    if hasNotch {
      let x = bounds.width - 26 - 27
      drawBattery(CGPoint(x: x, y: centerY), scale: 1)
      drawWireless(CGPoint(x: x - 22, y: centerY), scale: 1)
      drawSignal(CGPoint(x: x - 45, y: centerY), scale: 1)
    } else {
      let (scale, margin): (CGFloat, CGFloat) = (0.85, 6)
      drawSignal(CGPoint(x: margin, y: centerY), scale: scale)
      drawWireless(CGPoint(x: margin + 23 * scale, y: centerY), scale: scale)
      drawBattery(CGPoint(x: bounds.width - margin - 27 * scale, y: centerY), scale: scale)
    }
  }

  /// The vertical center of the symbols.
  private var centerY: CGFloat { hasNotch ? 26 : bounds.height / 2 }

  /// Draws the time. Only where there is space for it, it says whether it is before noon.
  private func drawTime() {
    let time = TextLine(
      hasNotch ? "9:41" : "9:41 AM",
      font: .systemFont(ofSize: hasNotch ? 17 : 12, weight: .semibold))
    let size = time.size
    let origin = CGPoint(
      x: (hasNotch ? 55 : bounds.midX) - size.width / 2, y: centerY - size.height / 2)
    time.draw(in: CGRect(origin: origin, size: size), color: .label)
  }

  /// Draws a full battery: outline, terminal and charge.
  private func drawBattery(_ left: CGPoint, scale: CGFloat) {
    let body = CGRect(x: left.x, y: left.y - 6 * scale, width: 24 * scale, height: 12 * scale)
    UIColor.label.withAlphaComponent(0.4).setStroke()
    let outline = UIBezierPath(
      roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.6 * scale)
    outline.lineWidth = 1
    outline.stroke()
    UIColor.label.withAlphaComponent(0.45).setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: body.maxX + 1, y: left.y - 2 * scale, width: 1.5 * scale, height: 4 * scale),
      cornerRadius: 0.7 * scale
    ).fill()
    UIColor.label.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2 * scale).fill()
  }

  /// Draws two arcs above a wedge.
  private func drawWireless(_ left: CGPoint, scale: CGFloat) {
    let base = CGPoint(x: left.x + 8 * scale, y: left.y + 5.5 * scale)
    UIColor.label.setStroke()
    for radius: CGFloat in [6, 10] {
      let arc = UIBezierPath(
        arcCenter: base, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: true)
      arc.lineWidth = 2.4 * scale
      arc.stroke()
    }
    let wedge = UIBezierPath()
    wedge.move(to: base)
    wedge.addArc(
      withCenter: base, radius: 3.4 * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
      clockwise: true)
    wedge.close()
    wedge.fill()
  }

  /// Draws four bars of increasing height.
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
