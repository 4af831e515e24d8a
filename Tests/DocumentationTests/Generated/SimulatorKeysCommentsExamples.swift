// The examples of Linux/UIKitSimulator/Keys/Simulator+Keys.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func SimulatorKeysComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/Keys/Simulator+Keys.swift", line: 7)
    let simulator = Simulator()
    simulator.show(ListViewController())
    simulator.press("r", modifiers: .command)
    simulator.press(UIKeyCommand.inputDownArrow)
#sourceLocation()
  }
}
