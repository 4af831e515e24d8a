import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Loads at the start of a list, under a finger.
@Suite(.isolated)
@MainActor
struct StartOfListTests {
  /// Advances frame by frame, and expects that an item stays in place.
  private func expectStill(
    _ item: Int, of stage: ListStage, at place: CGFloat?, frames: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for frame in 0..<frames {
      guard let actual = stage.places[item], let place, abs(actual - place) < 1.0 / 3 else {
        Issue.record(
          "frame \(frame): \(stage.places[item] ?? .nan) instead of \(place ?? .nan)",
          sourceLocation: sourceLocation)
        return
      }
      MainLoop.current.advance(by: 1.0 / 60)
    }
  }

  /// What ends a load at the start, besides `endRefreshing()`.
  enum OtherEnd: CaseIterable { case remove, hide, assign }

  @Test(.scenario("S40"), arguments: OtherEnd.allCases, [ListKind.fixedTable, .grid, .plain])
  func `items stay in place when a load ends in another way`(end: OtherEnd, kind: ListKind) {
    let stage = ListStage(kind)
    stage.scrollView.keepsVisibleContentInPlace = true
    let header = AutoNormalHeader {}
    stage.scrollView.refreshHeader = header
    MainLoop.current.advance(by: 1)
    stage.scrollView.contentOffset.y = 300
    header.beginRefreshing()
    MainLoop.current.advance(by: 1)
    guard let first = stage.firstItem, let place = stage.places[first] else {
      Issue.record("nothing is visible")
      return
    }
    stage.prepend(Array(-8..<0), by: .reload)
    switch end {
    case .remove: stage.scrollView.refreshHeader = nil
    case .hide: header.isHidden = true
    case .assign: header.state = .idle
    }
    MainLoop.current.turn()
    expectStill(first, of: stage, at: place, frames: 20)
  }

  @Test(.scenario("S40"), arguments: [ListKind.fixedTable, .selfSizingTable, .grid, .plain])
  func `an automatic header loads when the start is reached, page after page`(kind: ListKind) {
    let stage = ListStage(kind)
    stage.scrollView.keepsVisibleContentInPlace = true
    var loads = 0
    let header = AutoNormalHeader { loads += 1 }
    stage.scrollView.refreshHeader = header
    MainLoop.current.advance(by: 1)
    #expect(loads == 0, "a list that appears at its start does not load")
    var next = 0
    for page in 1...4 {
      // The finger pulls the header into view and stays down.
      stage.touchDown()
      var moves = 0
      while !header.isRefreshing && moves < 200 {
        stage.move(by: 8)
        MainLoop.current.advance(by: 1.0 / 60)
        moves += 1
      }
      #expect(loads == page)
      guard let first = stage.firstItem, let place = stage.places[first] else {
        Issue.record("nothing is visible")
        return
      }
      stage.prepend(
        Array(next - 8..<next), by: page % 2 == 0 ? .reload : kind.updates.last ?? .reload)
      next -= 8
      if page > 2 { header.endRefreshing() }
      MainLoop.current.turn()
      expectStill(first, of: stage, at: place, frames: 20)
      if page <= 2 { header.endRefreshing() }
      expectStill(first, of: stage, at: place, frames: 20)
      stage.lift()
      MainLoop.current.advance(by: 1)
    }
    header.endRefreshingWithNoMoreData()
    #expect(header.state == .noMoreData)
    stage.leave()
  }

  @Test(
    .scenario("S40"), arguments: [ListKind.fixedTable, .selfSizingTable, .grid, .plain],
    [true, false])
  func `rows that an open header inserts do not move the content, nor does its closing`(
    kind: ListKind, endsFirst: Bool
  ) {
    let stage = ListStage(kind)
    stage.scrollView.keepsVisibleContentInPlace = true
    let header = NormalHeader(refreshingBlock: {})
    stage.scrollView.refreshHeader = header
    MainLoop.current.turn()
    stage.touchDown()
    for _ in 0..<20 {
      stage.move(by: 9)
      MainLoop.current.advance(by: 1.0 / 60)
    }
    MainLoop.current.advance(by: 0.2)
    stage.lift()
    MainLoop.current.advance(by: 1)
    #expect(header.isRefreshing)
    #expect(stage.scrollView.contentOffset.y.roundedForComparison == -54)
    let place = stage.places[0]
    #expect(place?.roundedForComparison == 54)
    if endsFirst {
      stage.prepend(Array(-30..<0), by: .reload)
      header.endRefreshing()
      MainLoop.current.turn()
      expectStill(0, of: stage, at: place, frames: 60)
    } else {
      stage.prepend(Array(-30..<0), by: .reload)
      MainLoop.current.turn()
      expectStill(0, of: stage, at: place, frames: 30)
      header.endRefreshing()
      expectStill(0, of: stage, at: place, frames: 60)
    }
    #expect(header.state == .idle)
    #expect(stage.scrollView.contentInset.top == 0)
    stage.leave()
  }

