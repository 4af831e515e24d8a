internal import EdgeRefresh
internal import UIKit

/// A header that ends its refresh as failed if the server does not answer in two seconds.
final class TimeOutExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: {})
    header.timeoutDuration = 2
    header.resultDuration = 1
    header.setResultTitle("The server does not answer", for: .failure)
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
  }
}
