import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Lists that stay at their end while content is appended.
@Suite(.isolated)
@MainActor
struct EndOfListTests {
  private static let kinds: [ListKind] = ListKind.allCases

  private func distanceToEnd(_ stage: ListStage) -> CGFloat {
    ScrollAxis(of: stage.scrollView).distanceToEnd(of: stage.scrollView)
  }

  private func scrollToEnd(_ stage: ListStage) {
    // The heights of the last rows are measured on the way.
    for _ in 0..<8 where abs(distanceToEnd(stage)) > 0.1 {
      let axis = ScrollAxis(of: stage.scrollView)
      let offsets = axis.restingOffsets(of: stage.scrollView)
      stage.scrollView.contentOffset = axis.point(
        stage.scrollView.contentOffset,
        at: axis.isReversed ? offsets.lowerBound : offsets.upperBound)
      MainLoop.current.turn()
    }
  }

  @Test(arguments: ListKind.allCases)
  func `a list at its end stays there when content is appended`(kind: ListKind) {
    for update in kind.updates where update != .sections {
      let stage = ListStage(kind)
      stage.scrollView.keepsEndVisible = true
      scrollToEnd(stage)
      stage.append([100, 101, 102], by: update)
      MainLoop.current.advance(by: 0.5)
      #expect(abs(distanceToEnd(stage)) < 1.0 / 3, "\(update)")
      #expect(stage.places[102] != nil, "\(update)")
      stage.leave()
    }
  }

  @Test func `a list that was scrolled away from its end does not move`() {
    for (distance, moves) in [(19.0, true), (21, false), (400, false)] {
      let stage = ListStage(.fixedTable)
      stage.scrollView.keepsEndVisible = true
      scrollToEnd(stage)
      stage.scrollView.contentOffset.y -= distance
      MainLoop.current.turn()
      let offset = stage.scrollView.contentOffset.y
      stage.append([100])
      MainLoop.current.turn()
      #expect((stage.scrollView.contentOffset.y != offset) == moves, "\(distance)")
      #expect((abs(distanceToEnd(stage)) < 0.1) == moves)
      stage.leave()
    }
  }

