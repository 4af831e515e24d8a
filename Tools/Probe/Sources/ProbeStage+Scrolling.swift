internal import UIKit

extension ProbeStage {
  /// Adds a scroll view that fills the canvas. The safe area does not change its insets.
  func scrollView(content: CGFloat = 2000) -> ProbeScrollView {
    let scrollView = ProbeScrollView(frame: canvas.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: canvas.bounds.width, height: content)
    canvas.addSubview(scrollView)
    return scrollView
  }

  /// Adds a table that fills the canvas. Its rows are 44 points high, without an estimate unless
  /// one is given.
  func table(
    _ list: any UITableViewDataSource & UITableViewDelegate, estimate: CGFloat = 0
  ) -> UITableView {
    let table = UITableView(frame: canvas.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.estimatedRowHeight = estimate
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: ProbeList.identifier)
    table.dataSource = list
    table.delegate = list
    retained.append(list)
    canvas.addSubview(table)
    return table
  }

  /// Adds a collection that fills the canvas. Its items are 100 points wide and high, with a
  /// distance of 10 points.
  func collection(
    _ list: any UICollectionViewDataSource & UICollectionViewDelegate,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(frame: canvas.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: ProbeList.identifier)
    collection.dataSource = list
    collection.delegate = list
    retained.append(list)
    canvas.addSubview(collection)
    return collection
  }

  /// Makes an object that logs the calls of a scroll view's delegate.
  func delegate() -> ProbeDelegate {
    let delegate = ProbeDelegate()
    delegate.stage = self
    retained.append(delegate)
    return delegate
  }

  /// Makes the data of a table or collection, which is also its delegate.
  func list(_ sections: Int...) -> ProbeList {
    let list = ProbeList()
    list.sections = sections
    return list
  }

  /// Logs each observed change of a property of a scroll view.
  func observe<Value: ProbeConvertible & Sendable>(
    _ keyPath: KeyPath<UIScrollView, Value>, of scrollView: UIScrollView, as name: String,
    options: NSKeyValueObservingOptions = [.new],
    then block: (@MainActor @Sendable () -> Void)? = nil
  ) {
    observations.append(
      scrollView.observe(keyPath, options: options) { _, change in
        // Only the notification before a change has no new value. All options contain `new`.
        let prior = change.newValue == nil ? " will change" : ""
        let old = change.oldValue.map { " from \($0.probeValue.json)" } ?? ""
        let new = change.newValue.map { " to \($0.probeValue.json)" } ?? ""
        MainActor.assumeIsolated {
          self.log(name + prior + old + new)
          block?()
        }
      })
  }

  /// Logs the observed changes of the offset, the content size and the inset.
  func observe(_ scrollView: UIScrollView) {
    observe(\.contentOffset, of: scrollView, as: "offset")
    observe(\.contentSize, of: scrollView, as: "content size")
    observe(\.contentInset, of: scrollView, as: "inset")
  }

  /// Reads the offset, insets and content size of a scroll view.
  func readScrolling(_ scrollView: UIScrollView) {
    read {
      [
        "offset": scrollView.contentOffset, "inset": scrollView.contentInset,
        "adjustedInset": scrollView.adjustedContentInset, "contentSize": scrollView.contentSize,
      ]
    }
  }

  /// Reads the offset and content size of a table, and the rows of its first section that are
  /// visible.
  func readRows(_ table: UITableView) {
    read {
      let rows = table.visibleCells.compactMap { table.indexPath(for: $0)?.row }
      return [
        "offset": table.contentOffset.y, "contentHeight": table.contentSize.height,
        "firstRow": rows.min(), "lastRow": rows.max(),
      ]
    }
  }

  /// Reads the offset and content size of a collection, and the items of its first section that are
  /// visible.
  func readItems(_ collection: UICollectionView) {
    read {
      let items = collection.indexPathsForVisibleItems.map(\.item)
      return [
        "offset": collection.contentOffset, "contentSize": collection.contentSize,
        "firstItem": items.min(), "lastItem": items.max(),
      ]
    }
  }
}
