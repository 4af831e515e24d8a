internal import EdgeRefresh
internal import UIKit

/// A list with a header that the app has drawn itself.
final class OwnHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = SwitchHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }
}

/// The pull turns the logo and, once it is far enough, the switch on.
final class SwitchHeader: RefreshHeader {
  private let row = SwitchRow()

  override func prepare() {
    super.prepare()
    frame.size.height = 60
    addSubview(row)
  }

  override func placeSubviews() {
    super.placeSubviews()
    row.frame = bounds
  }

  override var state: RefreshState {
    didSet {
      switch state {
      case .pulling: row.show("Let go now", isOn: true, isBusy: false)
      case .refreshing: row.show("Counting messages", isOn: true, isBusy: true)
      default: row.show("Pull me", isOn: false, isBusy: false)
      }
    }
  }

  override var pullingPercent: CGFloat {
    didSet { row.turnLogo(by: pullingPercent) }
  }
}
