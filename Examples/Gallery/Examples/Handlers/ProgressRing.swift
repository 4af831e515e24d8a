internal import EdgeRefresh
internal import UIKit

/// A header's content without a subclass of a header: the pull closes a ring, then a spinner turns.
final class ProgressRing: UIView, RefreshContent {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var closed: CGFloat = 0
  private var color = UIColor.systemGray

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    addSubview(spinner)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }

  func render(_ presentation: RefreshPresentation) {
    closed = presentation.isActive ? 0 : min(max(presentation.progress, 0), 1)
    color = presentation.state == .pulling ? .systemGreen : .systemGray
    if presentation.isActive {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func draw(_ rect: CGRect) {
    guard closed > 0 else { return }
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 13, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + closed * 2 * .pi, clockwise: true)
    ring.lineWidth = 3
    ring.lineCapStyle = .round
    color.setStroke()
    ring.stroke()
  }
}
