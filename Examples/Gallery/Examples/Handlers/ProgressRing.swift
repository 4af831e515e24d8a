internal import EdgeRefresh
internal import UIKit

/// A content view for a header: a ring that shows the progress of the pull, and a spinner during
/// the refresh.
final class ProgressRing: UIView, RefreshContent {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var progress: CGFloat = 0
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
    progress = presentation.isActive ? 0 : min(max(presentation.progress, 0), 1)
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
    guard progress > 0 else { return }
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 13, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + progress * 2 * .pi, clockwise: true)
    ring.lineWidth = 3
    ring.lineCapStyle = .round
    color.setStroke()
    ring.stroke()
  }
}
