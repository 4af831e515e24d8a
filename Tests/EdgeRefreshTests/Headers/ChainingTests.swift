import TestSupport
import Testing
import UIKit

@testable import EdgeRefresh

@Suite(.isolated)
@MainActor
struct ChainingTests {
  let screen = Screen()

  @Test func `each call sets one thing and returns the control`() {
    let diary = Diary()
    let header = NormalHeader { diary.note("refreshing") }
    let last = header.autoChangeTransparency(true)
      .afterBeginningAction { diary.note("began") }
      .endingAnimationBeginningAction { diary.note("endAnimation") }
      .afterEndingAction { diary.note("ended") }
      .setAnimationDisabled()
      .link(to: screen.scrollView)
    #expect(last === header && screen.scrollView.refreshHeader === header)
    #expect(header.isAutomaticallyChangeAlpha)
    #expect(header.fastAnimationDuration == 0 && header.slowAnimationDuration == 0)
    header.beginRefreshing()
    screen.advance(by: 0.1)
    header.endRefreshing()
    screen.advance(by: 0.1)
    #expect(diary.entries == ["refreshing", "began", "endAnimation", "ended"])
  }

  @Test func `linking puts each kind on its edge and replaces the one before`() {
    let scrollView = screen.scrollView
    let first = NormalHeader().link(to: scrollView)
    let header = GifHeader().link(to: scrollView)
    let footer = BackNormalFooter().link(to: scrollView)
    let trailer = NormalTrailer().link(to: scrollView)
    let leader = NormalLeader().link(to: scrollView)
    #expect(first.superview == nil && scrollView.refreshHeader === header)
    #expect(scrollView.refreshFooter === footer)
    #expect(scrollView.refreshTrailer === trailer)
    #expect(scrollView.refreshLeader === leader)
  }
}
