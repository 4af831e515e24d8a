internal import EdgeRefresh
internal import UIKit

/// A list with a custom back footer.
final class CustomBackFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = SwitchBackFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    tableView.refreshFooter = footer
  }
}

/// A footer whose logo rotates with the pull. Its switch is on past the threshold and during a
/// load.
final class SwitchBackFooter: BackFooter {
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
      case .refreshing: row.show("Fetching the rest", isOn: true, isBusy: true)
      case .noMoreData: row.show("This is all", isOn: false, isBusy: false)
      default: row.show("Pull me up", isOn: false, isBusy: false)
      }
    }
  }

  override var pullingPercent: CGFloat {
    didSet { row.turnLogo(by: pullingPercent) }
  }
}
