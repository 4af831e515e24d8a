// The examples of Sources/EdgeRefreshControls/Accessibility/ControlSpeech.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

#sourceLocation(file: "Sources/EdgeRefreshControls/Accessibility/ControlSpeech.swift", line: 35)
final class CommandViewController: UITableViewController {
  override var keyCommands: [UIKeyCommand]? {
    tableView.refreshHeader.map { [$0.keyCommand()] }
  }
}
#sourceLocation()

extension ExampleViewController {
  fileprivate func ControlSpeechComments2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Accessibility/ControlSpeech.swift", line: 396)
    let header = NormalHeader { try await model.reload() }
    header.announcementText = { announcement in
      announcement.occasion == .ended(.success) ? "12 new messages" : announcement.text
    }
#sourceLocation()
  }
}
