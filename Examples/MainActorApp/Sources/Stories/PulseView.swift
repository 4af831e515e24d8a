import EdgeRefresh
import UIKit

/// A circle that grows with the pull, and has another color during a refresh.
final class PulseView: UIView, RefreshContent {
  /// The presentations that were drawn, in order.
  private(set) var presentations: [RefreshPresentation] = []

  private let circle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.layer.cornerRadius = 12
    addSubview(circle)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 64)
  }

  func render(_ presentation: RefreshPresentation) {
    presentations.append(presentation)
    let scale = min(max(presentation.progress, 0.1), 1)
    circle.transform = CGAffineTransform(scaleX: scale, y: scale)
    circle.backgroundColor = presentation.isActive ? .systemGreen : .systemGray
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    circle.bounds.size = CGSize(width: 24, height: 24)
    circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
