import MJRefresh
import Testing
import UIKit
import UIKitSimulator

/// A screen in the style of 2024.
@MainActor
struct TimelineScreenTests {
  let app = ScreenApp()
  let service = ScriptedTimeline()
  let screen: TimelineViewController

  init() async {
    let service = service
    screen = app.open { TimelineViewController(service: service) }
    await app.work()
  }

  private var table: UITableView { screen.tableView }
  private var rows: Int { table.numberOfRows(inSection: 0) }
  private var footer: MJRefreshAutoNormalFooter? {
    table.mj_footer as? MJRefreshAutoNormalFooter
  }

  private func answer(count: Int = 20, from first: Int? = nil, isLast: Bool = false) async {
    app.run { service.answer(count: count, from: first, isLast: isLast) }
    await app.work()
  }

  private func tapLanguageButton() {
    app.simulator.tap(at: CGPoint(x: 345, y: 69))
    app.advance(by: 1)
  }

  private func fail(_ error: TimelineError = .offline) async {
    app.run { service.fail(error) }
    await app.work()
  }

  private func scrollToEnd() async {
    app.scrollToEnd(of: table)
    await app.work()
  }

  private func pullDown() async {
    app.run { table.mj_offsetY = -table.mj_insetT }
    app.pullDown()
    await app.work()
  }

  private var restingBottom: CGFloat { table.mj_footer.isHidden ? 0 : MJRefreshFooterHeight }

