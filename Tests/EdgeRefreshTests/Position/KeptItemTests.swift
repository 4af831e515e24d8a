import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// What moves a kept item, and what does not.
@Suite(.isolated)
@MainActor
struct KeptItemTests {
  /// A list whose items are identified, scrolled to its middle.
  private func identifiedStage(_ kind: ListKind, count: Int = 60) -> ListStage {
    let stage = ListStage(kind, 0..<count)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.itemIdentifierProvider = { [unowned stage] path in
      let items = stage.sections[path.section]
      return path.item < items.count ? items[path.item] : nil
    }
    stage.scrollView.contentOffset =
      kind.isHorizontal ? CGPoint(x: 2500, y: 0) : CGPoint(x: 0, y: kind == .grid ? 420 : 900)
    MainLoop.current.advance(by: 0.1)
    return stage
  }

  private func expectPlaces(
    _ places: [Int: CGFloat], of stage: ListStage, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let now = stage.places
    let common = places.keys.filter { now[$0] != nil }
    #expect(!common.isEmpty, comment, sourceLocation: sourceLocation)
    for item in common {
      let (place, old) = (now[item] ?? 0, places[item] ?? 0)
      #expect(abs(place - old) < 0.5, comment, sourceLocation: sourceLocation)
    }
  }

  @Test(
    .scenario("S40"),
    arguments: ListKind.allCases.filter { !$0.isPlain && $0 != .grid }, ListUpdate.allCases)
  func `an update that leaves the number of items as it is moves nothing`(
    kind: ListKind, update: ListUpdate
  ) {
    for isInCall in [false, true] {
      let stage = identifiedStage(kind)
      let places = stage.places
      let items = Array(100..<120) + stage.sections[0].dropLast(20)
      if isInCall {
        stage.scrollView.keepVisibleContentInPlace { stage.replace(with: items, by: update) }
      } else {
        stage.replace(with: items, by: update)
      }
      MainLoop.current.advance(by: 0.5)
      expectPlaces(places, of: stage, "in a call: \(isInCall)")
      stage.leave()
    }
  }

  @Test(.scenario("S40"), arguments: [ListKind.fixedTable, .selfSizingTable, .row, .grid])
  func `a model that is ahead of its list moves nothing`(kind: ListKind) {
    let stage = identifiedStage(kind)
    let places = stage.places
    let old = stage.sections[0]
    stage.sections[0] = Array(100..<109) + old
    for _ in 0..<3 {
      stage.scrollView.setNeedsLayout()
      stage.scrollView.contentOffset = stage.scrollView.contentOffset
      MainLoop.current.turn()
      expectPlaces(places, of: stage, "before the update")
    }
    stage.show(changesFrom: old, by: .reload)
    MainLoop.current.turn()
    if kind != .grid { expectPlaces(places, of: stage, "after the update") }
    let first = places.filter { $0.value >= 0 }.min { $0.value < $1.value }
    #expect(abs((first.flatMap { stage.places[$0.key] } ?? 0) - (first?.value ?? 1)) < 0.5)
    stage.leave()
  }

  @Test(
    arguments: [ListKind.fixedTable, .selfSizingTable, .grid], [true, false])
  func `a row to which the app scrolls after an update is reached`(kind: ListKind, isAnimated: Bool)
  {
    for update in [ListUpdate.reload, .batch] {
      let stage = identifiedStage(kind)
      stage.append(Array(200..<260), by: update)
      let path = IndexPath(item: 70, section: 0)
      if let table = stage.scrollView as? UITableView {
        table.scrollToRow(at: path, at: .top, animated: isAnimated)
      } else {
        (stage.scrollView as? UICollectionView)?.scrollToItem(
          at: path, at: .top, animated: isAnimated)
      }
      MainLoop.current.advance(by: 1)
      #expect(abs(stage.places[210] ?? -1) < 0.5, "\(update)")
      stage.leave()
    }
  }

