internal import EdgeRefresh
internal import UIKit

/// A list with a custom footer that loads automatically.
final class CustomAutoFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = SwitchAutoFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}

/// A footer whose switch is on during a load.
final class SwitchAutoFooter: AutoFooter {
  private let row = SwitchRow()

  override func prepare() {
    super.prepare()
    frame.size.height = 50
    addSubview(row)
  }

  override func placeSubviews() {
    super.placeSubviews()
    row.frame = bounds
  }

  override var state: RefreshState {
    didSet {
      switch state {
      case .refreshing: row.show("Fetching the rest", isOn: true, isBusy: true)
      case .noMoreData: row.show("This is all", isOn: false, isBusy: false)
      default: row.show("There is more", isOn: false, isBusy: false)
      }
    }
  }
}
