// The examples of Sources/EdgeRefresh/Localization/RefreshConfiguration.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func RefreshConfigurationComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/Localization/RefreshConfiguration.swift", line: 10)
    RefreshConfiguration.default.languageCode = "pt-BR"
    RefreshConfiguration.default.i18nFilename = "Refresh"   // Refresh.strings in the main bundle
#sourceLocation()
  }
}