  @Test func `an offset to which the app scrolls is reached although rows arrive on the way`() {
    for kind in ListKind.allCases where kind != .selfSizingTable {
      let stage = identifiedStage(kind)
      let target =
        kind.isHorizontal ? CGPoint(x: 1200, y: 0) : CGPoint(x: 0, y: 300)
      stage.scrollView.setContentOffset(target, animated: true)
      MainLoop.current.advance(by: 0.1)
      stage.append([300, 301])
      MainLoop.current.advance(by: 1)
      #expect(stage.scrollView.contentOffset == target, "\(kind)")
      stage.leave()
    }
  }

  @Test(arguments: [false, true])
  func `rows that are appended when a header ends without a refresh move nothing`(isFirst: Bool) {
    let stage = ListStage(.fixedTable, 0..<60)
    stage.scrollView.keepsVisibleContentInPlace = true
    let header = NormalHeader {}
    stage.scrollView.refreshHeader = header
    stage.scrollView.contentOffset.y = 900
    MainLoop.current.advance(by: 0.1)
    if isFirst { header.endRefreshing() }
    stage.append(Array(60..<70))
    if !isFirst { header.endRefreshing() }
    MainLoop.current.advance(by: 1)
    #expect(stage.scrollView.contentOffset.y == 900)
    stage.leave()
  }

  @Test(arguments: ListKind.allCases, [0.02, 0.1, 0.3])
  func `rows that are appended while a pulled control closes move nothing`(
    kind: ListKind, delay: Double
  ) {
    let stage = ListStage(kind)
    let control: RefreshComponent = kind.isHorizontal ? NormalLeader {} : NormalHeader {}
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.setRefreshControl(control)
    MainLoop.current.advance(by: 1)
    control.beginRefreshing()
    MainLoop.current.advance(by: 1)
    control.endRefreshing()
    MainLoop.current.advance(by: delay)
    stage.append(Array(60..<80), by: .reload)
    MainLoop.current.advance(by: 1)
    // The leader of a row that reads from right to left and does not mirror itself was after the
    // last items.
    let isAtStart = ScrollAxis(of: stage.scrollView).isAtStart(of: stage.scrollView)
    #expect(isAtStart == (kind != .rowRightToLeft))
    #expect(stage.firstItem == (kind == .rowRightToLeft ? 57 : 0))
    stage.leave()
  }

  @Test func `an open second level stays open when rows arrive`() {
    for update in ListUpdate.allCases {
      let stage = ListStage(.fixedTable)
      stage.scrollView.keepsVisibleContentInPlace = true
      stage.scrollView.itemIdentifierProvider = { [unowned stage] in
        stage.sections[$0.section][$0.row]
      }
      let header = NormalHeader(refreshingBlock: {})
      let level = SecondLevel(view: UIView())
      header.secondLevel = level
      stage.scrollView.refreshHeader = header
      MainLoop.current.turn()
      level.open()
      MainLoop.current.advance(by: 2)
      let offset = stage.scrollView.contentOffset.y
      #expect(level.isOpen && abs(offset + 844) < 0.5)
      stage.prepend([-3, -2, -1], by: update)
      MainLoop.current.advance(by: 1)
      #expect(level.isOpen)
      #expect(abs(stage.scrollView.contentOffset.y - offset) < 0.5, "\(update)")
      stage.leave()
    }
  }

