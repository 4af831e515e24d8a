// The examples of Linux/UIKitSimulator/Finger/FingerScript.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
import UIKitSimulator

extension ExampleViewController {
  fileprivate func FingerScriptComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Linux/UIKitSimulator/Finger/FingerScript.swift", line: 6)
    let pullAndWait = FingerScript()
      .wait(0.5)
      .drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 420), duration: 0.7)
      .wait(2)
    Simulator().play(pullAndWait)
#sourceLocation()
  }
}
