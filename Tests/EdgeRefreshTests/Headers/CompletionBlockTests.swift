import EdgeRefresh
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct CompletionBlockTests {
  private let screen = Screen()
  private let log = EventLog()
  private let header = RefreshHeader(frame: .zero)

  init() {
    screen.scrollView.refreshHeader = header
    screen.turn()
  }

  @Test func `a completion block may begin and end again with other blocks`() {
    header.beginRefreshing { [log, header] in
      log.record("began")
      header.endRefreshing {
        log.record("ended")
        header.endRefreshing { log.record("nothing to end") }
        header.beginRefreshing { log.record("began again") }
      }
    }
    screen.advance(by: 2)
    #expect(log.entries == ["began", "ended", "began again"])
    #expect(header.isRefreshing)
  }

  @Test func `a completion block may remove its header`() {
    header.beginRefreshing { [log, header] in
      log.record("began")
      header.removeFromSuperview()
    }
    screen.advance(by: 2)
    #expect(log.entries == ["began"])
    #expect(!header.isRefreshing)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("C6"))
  func `a block runs for one refresh only`() {
    header.beginRefreshing { [log] in log.record("began") }
    screen.advance(by: 1)
    header.endRefreshing { [log] in log.record("ended") }
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(log.entries == ["began", "ended"])
  }

  @Test func `the block of a refresh that ended before it opened is discarded`() {
    header.beginRefreshing { [log] in log.record("first") }
    header.endRefreshing()
    header.beginRefreshing { [log] in log.record("second") }
    screen.advance(by: 2)
    #expect(log.entries == ["second"])
  }

  @Test func `the block of a refresh that ended while waiting for a window is discarded`() {
    screen.leaveWindow()
    header.beginRefreshing { [log] in log.record("unseen") }
    header.endRefreshing()
    screen.enterWindow()
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(header.isRefreshing)
    #expect(log.entries.isEmpty)
  }

  @Test
  func `the begin block of a footer whose handler ends immediately runs for that load only`() {
    let footer = AutoNormalFooter(frame: .zero)
    footer.refreshingBlock = { [weak footer] in footer?.endRefreshing() }
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing { [log] in log.record("began") }
    #expect(log.entries == ["began"])
    footer.beginRefreshing()
    #expect(log.entries == ["began"])
  }

  @Test func `an end block runs when the control has closed`() {
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing { [log] in log.record("ended") }
    screen.advance(by: 0.3)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.2)
    #expect(log.entries == ["ended"])
  }
}