  @Test func `animations of the app's views go on when rows are inserted`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.contentOffset.y = 900
    let badge = UIView(frame: CGRect(x: 300, y: 1000, width: 20, height: 20))
    stage.scrollView.addSubview(badge)
    MainLoop.current.turn()
    let cell = (stage.scrollView as? UITableView)?.visibleCells[3]
    for view in [badge, cell] {
      UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
        view?.alpha = 0.2
      }
    }
    let place = stage.places[20]
    stage.scrollView.keepVisibleContentInPlace { stage.prepend([-2, -1], by: .batch) }
    #expect(badge.layer.animationKeys() == ["opacity"])
    #expect(cell?.layer.animationKeys() == ["opacity"])
    MainLoop.current.advance(by: 0.1)
    #expect(stage.places[20] == place, "the cells do not slide")
    stage.leave()
  }

  @Test func `content at its start stays there when a bar appears or changes`() {
    for kind in [ListKind.fixedTable, .selfSizingTable, .grid, .plain] {
      let controller = UIViewController()
      let stage = ListStage(kind)
      controller.view.addSubview(stage.scrollView)
      stage.window.rootViewController = controller
      stage.scrollView.contentInsetAdjustmentBehavior = .always
      stage.scrollView.keepsVisibleContentInPlace = true
      MainLoop.current.turn()
      for height in [100.0, 44, 0, 88] {
        controller.additionalSafeAreaInsets.top = height
        MainLoop.current.turn()
        #expect(abs(stage.scrollView.contentOffset.y + height) < 0.001, "\(kind)")
      }
      stage.leave()
    }
  }

  @Test(arguments: [false, true])
  func `the first visible item is the first one after a rotation`(isIdentified: Bool) {
    for kind in [ListKind.fixedTable, .selfSizingTable, .grid, .row] {
      let stage = identifiedStage(kind, count: 120)
      if !isIdentified { stage.scrollView.itemIdentifierProvider = nil }
      for _ in 0..<4 {
        MainLoop.current.advance(by: 0.5)
        guard let first = stage.firstItem, let place = stage.places[first] else {
          Issue.record("nothing is visible")
          break
        }
        stage.rotate()
        MainLoop.current.turn()
        #expect(abs((stage.places[first] ?? -1) - place) < 0.5, "\(kind)")
      }
      stage.leave()
    }
  }

  @Test func `the row below the bar stays when rows are inserted under the bar`() {
    let rows = Rows(40)
    let table = rows.table()
    let screen = Screen(
      safeArea: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0), scrollView: table)
    var names = (0..<40).map { "\($0)" }
    table.itemIdentifierProvider = { names[$0.row] }
    table.keepsVisibleContentInPlace = true
    table.contentOffset.y = 440
    screen.turn()
    // Rows 10 to 12 begin under the bar of 100 points. Row 13 begins below it.
    let place = table.rectForRow(at: IndexPath(row: 13, section: 0)).minY - table.contentOffset.y
    names.insert(contentsOf: ["a", "b"], at: 12)
    rows.counts = [42]
    table.reloadData()
    screen.turn()
    let now = table.rectForRow(at: IndexPath(row: 15, section: 0)).minY - table.contentOffset.y
    #expect(abs(now - place) < 0.5)
  }

  @Test func `a visible row stays, not one that begins behind the bar at the bottom`() {
    let rows = Rows(10, height: 900)
    let table = rows.table()
    let screen = Screen(
      inset: UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0), scrollView: table)
    var names = (0..<10).map { "\($0)" }
    table.itemIdentifierProvider = { names[$0.row] }
    table.keepsVisibleContentInPlace = true
    table.contentOffset.y = 300
    screen.turn()
    names.insert("a", at: 1)
    rows.counts = [11]
    table.reloadData()
    screen.turn()
    #expect(table.contentOffset.y == 300)
  }

  @Test func `content that the app has put past an edge stays there`() {
    for kind in [ListKind.fixedTable, .grid, .plain] {
      let stage = identifiedStage(kind)
      let offset = stage.scrollView.contentSize.height - 844 + 150
      stage.scrollView.contentOffset.y = offset
      for _ in 0..<3 {
        stage.scrollView.setNeedsLayout()
        stage.scrollView.contentOffset = stage.scrollView.contentOffset
        MainLoop.current.turn()
      }
      #expect(stage.scrollView.contentOffset.y == offset, "\(kind)")
      stage.leave()
    }
  }

  @Test func `an offset that the app sets under a finger that rests stays`() {
    for kind in [ListKind.fixedTable, .grid, .plain] {
      let stage = identifiedStage(kind)
      stage.touchDown()
      stage.move(by: -30)
      MainLoop.current.advance(by: 0.1)
      #expect(stage.scrollView.isDragging)
      let offset = stage.scrollView.contentOffset.y - 100
      stage.scrollView.contentOffset.y = offset
      MainLoop.current.turn()
      #expect(stage.scrollView.contentOffset.y == offset, "\(kind)")
      stage.lift()
      stage.leave()
    }
  }

  @Test func `a finger that holds the content past its end keeps it there`() {
    let stage = identifiedStage(.fixedTable)
    stage.scrollView.contentOffset.y = stage.scrollView.contentSize.height - 844
    MainLoop.current.turn()
    stage.touchDown()
    for _ in 0..<20 {
      stage.move(by: -10)
      MainLoop.current.advance(by: 1.0 / 60)
    }
    let places = stage.places
    #expect((places[59] ?? 844) < 844 - stage.length(of: 59) - 50)
    stage.replace(with: [200, 201] + stage.sections[0], by: .reload)
    MainLoop.current.turn()
    expectPlaces(places, of: stage, "past the end")
    stage.lift()
    MainLoop.current.advance(by: 2)
    #expect(abs((stage.places[59] ?? 0) - (844 - stage.length(of: 59))) < 0.5)
    stage.leave()
  }

  @Test func `a drag of a row continues while items are inserted`() {
    let stage = ListStage(.plainRow)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.contentOffset.x = 1000
    MainLoop.current.turn()
    stage.touchDown()
    stage.move(by: 20)
    MainLoop.current.advance(by: 0.1)
    let before = stage.scrollView.contentOffset.x
    stage.scrollView.keepVisibleContentInPlace {
      stage.prepend(Array(-5..<0), by: .reload)
      stage.move(by: 20)
    }
    MainLoop.current.turn()
    #expect(abs(stage.scrollView.contentOffset.x - (before + 550 - 20)) < 1)
    stage.leave()
  }

  @Test func `content that is dragged by parts of pixels stays on pixels while rows arrive`() {
    for tenths in 0..<10 {
      let places = [false, true].map { inserts in
        let stage = ListStage(.fixedTable)
        stage.scrollView.contentOffset.y = 700
        MainLoop.current.turn()
        stage.touchDown()
        stage.move(by: -20.15)
        MainLoop.current.advance(by: 0.1)
        // Both lists become longer, because UIKit may then continue the drag from a pixel.
        if inserts {
          stage.scrollView.keepVisibleContentInPlace {
            stage.prepend(Array(-5..<0), by: .reload)
            stage.move(by: -20 - CGFloat(tenths) / 10)
          }
        } else {
          stage.append(Array(60..<65))
          stage.move(by: -20 - CGFloat(tenths) / 10)
        }
        MainLoop.current.turn()
        defer { stage.leave() }
        return stage.places[20] ?? .nan
      }
      #expect(abs(places[0] - places[1]) < 0.001, "\(places)")
    }
  }

  @Test(.scenario("S14"), arguments: [false, true])
  func `a paged row stays on a page`(isRightToLeft: Bool) {
    for (update, isOpen) in [(ListUpdate.reload, true), (.batch, true), (.reload, false)] {
      let grid = PagedRow(isRightToLeft: isRightToLeft)
      let stage = grid.stage
      let leader = NormalLeader(refreshingBlock: {})
      stage.scrollView.refreshLeader = leader
      MainLoop.current.turn()
      if isOpen {
        leader.beginRefreshing()
        MainLoop.current.advance(by: 1)
      }
      stage.append([100, 101, 102, 103], by: update)
      MainLoop.current.advance(by: 0.5)
      leader.endRefreshing()
      MainLoop.current.advance(by: 2)
      let page = stage.scrollView.contentOffset.x / 390
      #expect(abs(page - page.rounded()) < 0.001, "\(stage.scrollView.contentOffset.x)")
      stage.leave()
    }
  }
}

/// A row whose items are pages, with a layout that does not flip.
@MainActor
private struct PagedRow {
  let stage: ListStage

  init(isRightToLeft: Bool) {
    stage = ListStage(isRightToLeft ? .rowRightToLeft : .row, 0..<6)
    let layout = (stage.scrollView as? UICollectionView)?.collectionViewLayout
    (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 390, height: 500)
    (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
    stage.scrollView.isPagingEnabled = true
    stage.scrollView.keepsVisibleContentInPlace = true
    MainLoop.current.turn()
  }
}
