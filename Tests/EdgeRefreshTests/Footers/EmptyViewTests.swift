import Testing
import UIKit

@testable import EdgeRefresh

@Suite("Controls without a width, in a window", .ownWorld)
@MainActor
struct EmptyViewTests {
  let screen = Screen()
  let diary = Diary()

  init() {
    screen.scrollView.frame.size.width = 0
    screen.turn()
  }

  @Test("S52") func aFooterThatLoadsByItselfDoesNotWait() {
    let footer = AutoStateFooter()
    diary.listen(to: footer)
    screen.scrollView.refreshFooter = footer
    screen.turn()
    screen.drag(to: 1244)
    #expect(footer.state == .refreshing)
    #expect(diary.entries == ["refreshing", "began"])
  }

  @Test("S52") func aHeaderThatIsLetGoDoesNotWait() {
    let header = StateHeader()
    diary.listen(to: header)
    screen.scrollView.refreshHeader = header
    screen.turn()
    screen.drag(to: -60)
    screen.release()
    #expect(header.state == .refreshing)
  }

  @Test func outsideOfAWindowTheyWait() {
    let footer = AutoStateFooter()
    screen.scrollView.refreshFooter = footer
    screen.leaveWindow()
    screen.drag(to: 1244)
    #expect(footer.state == .willRefresh)
  }
}
