import EdgeRefresh
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct CompletionBlockTests {
  private let screen = Screen()
  private let diary = Diary()
  private let header = RefreshHeader(frame: .zero)

  init() {
    screen.scrollView.refreshHeader = header
    screen.turn()
  }

  @Test
  func `a completion block may begin and end again with blocks of its own`() {
    header.beginRefreshing { [diary, header] in
      diary.note("began")
      header.endRefreshing {
        diary.note("ended")
        header.endRefreshing { diary.note("nothing to end") }
        header.beginRefreshing { diary.note("began again") }
      }
    }
    screen.advance(by: 2)
    #expect(diary.entries == ["began", "ended", "began again"])
    #expect(header.isRefreshing)
  }

  @Test
  func `a completion block may take its own header off`() {
    header.beginRefreshing { [diary, header] in
      diary.note("began")
      header.removeFromSuperview()
    }
    screen.advance(by: 2)
    #expect(diary.entries == ["began"])
    #expect(!header.isRefreshing)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("C6"))
  func `each block runs for one refresh only`() {
    header.beginRefreshing { [diary] in diary.note("began") }
    screen.advance(by: 1)
    header.endRefreshing { [diary] in diary.note("ended") }
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(diary.entries == ["began", "ended"])
  }

  @Test
  func `the block of a refresh that was called off before it opened is forgotten`() {
    header.beginRefreshing { [diary] in diary.note("first") }
    header.endRefreshing()
    header.beginRefreshing { [diary] in diary.note("second") }
    screen.advance(by: 2)
    #expect(diary.entries == ["second"])
  }

  @Test
  func `the block of a refresh that waited for a window and was called off is forgotten`() {
    screen.leaveWindow()
    header.beginRefreshing { [diary] in diary.note("unseen") }
    header.endRefreshing()
    screen.enterWindow()
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(header.isRefreshing)
    #expect(diary.entries.isEmpty)
  }

  @Test
  func `the begin block of a footer whose handler ends at once runs for that load only`() {
    let footer = AutoNormalFooter(frame: .zero)
    footer.refreshingBlock = { [weak footer] in footer?.endRefreshing() }
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing { [diary] in diary.note("began") }
    #expect(diary.entries == ["began"])
    footer.beginRefreshing()
    #expect(diary.entries == ["began"])
  }

  @Test
  func `the block of an end runs when the control has closed, and no earlier`() {
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing { [diary] in diary.note("ended") }
    screen.advance(by: 0.3)
    #expect(diary.entries.isEmpty)
    screen.advance(by: 0.2)
    #expect(diary.entries == ["ended"])
  }
}
