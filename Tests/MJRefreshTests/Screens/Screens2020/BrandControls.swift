import MJRefresh
import UIKit

/// A header with a text that constraints position, and a bar that grows with the pull.
final class BrandHeader: MJRefreshHeader {
  let label = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  let bar = UIView()

  override func prepare() {
    super.prepare()
    mj_h = 60
    label.font = .systemFont(ofSize: 14)
    label.textColor = .secondaryLabel
    label.text = "Pull for new products"
    bar.backgroundColor = .systemOrange
    for view in [label, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addSubview(bar)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      spinner.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      spinner.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -8),
    ])
  }

  override func placeSubviews() {
    super.placeSubviews()
    bar.frame = CGRect(x: 0, y: mj_h - 3, width: mj_w * min(pullingPercent, 1), height: 3)
  }

  override var state: MJRefreshState {
    didSet {
      switch state {
      case .pulling:
        label.text = "Release"
      case .refreshing:
        label.text = "Looking for products"
        spinner.startAnimating()
      default:
        label.text = "Pull for new products"
        spinner.stopAnimating()
      }
    }
  }

  override var pullingPercent: CGFloat {
    didSet { bar.mj_w = mj_w * min(pullingPercent, 1) }
  }
}
