import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// An outer scroll view with a header control contains lists with footers. All receive the same
/// touches, and setting their offsets back holds them in place.
@Suite(.isolated)
@MainActor
struct LockedNestingTests {
  private func attach(_ screen: LockedScreen) -> (header: NormalHeader, footers: [RefreshFooter]) {
    let header = NormalHeader()
    screen.outer.refreshHeader = header
    let footers: [RefreshFooter] = [AutoNormalFooter(), BackNormalFooter()]
    for (list, footer) in zip(screen.lists, footers) { list.refreshFooter = footer }
    screen.phone.turn()
    return (header, footers)
  }

  @Test(.scenario("S38"), arguments: [40, 3], [40, 3])
  func `a pull at the top refreshes the outer scroll view only`(first: Int, second: Int) {
    let screen = LockedScreen(rowCounts: first, second)
    let (header, footers) = attach(screen)
    for offset in [0, 390] as [CGFloat] {
      screen.pager.contentOffset.x = offset
      screen.phone.drag(by: 250)
      screen.phone.advance(by: 1)
      #expect(header.isRefreshing)
      #expect(footers.allSatisfy { !$0.isRefreshing })
      #expect(screen.lists.allSatisfy { $0.contentOffset.y == 0 })
      header.endRefreshing()
      screen.phone.advance(by: 1)
      #expect(screen.outer.contentInset == .zero)
      #expect(screen.outer.contentOffset.y == 0)
    }
  }

  @Test(.scenario("S38")) func `the outer scroll view scrolls first, then the list, which loads`() {
    let screen = LockedScreen(rowCounts: 40, 40)
    let (header, footers) = attach(screen)
    screen.phone.drag(by: -150)
    #expect(screen.outer.contentOffset.y > 100)
    #expect(screen.list.contentOffset.y == 0)
    var drags = 0
    while !footers[0].isRefreshing, drags < 20 {
      screen.phone.drag(by: -300)
      drags += 1
      #expect(screen.outer.contentOffset.y == LockedScreen.headerLength)
    }
    #expect(footers[0].isRefreshing)
    #expect(!header.isRefreshing && !footers[1].isRefreshing)
    #expect(screen.outer.contentInset == .zero)
    footers[0].endRefreshing()
    screen.phone.advance(by: 1)
    #expect(screen.list.contentInset.bottom.roundedForComparison == 44)
  }

  /// JXPagingView #172: the pager sets the inset while the content moves during a refresh. The pull
  /// then stopped working, or the refresh ended by itself.
  @Test(.scenario("S38"), arguments: [false, true])
  func `a pager that sets the inset of the outer scroll view ends no refresh`(
    isRepeated: Bool
  ) {
    let screen = LockedScreen(rowCounts: 40, 40)
    let (header, _) = attach(screen)
    screen.pinnedInset = 44
    screen.setsInsetRepeatedly = isRepeated
    screen.phone.drag(by: 250)
    screen.phone.advance(by: 1)
    for _ in 0..<3 {
      screen.phone.drag(by: -400)
      screen.phone.advance(by: 4)
      #expect(header.isRefreshing)
      #expect(screen.outer.contentInset.top == 44, "nothing of the control is visible")
      screen.phone.drag(by: 300)
      let touch = screen.phone.pull(by: 300)
      #expect(screen.phone.frame(of: header).minY > 40, "the open control is pulled into view")
      #expect(screen.outer.contentInset.top.roundedForComparison == 54)
      screen.phone.lift(touch)
      screen.phone.advance(by: 4)
      #expect(header.isRefreshing)
      // Setting the inset repeatedly interrupts the bounce, which then continues to the top.
      if !isRepeated { #expect(screen.outer.contentOffset.y.roundedForComparison == -54) }
      #expect(screen.outer.contentInsetExcludingRefreshControls.top == 0)
    }
    header.endRefreshing()
    screen.phone.advance(by: 1)
    #expect(screen.outer.contentInset == .zero)
    screen.phone.drag(by: 250)
    screen.phone.advance(by: 1)
    #expect(header.isRefreshing, "pulling still works")
  }

  @Test(.scenario("S38")) func `a horizontal swipe turns the page and pulls no control`() {
    let screen = LockedScreen(rowCounts: 40, 40)
    let (header, footers) = attach(screen)
    let states = { [header.state] + footers.map(\.state) }
    var allStates: Set<[RefreshState]> = []
    let touch = screen.phone.window.beginTouch(at: CGPoint(x: 350, y: 500))
    for step in 1...20 {
      screen.phone.advance(by: 0.02)
      screen.phone.window.moveTouch(
        touch, to: CGPoint(x: 350 - CGFloat(step) * 15, y: 500 + CGFloat(step) * 4))
      allStates.insert(states())
      #expect(screen.outer.contentOffset.y == 0)
    }
    screen.phone.lift(touch)
    screen.phone.advance(by: 1)
    #expect(screen.pager.contentOffset.x == 390)
    #expect(allStates == [[.idle, .idle, .idle]])
  }

  @Test(.scenario("S38")) func `a list refreshes beside one whose outer scroll view refreshes`() {
    let screen = LockedScreen(rowCounts: 40, 40)
    let (header, footers) = attach(screen)
    screen.phone.drag(by: 250)
    screen.phone.advance(by: 1)
    screen.pager.contentOffset.x = 390
    screen.lists[0].refreshFooter?.beginRefreshing()
    screen.phone.advance(by: 1)
    #expect(header.isRefreshing && footers[0].isRefreshing && !footers[1].isRefreshing)
    header.endRefreshing()
    footers[0].endRefreshing()
    screen.phone.advance(by: 1)
    #expect(screen.outer.contentInset == .zero)
    #expect(screen.lists[1].contentInset == .zero)
    #expect(screen.lists[0].contentInset.bottom.roundedForComparison == 44)
  }
}
