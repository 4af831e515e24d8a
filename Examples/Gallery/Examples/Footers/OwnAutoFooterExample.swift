internal import EdgeRefresh
internal import UIKit

/// A list with a footer that loads by itself and that the app has drawn itself.
final class OwnAutoFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = SwitchAutoFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}

/// A switch that is on while the list is loaded, a text and a spinner.
final class SwitchAutoFooter: AutoFooter {
  private let label = UILabel()
  private let toggle = UISwitch()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func prepare() {
    super.prepare()
    frame.size.height = 50
    label.font = .boldSystemFont(ofSize: 16)
    label.textAlignment = .center
    toggle.isUserInteractionEnabled = false
    for view in [label, toggle, spinner] { addSubview(view) }
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
    toggle.center = CGPoint(x: 52, y: bounds.midY)
    spinner.center = CGPoint(x: bounds.width - 40, y: bounds.midY)
  }

  override var state: RefreshState {
    didSet {
      switch state {
      case .refreshing: label.text = "Fetching the rest"
      case .noMoreData: label.text = "This is all"
      default: label.text = "There is more"
      }
      toggle.setOn(state == .refreshing, animated: true)
      state == .refreshing ? spinner.startAnimating() : spinner.stopAnimating()
    }
  }
}
