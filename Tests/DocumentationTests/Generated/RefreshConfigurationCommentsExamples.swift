// The examples of Sources/EdgeRefreshControls/Component/RefreshConfiguration.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func RefreshConfigurationComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshConfiguration.swift", line: 12)
    RefreshConfiguration.default.languageCode = "pt-BR"
    RefreshConfiguration.default.stringsFileName = "Refresh"   // Refresh.strings in the main bundle
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func RefreshConfigurationComments2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshConfiguration.swift", line: 64)
    RefreshConfiguration.default.appearance.font = .systemFont(ofSize: 13)
    RefreshConfiguration.default.appearance.textColor = .tertiaryLabel
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func RefreshConfigurationComments3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshConfiguration.swift", line: 76)
    RefreshConfiguration.default.options.showsFailure = true
    RefreshConfiguration.default.options.playsHapticFeedback = true
#sourceLocation()
  }
}
