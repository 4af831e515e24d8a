import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct FeedTests {
  let app = SimulatedApp()
  let feed = FeedViewController(style: .plain)

  init() {
    app.show(feed)
  }

  @Test func `pulling down refreshes until the response arrives`() {
    app.pullDown()
    app.advance(by: 1)
    #expect(feed.tableView.mj_header.state == .refreshing)
    #expect(feed.log == ["newest"])
    #expect(abs(feed.tableView.mj_insetT - MJRefreshHeaderHeight - safeTop) < 1e-6)
    app.run { feed.answer() }
    app.advance(by: 1)
    #expect(feed.tableView.mj_header?.state == .idle)
    #expect(feed.tableView.mj_insetT == safeTop)
  }

  @Test func `scrolling to the end loads more until there is no more data`() {
    app.scrollToEnd(of: feed.tableView)
    app.advance(by: 1)
    #expect(feed.log == ["more"])
    app.run { feed.answer() }
    #expect(feed.posts == 50)
    #expect(feed.tableView.mj_totalDataCount() == 50)
    #expect(feed.tableView.mj_footer.state == .idle)
    app.scrollToEnd(of: feed.tableView)
    app.advance(by: 1)
    app.run { feed.answer() }
    #expect(feed.posts == 70)
    #expect(feed.tableView.mj_footer.state == .noMoreData)
    app.run { feed.tableView.mj_header.beginRefreshing() }
    app.advance(by: 1)
    app.run { feed.answer() }
    #expect(feed.log == ["more", "more", "newest"])
    #expect(feed.tableView.mj_footer.state == .idle, "the app resets the footer after a refresh")
  }

  @Test func `the header fades in with the pull and shows the title of the app`() {
    let header = feed.tableView.mj_header as? MJRefreshNormalHeader
    #expect(header?.alpha == 0)
    #expect(header?.stateLabel.text == "Pull for news")
    app.pullDown()
    #expect(header?.alpha == 1)
    #expect(header?.lastUpdatedTimeLabel.isHidden == true)
  }

  @Test func `a list with controls is deallocated when the app releases it`() {
    weak var controller: FeedViewController?
    weak var header: MJRefreshHeader?
    app.simulator.run {
      let other = FeedViewController(style: .plain)
      other.loadViewIfNeeded()
      controller = other
      header = other.tableView.mj_header
    }
    #expect(controller == nil)
    #expect(header == nil)
  }

  private var safeTop: CGFloat {
    feed.tableView.adjustedContentInset.top - feed.tableView.contentInset.top
  }
}
