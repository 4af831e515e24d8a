// The examples of Sources/EdgeRefreshControls/Component/RefreshComponent+Announcements.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func RefreshComponentAnnouncementsComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshComponent+Announcements.swift", line: 15)
    let header = NormalHeader { try await model.reload() }
    header.announcementTextProvider = { announcement in
      announcement.occasion == .ended(.success) ? "12 new messages" : announcement.text
    }
#sourceLocation()
  }
}
