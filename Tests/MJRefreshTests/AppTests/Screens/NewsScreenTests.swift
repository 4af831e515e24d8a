import MJRefresh
import Testing
import UIKit

/// A screen in the style of 2016.
@MainActor
struct NewsScreenTests {
  let app = ScreenApp()
  let news = ScriptedNews()
  let screen: NewsViewController

  init() {
    let news = news
    screen = app.open { NewsViewController(service: news) }
  }

  private var table: UITableView { screen.tableView }

  private func answer(count: Int = 12) {
    app.run { news.answer(count: count) }
  }

  /// Checks that the controls are at rest and that the inset is the app's own.
  private func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!table.mj_header.isRefreshing, sourceLocation: sourceLocation)
    #expect(!table.mj_footer.isRefreshing, sourceLocation: sourceLocation)
    let own = UIEdgeInsets(top: 0, left: 0, bottom: NewsViewController.barHeight, right: 0)
    #expect(table.contentInset == own, sourceLocation: sourceLocation)
    #expect(news.pending.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `the first page loads when the screen opens, and again after a pull`() {
    #expect(news.log == [1])
    #expect(table.mj_header.state == .refreshing)
    #expect(isClose(table.contentInset.top, table.mj_header.mj_h))
    #expect(table.mj_footer.isHidden)
    answer()
    #expect(screen.items.count == 12)
    #expect(!table.mj_footer.isHidden)
    expectRest()
    app.pullDown()
    #expect(news.log == [1, 1])
    answer()
    #expect(table.mj_offsetY == -table.mj_insetT, "the list is at its top again")
    expectRest()
  }

  @Test func `pulling past the end loads pages until the last one, and a refresh resets it`() {
    answer()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    #expect(news.log == [1, 2])
    #expect(isClose(table.contentInset.bottom, 49 + MJRefreshFooterHeight))
    answer()
    expectRest()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    answer(count: 5)
    #expect(screen.items.count == 29)
    #expect(table.mj_footer.state == .noMoreData)
    expectRest()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    #expect(news.log == [1, 2, 3])
    app.run { table.mj_header.beginRefreshing() }
    answer()
    #expect(table.mj_footer.state == .idle)
    #expect(screen.items.count == 12)
    expectRest()
  }

  @Test func `a failure keeps the list and shows an alert that can repeat the request`() {
    answer()
    app.pullDown()
    app.run { news.fail() }
    #expect(screen.presentedViewController is UIAlertController)
    expectRest()
    app.tap("Again")
    #expect(screen.presentedViewController == nil)
    #expect(news.log == [1, 1, 1])
    app.run { news.fail() }
    app.tap("OK")
    #expect(screen.items.count == 12)
    expectRest()
  }

  @Test func `without news, the footer is hidden and the list says so`() {
    answer(count: 0)
    #expect(table.mj_footer.isHidden)
    #expect(!screen.emptyLabel.isHidden)
    app.drag(by: -0.4)
    expectRest()
    app.pullDown()
    answer()
    #expect(!table.mj_footer.isHidden)
    #expect(screen.emptyLabel.isHidden)
    expectRest()
  }

  @Test func `a pull during a load replaces the load`() {
    answer()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    app.run { table.mj_offsetY = -table.mj_insetT }
    app.pullDown()
    #expect(news.pending.map(\.page) == [1])
    #expect(!table.mj_footer.isRefreshing)
    answer()
    #expect(screen.page == 1)
    expectRest()
  }

  @Test func `a pull past the end during a refresh loads nothing`() {
    answer()
    app.pullDown()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    #expect(news.pending.map(\.page) == [1])
    answer()
    expectRest()
  }

  @Test func `the keyboard may come and go during a load`() {
    answer()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    app.run { screen.keyboardWillShow() }
    let height = NewsViewController.barHeight + NewsViewController.keyboardHeight
    #expect(isClose(table.contentInset.bottom, height + MJRefreshFooterHeight))
    answer()
    #expect(table.contentInset.bottom == height)
    app.run { table.mj_offsetY = -table.mj_insetT }
    app.pullDown()
    #expect(news.log == [1, 2], "a hidden header cannot be pulled")
    app.run { screen.keyboardWillHide() }
    app.pullDown()
    #expect(news.log == [1, 2, 1])
    answer()
    expectRest()
  }

  @Test func `rotation keeps the inset of the app and fits the header`() {
    answer()
    app.pullDown()
    app.rotate()
    #expect(table.mj_header.mj_w == table.mj_w && table.mj_w == 844)
    answer()
    expectRest()
    app.rotate()
    app.scrollToEnd(of: table)
    app.drag(by: -0.4)
    answer()
    #expect(screen.items.count == 24)
    expectRest()
  }

  @Test func `leaving during a load frees the screen, and a second visit starts again`() {
    let app = ScreenApp()
    let news = ScriptedNews()
    weak var first: NewsViewController?
    weak var header: MJRefreshHeader?
    app.run {
      first = app.open { NewsViewController(service: news) }
      header = first?.tableView.mj_header
    }
    #expect(news.pending.count == 1)
    #expect(header != nil)
    app.leave()
    #expect(first == nil && header == nil)
    #expect(news.pending.isEmpty)
    let second = app.open { NewsViewController(service: news) }
    app.run { news.answer(count: 3) }
    #expect(second.items.count == 3)
    #expect(second.tableView.mj_footer.state == .noMoreData)
  }

  @Test(arguments: 1...2) func `random gestures and answers keep the rules`(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var last: Int?
    for step in 1...60 {
      let action = dice.roll(11)
      switch action {
      case 0, 1: app.pullDown()
      case 2, 3: app.drag(by: -0.4)
      case 4:
        app.scrollToEnd(of: table)
        app.drag(by: -0.3)
      case 5: app.rotate()
      case 6:
        app.run {
          if screen.isKeyboardVisible {
            screen.keyboardWillHide()
          } else {
            screen.keyboardWillShow()
          }
        }
      case 7 where !news.pending.isEmpty:
        app.run { news.fail() }
        app.tap("OK")
      default:
        guard !news.pending.isEmpty else { break }
        last = [0, 4, 12, 12, 12][dice.roll(5)]
        answer(count: last ?? 0)
      }
      expectRules(last, "seed \(seed), step \(step), action \(action)")
    }
  }

  private func expectRules(_ lastCount: Int?, _ comment: Comment) {
    let (header, footer) = (table.mj_header, table.mj_footer)
    guard let header, let footer else { return }
    #expect(news.pending.count <= 1, comment)
    let page = news.pending.first?.page ?? 0
    #expect(header.isRefreshing == (page == 1), comment)
    #expect(footer.isRefreshing == (page > 1), comment)
    #expect(footer.isHidden == screen.items.isEmpty, comment)
    if let lastCount, !footer.isRefreshing {
      #expect((footer.state == .noMoreData) == (lastCount < 12), comment)
    }
    var own = UIEdgeInsets(top: 0, left: 0, bottom: NewsViewController.barHeight, right: 0)
    if screen.isKeyboardVisible { own.bottom += NewsViewController.keyboardHeight }
    if header.isRefreshing && !header.isHidden {
      // The inset of a header out of view is removed, so section titles stay on top.
      #expect(table.contentInset.top <= header.mj_h + 1e-6, comment)
      own.top = table.contentInset.top
    }
    if footer.isRefreshing {
      #expect(table.contentInset.bottom >= own.bottom + footer.mj_h - 1e-6, comment)
      own.bottom = table.contentInset.bottom
    }
    #expect(table.contentInset == own, comment)
    #expect(screen.tableView(table, numberOfRowsInSection: 0) == screen.items.count, comment)
  }
}
