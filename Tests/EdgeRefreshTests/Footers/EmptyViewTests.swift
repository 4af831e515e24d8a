import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct EmptyViewTests {
  let screen = Screen()
  let diary = Diary()

  init() {
    screen.scrollView.frame.size.width = 0
    screen.turn()
  }

  @Test(.scenario("S52")) func `a footer that loads by itself does not wait`() {
    let footer = AutoStateFooter()
    diary.listen(to: footer)
    screen.scrollView.refreshFooter = footer
    screen.turn()
    screen.drag(to: 1244)
    #expect(footer.state == .refreshing)
    #expect(diary.entries == ["refreshing", "began"])
  }

  @Test(.scenario("S52")) func `a header that is let go does not wait`() {
    let header = StateHeader()
    diary.listen(to: header)
    screen.scrollView.refreshHeader = header
    screen.turn()
    screen.drag(to: -60)
    screen.release()
    #expect(header.state == .refreshing)
  }

  @Test func `outside of a window they wait`() {
    let footer = AutoStateFooter()
    screen.scrollView.refreshFooter = footer
    screen.leaveWindow()
    screen.drag(to: 1244)
    #expect(footer.state == .willRefresh)
  }
}
