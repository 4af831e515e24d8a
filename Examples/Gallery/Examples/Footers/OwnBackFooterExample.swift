internal import EdgeRefresh
internal import UIKit

/// A list with a footer below its end that the app has drawn itself.
final class OwnBackFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = SwitchBackFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.isAutomaticallyChangeAlpha = true
    tableView.refreshFooter = footer
  }
}

/// A switch that the pull turns on, a text, a logo that turns with the pull, and a spinner in its place.
final class SwitchBackFooter: BackFooter {
  private let label = UILabel()
  private let toggle = UISwitch()
  private let logo = UIImageView(image: PetalImages.opening.last)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func prepare() {
    super.prepare()
    frame.size.height = 60
    label.font = .boldSystemFont(ofSize: 16)
    label.textAlignment = .center
    toggle.isUserInteractionEnabled = false
    for view in [label, toggle, logo, spinner] { addSubview(view) }
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
    toggle.center = CGPoint(x: 52, y: bounds.midY)
    logo.center = CGPoint(x: bounds.width - 40, y: bounds.midY)
    spinner.center = logo.center
  }

  override var state: RefreshState {
    didSet {
      switch state {
      case .pulling: label.text = "Let go now"
      case .refreshing: label.text = "Fetching the rest"
      case .noMoreData: label.text = "This is all"
      default: label.text = "Pull me up"
      }
      toggle.setOn(state == .pulling || state == .refreshing, animated: true)
      logo.isHidden = state == .refreshing
      state == .refreshing ? spinner.startAnimating() : spinner.stopAnimating()
    }
  }

  override var pullingPercent: CGFloat {
    didSet {
      logo.transform = CGAffineTransform(rotationAngle: min(max(pullingPercent, 0), 1) * .pi)
    }
  }
}
