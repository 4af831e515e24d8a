// The examples of Linux/UIKitSimulator/Window/SimulatorWindow.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func SimulatorWindowComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/Window/SimulatorWindow.swift", line: 8)
    let simulator = Simulator()
    simulator.show(ListViewController())
    try SimulatorWindow(simulator, title: "My list").run()
#sourceLocation()
  }
}