  @Test func `a list does not move under a finger`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsEndVisible = true
    scrollToEnd(stage)
    let offset = stage.scrollView.contentOffset.y
    stage.touchDown()
    stage.append([100])
    MainLoop.current.advance(by: 0.5)
    #expect(stage.scrollView.contentOffset.y == offset)
    stage.lift()
    MainLoop.current.advance(by: 0.5)
    #expect(stage.scrollView.contentOffset.y == offset)
    stage.leave()
  }

  @Test(arguments: [ListKind.fixedTable, .selfSizingTable, .row, .plain])
  func `content that appears for the first time is shown at its end`(kind: ListKind) {
    let stage = ListStage(kind, [])
    stage.scrollView.keepsEndVisible = true
    MainLoop.current.turn()
    stage.append(Array(0..<50))
    MainLoop.current.turn()
    #expect(abs(distanceToEnd(stage)) < 1.0 / 3)
    #expect(stage.places[49] != nil)
    stage.leave()
  }

  @Test func `content that fits does not move until it fills the list`() {
    let stage = ListStage(.fixedTable, 0..<3)
    stage.scrollView.keepsEndVisible = true
    MainLoop.current.turn()
    for item in 3..<20 {
      stage.append([item], by: .insertion)
      MainLoop.current.advance(by: 0.5)
      let length = CGFloat(item + 1) * stage.length(of: item)
      #expect(abs(stage.scrollView.contentOffset.y - max(0, length - 844)) < 1.0 / 3)
    }
    stage.leave()
  }

  @Test(.scenario("S40"), arguments: [ListKind.fixedTable, .selfSizingTable, .row])
  func `older content does not move a list that is at its end`(kind: ListKind) {
    var pair = ListPair(kind, 0..<20)
    pair.name = "\(kind)"
    pair.forBoth {
      $0.scrollView.keepsEndVisible = true
      $0.scrollView.keepsVisibleContentInPlace = true
      scrollToEnd($0)
      // Almost at the end.
      $0.scrollView.contentOffset.y -= kind.isHorizontal ? 0 : 12
      MainLoop.current.turn()
    }
    pair.changed.scrollView.keepVisibleContentInPlace {
      pair.changed.prepend(Array(-9..<0), by: .reload)
    }
    pair.compare("after the insertion")
    pair.advance(frames: 10)
    pair.leave()
  }

  @Test func `the movement to appended content can be animated`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsEndVisible = true
    scrollToEnd(stage)
    let before = stage.places[59] ?? 0
    UIView.animate(withDuration: 0.3) {
      stage.append([100])
      stage.scrollView.layoutIfNeeded()
    }
    var last = before
    for _ in 0..<30 {
      MainLoop.current.advance(by: 1.0 / 60)
      let place = stage.places[59] ?? 0
      #expect(place <= last + 0.01)
      #expect(last - place < 15, "it moves smoothly")
      last = place
    }
    #expect(abs(before - last - stage.length(of: 0)) < 0.01)
    stage.leave()
  }

  @Test(arguments: [ListKind.fixedTable, .selfSizingTable, .grid, .plain])
  func `the last item is visible above a keyboard, and what is sent meanwhile`(kind: ListKind) {
    for isAnimated in [false, true] {
      let stage = ListStage(kind)
      stage.scrollView.keepsEndVisible = true
      MainLoop.current.turn()
      scrollToEnd(stage)
      for height in [300.0, 336, 0, 260] {
        let change = { stage.scrollView.contentInset.bottom = height }
        if isAnimated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
        MainLoop.current.advance(by: 0.5)
        #expect(abs(distanceToEnd(stage)) < 1.0 / 3, "\(height)")
      }
      stage.append([200])
      MainLoop.current.advance(by: 0.5)
      #expect(abs(distanceToEnd(stage)) < 1.0 / 3)
      let length = kind == .grid ? 70 : stage.length(of: 200)
      #expect((stage.places[200] ?? 844) <= 844 - 260 - length + 0.5)
      stage.leave()
    }
  }

  @Test func `a keyboard moves the last item in its own animation`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsEndVisible = true
    MainLoop.current.turn()
    scrollToEnd(stage)
    let before = stage.places[59] ?? 0
    UIView.animate(withDuration: 0.25) { stage.scrollView.contentInset.bottom = 300 }
    #expect(stage.places[59] == before)
    MainLoop.current.advance(by: 0.125)
    #expect((50...250).contains(before - (stage.places[59] ?? 0)), "it is on its way")
    MainLoop.current.advance(by: 0.5)
    #expect(abs(before - (stage.places[59] ?? 0) - 300) < 0.5)
    stage.leave()
  }

  @Test func `the end stays visible when a bar, the safe area or the size changes`() {
    for kind in [ListKind.fixedTable, .selfSizingTable, .grid, .plain] {
      let stage = ListStage(kind)
      stage.scrollView.contentInsetAdjustmentBehavior = .always
      stage.scrollView.keepsEndVisible = true
      MainLoop.current.turn()
      scrollToEnd(stage)
      for (top, bottom) in [(47.0, 34.0), (91, 83), (143, 0), (0, 34)] {
        stage.scrollView.scriptedSafeAreaInsets = UIEdgeInsets(
          top: top, left: 0, bottom: bottom, right: 0)
        MainLoop.current.turn()
        #expect(abs(distanceToEnd(stage)) < 1.0 / 3, "\(kind), \(top), \(bottom)")
      }
      stage.scrollView.frame.size.height = 500
      MainLoop.current.turn()
      #expect(abs(distanceToEnd(stage)) < 1.0 / 3, "\(kind)")
      stage.rotate()
      MainLoop.current.turn()
      #expect(abs(distanceToEnd(stage)) < 1.0 / 3, "\(kind)")
      stage.leave()
    }
  }

  @Test(.scenario("S33")) func `a footer that opens out of view does not move the end`() {
    let stage = ListStage(.fixedTable)
    stage.scrollView.keepsEndVisible = true
    let footer = BackNormalFooter(refreshingBlock: {})
    footer.scrollsToControl = false
    stage.scrollView.refreshFooter = footer
    MainLoop.current.turn()
    scrollToEnd(stage)
    let offset = stage.scrollView.contentOffset.y
    footer.beginRefreshing()
    MainLoop.current.advance(by: 1)
    #expect(footer.isRefreshing)
    #expect(stage.scrollView.contentOffset.y == offset)
    stage.append([100])
    MainLoop.current.advance(by: 0.5)
    #expect(stage.places[100] != nil)
    stage.leave()
  }

  @Test func `a column of items that are wider than the screen ends on the right`() {
    let grid = Grid(2, size: CGSize(width: 600, height: 300))
    grid.layout.scrollDirection = .horizontal
    let collection = grid.collection()
    let screen = Screen(scrollView: collection)
    collection.contentInsetAdjustmentBehavior = .never
    collection.layoutIfNeeded()
    collection.keepsEndVisible = true
    collection.contentOffset.x = collection.contentSize.width - 390
    screen.turn()
    grid.counts = [12]
    collection.reloadData()
    screen.turn()
    #expect(abs(collection.contentOffset.x - (collection.contentSize.width - 390)) < 0.5)
  }

  @Test func `the end includes the inset`() {
    let rows = Rows(40)
    let table = rows.table()
    let screen = Screen(
      inset: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0), scrollView: table)
    table.keepsEndVisible = true
    table.contentOffset.y = table.contentSize.height + 100 - 800
    screen.turn()
    rows.counts = [45]
    table.reloadData()
    screen.turn()
    #expect(abs(table.contentOffset.y - (45 * 44 + 100 - 800)) < 0.5)
  }
}
