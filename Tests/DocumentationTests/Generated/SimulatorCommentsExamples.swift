// The examples of Linux/UIKitSimulator/Simulator.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func SimulatorComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/Simulator.swift", line: 8)
    let simulator = Simulator()
    simulator.show(ListViewController())
    simulator.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: 0.5)
    simulator.advance(by: 1)
    try simulator.screenshot().writePNG(toFile: "list.png")
#sourceLocation()
  }
}
