internal import EdgeRefresh
internal import UIKit

/// A list with a custom header.
final class CustomHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = SwitchHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
  }
}

/// A header whose logo rotates with the pull. Its switch is on past the threshold and during a
/// refresh.
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
