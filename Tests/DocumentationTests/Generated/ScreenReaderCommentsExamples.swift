// The examples of Linux/UIKitSimulator/ScreenReader/ScreenReader.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func ScreenReaderComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/ScreenReader/ScreenReader.swift", line: 7)
    let simulator = Simulator()
    simulator.show(ListViewController())
    let reader = simulator.screenReader
    reader.perform("Refresh")
    simulator.advance(by: 2)
    reader.next()
    print(reader.spoken)
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ScreenReaderComments2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/ScreenReader/ScreenReader.swift", line: 119)
    let simulator = Simulator()
    simulator.show(ListViewController())
    simulator.screenReader.perform("Refresh")
#sourceLocation()
  }
}
