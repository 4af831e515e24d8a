import TestSupport
import Testing
import UIKit

/// Members that apps override although UIKit declares them outside the class itself.
@Suite(.isolated)
@MainActor
struct OverridingTests {
  @Test func `a view can override its layout direction and its margins`() {
    final class MirroredView: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft
      }
      override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
          super.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: newValue.leading, bottom: 0, trailing: newValue.trailing)
        }
      }
    }
    let view = MirroredView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
  }

  @Test func `a view can override its animations`() {
    final class CountingView: UIView {
      static var count = 0
      override class func animate(
        withDuration duration: Double, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) {
        count += 1
        super.animate(withDuration: duration, animations: animations, completion: completion)
      }
    }
    CountingView.animate(withDuration: 1, animations: {}, completion: nil)
    #expect(CountingView.count == 1)
  }

  @Test func `a table can override its queries and updates`() {
    final class CountingTable: UITableView {
      var insertions = 0
      override var numberOfSections: Int { 7 }
      override func insertRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
      ) {
        insertions += indexPaths.count
      }
    }
    let table = CountingTable(frame: .zero, style: .plain)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.insertions == 1)
    #expect(table.numberOfSections == 7)
  }

  @Test func `a collection view can override its updates`() {
    final class CountingCollection: UICollectionView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let view = CountingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.performBatchUpdates({})
    #expect(view.batches == 1)
  }
  @Test func `a path can override how it is built`() {
    final class Recorder: UIBezierPath {
      var points: [CGPoint] = []
      override func move(to point: CGPoint) {
        points.append(point)
        super.move(to: point)
      }
    }
    let path = Recorder()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.points == [CGPoint(x: 3, y: 4)])
  }
}