  private func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!table.mj_header.isRefreshing, sourceLocation: sourceLocation)
    #expect(!table.mj_footer.isRefreshing, sourceLocation: sourceLocation)
    #expect(table.contentInset.top == 8, sourceLocation: sourceLocation)
    #expect(isClose(table.contentInset.bottom, restingBottom), sourceLocation: sourceLocation)
    #expect(service.pending.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a task loads the articles, and a pull inserts the new ones`() async {
    #expect(service.log == [0])
    #expect(table.mj_header.isRefreshing)
    #expect(isClose(table.contentInset.top, 8 + MJRefreshHeaderHeight))
    await answer()
    #expect(rows == 20)
    expectRest()
    await pullDown()
    #expect(service.log == [0, 0])
    await answer(count: 23, from: 97)
    #expect(rows == 23)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Article 97")
    expectRest()
  }

  @Test func `the end of the list inserts rows until the last page, and a refresh resets it`() async
  {
    await answer()
    await scrollToEnd()
    #expect(service.log == [0, 120])
    await answer()
    #expect(rows == 40)
    expectRest()
    await scrollToEnd()
    await answer(count: 4, isLast: true)
    #expect(rows == 44)
    #expect(footer?.state == .noMoreData)
    expectRest()
    await scrollToEnd()
    #expect(service.log == [0, 120, 140])
    await pullDown()
    await answer()
    #expect(rows == 20)
    #expect(footer?.state == .idle)
    expectRest()
  }

  @Test func `the footer shows why a page failed, and a tap on it tries again`() async {
    await answer()
    await scrollToEnd()
    await fail(.server(status: 503))
    #expect(footer?.stateLabel?.text == "The server is busy (503). Tap to try again.")
    expectRest()
    app.tap("The server is busy (503). Tap to try again.")
    await app.work()
    #expect(service.log == [0, 120, 120])
    await answer()
    #expect(rows == 40)
    #expect(footer?.stateLabel?.text == TimelineViewController.idleTitle)
    expectRest()
  }

  @Test func `a button repeats the first request after a failure`() async {
    await fail()
    #expect(footer?.isHidden == true)
    expectRest()
    app.tap("Try again")
    await app.work()
    #expect(service.log == [0, 0])
    await answer()
    #expect(rows == 20 && screen.retryButton.isHidden)
    expectRest()
  }

  @Test func `a refresh cancels a load`() async {
    await answer()
    await scrollToEnd()
    #expect(service.pending == [120])
    await pullDown()
    #expect(service.pending == [nil])
    #expect(!table.mj_footer.isRefreshing)
    await answer()
    #expect(rows == 20)
    expectRest()
  }

  @Test func `another screen above this one cancels the refresh, and it can be pulled again`() async
  {
    await answer()
    await pullDown()
    app.open { UIViewController() }
    await app.work()
    expectRest()
    app.leave()
    await pullDown()
    #expect(service.log == [0, 0, 0])
    await answer(count: 21)
    #expect(rows == 21)
    expectRest()
  }

  @Test func `the language of the controls changes on screen`() async throws {
    await answer()
    let header = try #require(table.mj_header as? MJRefreshNormalHeader)
    // Without a suspension, no other test sees the other language.
    defer { MJRefreshConfig.default.languageCode = nil }
    tapLanguageButton()
    #expect(MJRefreshConfig.default.languageCode == "de")
    #expect(header.stateLabel?.text == Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText))
    #expect(header.stateLabel?.text?.contains("ziehen") == true)
    tapLanguageButton()
    #expect(header.stateLabel?.text?.contains("ziehen") == false)
    #expect(footer?.stateLabel?.text == TimelineViewController.idleTitle)
  }

  @Test func `rotation during a load keeps the inset of the app`() async {
    await answer()
    await pullDown()
    app.rotate()
    #expect(table.mj_header.mj_w == 844)
    await answer()
    expectRest()
    await scrollToEnd()
    app.rotate()
    await answer()
    #expect(rows == 40)
    expectRest()
  }

  @Test func `leaving during a load frees the screen, and a second visit starts again`() async {
    let app = ScreenApp()
    let service = ScriptedTimeline()
    weak var first: TimelineViewController?
    weak var header: MJRefreshHeader?
    app.run {
      first = app.open { TimelineViewController(service: service) }
      header = first?.tableView.mj_header
    }
    await app.work()
    #expect(service.pending.count == 1 && header != nil)
    app.leave()
    await app.work()
    #expect(first == nil && header == nil)
    #expect(service.pending.isEmpty)
    let second = app.open { TimelineViewController(service: service) }
    await app.work()
    app.run { service.answer(count: 3, isLast: true) }
    await app.work()
    #expect(second.tableView.numberOfRows(inSection: 0) == 3)
    #expect(second.tableView.mj_footer.state == .noMoreData)
  }

  @Test(arguments: 1...2) func `random gestures and answers keep the rules`(seed: Int) async {
    var dice = Dice(seed: UInt64(seed))
    var isLast = false
    for step in 1...50 {
      let action = dice.roll(11)
      switch action {
      case 0: await pullDown()
      case 1: app.pullDown()
      case 2, 3: app.drag(by: -0.5)
      case 4: await scrollToEnd()
      case 5: app.rotate()
      case 6: await fail()
      case 7 where dice.roll(2) == 0:
        app.open { UIViewController() }
        app.leave()
      default:
        guard !service.pending.isEmpty else { break }
        isLast = dice.roll(4) == 0
        await answer(count: [0, 2, 20, 20][dice.roll(4)], isLast: isLast)
      }
      await app.work()
      expectRules(isLast: isLast, "seed \(seed), step \(step), action \(action)")
    }
  }

  private func expectRules(isLast: Bool, _ comment: Comment) {
    guard let header = table.mj_header, let footer = table.mj_footer else { return }
    let pending = service.pending
    #expect(pending.count <= 1, comment)
    #expect(header.isRefreshing == (pending == [nil]), comment)
    #expect(footer.isRefreshing == (pending.first.map { $0 != nil } ?? false), comment)
    #expect(footer.isHidden == (rows == 0), comment)
    if !footer.isRefreshing && !footer.isHidden {
      #expect((footer.state == .noMoreData) == isLast, comment)
    }
    #expect(isClose(table.contentInset.bottom, restingBottom), comment)
    if header.isRefreshing {
      #expect(table.contentInset.top <= 8 + header.mj_h + 1e-6, comment)
    } else {
      #expect(table.contentInset.top == 8, comment)
    }
  }
}
