// The examples of Sources/EdgeRefreshControls/Component/RefreshComponent+Actions.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshComponent+Actions.swift", line: 34)
final class CommandViewController: UITableViewController {
  override var keyCommands: [UIKeyCommand]? {
    tableView.refreshHeader.map { [$0.keyCommand()] }
  }
}
#sourceLocation()
