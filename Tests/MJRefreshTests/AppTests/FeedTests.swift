import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct FeedTests {
  let phone = Phone()
  let feed = FeedViewController(style: .plain)

  init() {
    phone.show(feed)
  }

  @Test func `pulling refreshes until the answer is there`() {
    phone.pullDown()
    phone.advance(by: 1)
    #expect(feed.tableView.mj_header.state == .refreshing)
    #expect(feed.log == ["newest"])
    #expect(abs(feed.tableView.mj_insetT - MJRefreshHeaderHeight - safeTop) < 1e-6)
    phone.run { feed.answer() }
    phone.advance(by: 1)
    #expect(feed.tableView.mj_header?.state == .idle)
    #expect(feed.tableView.mj_insetT == safeTop)
  }

  @Test func `the end loads more until there is no more`() {
    phone.scrollToEnd(of: feed.tableView)
    phone.advance(by: 1)
    #expect(feed.log == ["more"])
    phone.run { feed.answer() }
    #expect(feed.posts == 50)
    #expect(feed.tableView.mj_totalDataCount() == 50)
    #expect(feed.tableView.mj_footer.state == .idle)
    phone.scrollToEnd(of: feed.tableView)
    phone.advance(by: 1)
    phone.run { feed.answer() }
    #expect(feed.posts == 70)
    #expect(feed.tableView.mj_footer.state == .noMoreData)
    phone.run { feed.tableView.mj_header.beginRefreshing() }
    phone.advance(by: 1)
    phone.run { feed.answer() }
    #expect(feed.log == ["more", "more", "newest"])
    #expect(feed.tableView.mj_footer.state == .idle, "the app's own reset")
  }

  @Test func `the header fades in and its own title shows`() {
    let header = feed.tableView.mj_header as? MJRefreshNormalHeader
    #expect(header?.alpha == 0)
    #expect(header?.stateLabel.text == "Pull for news")
    phone.pullDown()
    #expect(header?.alpha == 1)
    #expect(header?.lastUpdatedTimeLabel.isHidden == true)
  }

  @Test func `nothing keeps the list alive`() {
    weak var controller: FeedViewController?
    weak var header: MJRefreshHeader?
    phone.simulator.run {
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
