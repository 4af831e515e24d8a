// The examples of Linux/UIKitSimulator/Device/Simulator+Accessibility.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func SimulatorAccessibilityComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/Device/Simulator+Accessibility.swift", line: 10)
    let simulator = Simulator()
    simulator.accessibility.isReduceMotionEnabled = true
    simulator.preferredContentSizeCategory = .accessibilityLarge
#sourceLocation()
  }
}
