import TestSupport
import Testing
import UIKit

/// The possible behaviors of lists (`UIKitAnswers`), each in the smallest situation that shows it.
@Suite(.isolated)
@MainActor
struct ListAnswerTests {
  @Test(arguments: UIKitAnswers.Uncommitted.allCases)
  func `reloaded data is an uncommitted update or not`(answer: UIKitAnswers.Uncommitted) {
    MainLoop.current.answers.uncommitted = answer
    let screen = TestScreen()
    let grid = Grid(40)
    let collection = grid.collection()
    screen.window.addSubview(collection)
    screen.turn()
    #expect(!collection.hasUncommittedUpdates)
    collection.reloadData()
    #expect(collection.hasUncommittedUpdates == (answer == .includesReload))
    screen.turn()
    #expect(!collection.hasUncommittedUpdates)
  }

  @Test(arguments: UIKitAnswers.LayoutOutside.allCases)
  func `laying out a list outside a window is reported or not`(answer: UIKitAnswers.LayoutOutside) {
    let loop = MainLoop()
    MainLoop.$current.withValue(loop) {
      loop.answers.layoutOutside = answer
      let (rows, grid) = (Rows(40), Grid(40))
      let (table, collection) = (rows.table(), grid.collection())
      table.layoutIfNeeded()
      collection.layoutIfNeeded()
      UITableView().layoutIfNeeded()
      let screen = TestScreen()
      screen.window.addSubview(table)
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(loop.layoutsOutsideWindow.count == (answer == .isReported ? 2 : 0))
  }

  @Test(arguments: UIKitAnswers.PinnedViews.allCases, [true, false])
  func `pinned headers follow an animated movement or jump`(
    answer: UIKitAnswers.PinnedViews, isTable: Bool
  ) throws {
    MainLoop.current.answers.pinnedViews = answer
    MainLoop.current.answers.cellsInAnimation = .areNotAnimated
    let screen = TestScreen()
    let (rows, grid) = (Rows(60), Grid(60))
    rows.hasTitles = true
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    grid.layout.sectionHeadersPinToVisibleBounds = true
    let list: UIScrollView = isTable ? rows.table() : grid.collection()
    screen.window.addSubview(list)
    list.contentOffset.y = 100
    screen.turn()
    let header = try #require(
      list.subviews.first {
        $0 is UITableViewHeaderFooterView
          || $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
      })
    let top = header.frame.minY - list.contentOffset.y
    UIView.animate(withDuration: 1) { list.contentOffset.y = 200 }
    screen.turn()
    #expect(header.frame.minY - list.contentOffset.y == top)
    #expect((header.layer.animationKeys() != nil) == (answer == .follow))
    // Laid out in the block, it always follows.
    UIView.animate(withDuration: 1) {
      list.contentOffset.y = 300
      list.layoutIfNeeded()
    }
    #expect(header.layer.animationKeys() != nil)
  }
}