  @Test(.scenario("S40")) func `a deceleration continues into the inserted content`() {
    let stage = ListStage(.selfSizingTable)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.contentOffset.y = 900
    stage.scrollView.refreshHeader = AutoNormalHeader {}
    MainLoop.current.turn()
    stage.scrollView.refreshHeader?.beginRefreshing()
    stage.touchDown()
    for _ in 0..<6 {
      stage.move(by: 30)
      MainLoop.current.advance(by: 1.0 / 60)
    }
    stage.lift()
    MainLoop.current.advance(by: 0.2)
    #expect(stage.scrollView.isDecelerating)
    stage.prepend(Array(-80..<0), by: .insertion)
    stage.scrollView.refreshHeader?.endRefreshing()
    MainLoop.current.advance(by: 3)
    #expect((stage.firstItem ?? 0) < 0, "it has not stopped at the former start")
    stage.leave()
  }

  @Test func `without the setting, inserted content moves the visible content`() {
    let stage = ListStage(.fixedTable)
    #expect(!stage.scrollView.keepsVisibleContentInPlace)
    #expect(!stage.scrollView.keepsEndVisible)
    #expect(stage.scrollView.itemIdentifierProvider == nil)
    let subviews = stage.scrollView.subviews.count
    stage.scrollView.contentOffset.y = 400
    MainLoop.current.turn()
    stage.prepend([-2, -1], by: .reload)
    MainLoop.current.turn()
    #expect(stage.scrollView.contentOffset.y == 400)
    #expect(stage.scrollView.subviews.count <= subviews + 1)
    stage.leave()
  }

  @Test func `one offset is written for one insertion into a list with known heights`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.contentOffset.y = 400
    MainLoop.current.turn()
    let counter = WriteCounter(stage.scrollView)
    stage.scrollView.keepVisibleContentInPlace { stage.prepend([-2, -1], by: .reload) }
    MainLoop.current.turn()
    #expect(counter.takeCounts() == (0, 1))
    // Appended content needs no new offset.
    stage.append([100, 101], by: .insertion)
    MainLoop.current.advance(by: 1)
    #expect(counter.takeCounts() == (0, 0))
    stage.leave()
  }

  @Test func `an app that scrolls after an update decides what is visible`() {
    for kind in [ListKind.fixedTable, .selfSizingTable] {
      let stage = ListStage(kind)
      stage.scrollView.keepsVisibleContentInPlace = true
      MainLoop.current.turn()
      stage.append([100, 101])
      (stage.scrollView as? UITableView)?.scrollToRow(
        at: IndexPath(row: 61, section: 0), at: .bottom, animated: false)
      MainLoop.current.advance(by: 1)
      #expect(stage.places[101] != nil, "\(kind)")
      stage.leave()
    }
  }

  @Test func `removed items before the visible ones do not move them, if they are identified`() {
    let stage = ListStage(.selfSizingTable)
    stage.scrollView.keepsVisibleContentInPlace = true
    stage.scrollView.itemIdentifierProvider = { [unowned stage] in
      stage.sections[$0.section][$0.row]
    }
    stage.scrollView.contentOffset.y = 1500
    MainLoop.current.advance(by: 0.1)
    guard let first = stage.firstItem else { return }
    let places = stage.places
    // The first visible item is removed, so the others stay.
    stage.sections[0].removeAll { $0 == first || $0 < 5 }
    stage.reload()
    MainLoop.current.turn()
    let others = stage.places.filter { $0.key > first && places[$0.key] != nil }
    #expect(!others.isEmpty)
    let second = first + 1
    #expect(abs((stage.places[second] ?? 0) - (places[second] ?? 1)) < 1.0 / 3)
    stage.leave()
  }
}
