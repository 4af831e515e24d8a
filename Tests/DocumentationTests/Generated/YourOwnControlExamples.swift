// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/YourOwnControl.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func YourOwnControl1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/YourOwnControl.md", line: 10)
    final class Ring: UIView, RefreshContent {
      private var progress: CGFloat = 0

      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
      }

      func render(_ presentation: RefreshPresentation) {
        progress = presentation.isActive ? 1 : min(1, presentation.progress)
        let isPastThreshold = presentation.state == .pulling
        tintColor = isPastThreshold ? .systemGreen : .systemGray
        setNeedsDisplay()
      }

      override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 16,
          startAngle: -.pi / 2, endAngle: (2 * progress - 0.5) * .pi,
          clockwise: true)
        ring.lineWidth = 3
        tintColor.setStroke()
        ring.stroke()
      }
    }

    let ring = Ring()
    ring.backgroundColor = .clear
    let header = RefreshHeader(content: ring)
    header.setRefreshHandler { try await model.reload() }
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func YourOwnControl2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/YourOwnControl.md", line: 64)
    final class SunHeader: RefreshHeader {
      private let sun = UILabel()

      // Called once, before the control is attached.
      override func prepare() {
        super.prepare()
        frame.size.height = 70
        sun.text = "☀"
        sun.textAlignment = .center
        addSubview(sun)
      }

      // Called in every layout pass.
      override func placeSubviews() {
        super.placeSubviews()
        sun.frame = bounds
      }

      // `oldValue` is the previous state.
      override var state: RefreshState {
        didSet {
          guard state != oldValue else { return }
          sun.textColor = state == .idle ? .systemGray : .systemOrange
        }
      }

      // 0 at the edge, 1 at the threshold, larger beyond it.
      override var pullingPercent: CGFloat {
        didSet { sun.alpha = min(1, pullingPercent) }
      }
    }

    tableView.refreshHeader = SunHeader { try await model.reload() }
#sourceLocation()
  }
}
