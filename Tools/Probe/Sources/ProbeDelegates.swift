internal import UIKit

/// Logs the calls of a scroll view's delegate.
class ProbeDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  weak var stage: ProbeStage?
  /// The view that zooms.
  var zoomedView: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.log("did scroll") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    stage?.log("did end scrolling animation")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    stage?.log("did change adjusted inset")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage?.log("will begin dragging") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    stage?.log("did end decelerating")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    stage?.log("will begin zooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { stage?.log("did zoom") }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    stage?.log("did end zooming")
  }
}

/// The data source of a table or a collection with empty cells.
class ProbeList: ProbeDelegate, UITableViewDataSource, UICollectionViewDataSource {
  static let identifier = "cell"

  /// The number of rows or items of each section.
  var sections: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
