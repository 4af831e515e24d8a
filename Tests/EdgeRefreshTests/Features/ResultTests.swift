import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ResultTests {
  @Test(.scenario("S69"))
  func `a refresh that is over at once stays in view for the minimum duration`() {
    let screen = Screen()
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    header.refreshingBlock = {
      log.record("refreshing")
      header.endRefreshing()
    }
    header.minimumVisibleDuration = 1
    screen.attach(header)
    header.beginRefreshing()
    screen.advance(by: 0.3)
    #expect(header.state == .idle && !header.isRefreshing, "only closing waits")
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(header.loadingView.isAnimating && header.stateLabel.text == "Loading...")
    screen.advance(by: 0.6)
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(!log.entries.contains("ended"))
    screen.advance(by: 0.2)
    #expect(screen.inset == [0, 0, 0, 0] && header.stateLabel.text == "Pull down to refresh")
    screen.advance(by: 1)
    #expect(log.entries == ["refreshing", "began", "endAnimation", "ended"])
    #expect(!header.loadingView.isAnimating && screen.offset.y == 0)
  }

  @Test(.scenario("S69"))
  func `a refresh that takes longer than the minimum duration closes at once`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.minimumVisibleDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1.5)
    header.endRefreshing()
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(
    .scenario("S69"),
    arguments: [
      (RefreshOutcome.success, "Updated"), (.failure, "Loading failed"),
      (.noMoreData, "Updated"),
    ])
  func `a result is held in view`(outcome: RefreshOutcome, text: String) {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.resultDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing(with: outcome)
    #expect(!header.isRefreshing && header.displayedOutcome == outcome)
    #expect(header.stateLabel.text == text && !header.loadingView.isAnimating)
    #expect(header.arrowView.isHidden && screen.inset == [54, 0, 0, 0])
    screen.advance(by: 0.9)
    #expect(header.displayedOutcome == outcome && screen.inset == [54, 0, 0, 0])
    screen.advance(by: 0.2)
    #expect(header.stateLabel.text == text, "while it closes")
    #expect(screen.inset == [0, 0, 0, 0])
    screen.advance(by: 0.5)
    #expect(header.displayedOutcome == nil)
  }

  @Test(
    .scenario("S92"),
    arguments: [
      ControlKind.normalHeader, .backNormalFooter, .normalLeader, .normalTrailer,
    ], [0, 0.1, 0.2, 0.25, 0.4] as [CGFloat])
  func `nothing of a result is left at an edge that is not on a pixel`(
    kind: ControlKind, fraction: CGFloat
  ) {
    let screen = Screen()
    screen.scrollView.contentSize = CGSize(width: 1000 + fraction, height: 2010 + fraction)
    screen.scrollView.contentInset = UIEdgeInsets(
      top: 20 + fraction, left: 10 + fraction, bottom: 0, right: 0)
    let control = screen.attach(kind.make())
    let wasElement = control.isAccessibilityElement
    control.options.resultDuration = 1
    control.options.minimumVisibleDuration = 1
    control.options.fadesWithPull = true
    control.beginRefreshing()
    screen.advance(by: 1)
    let amount = screen.inset
    control.endRefreshing()
    #expect(control.displayedOutcome == .success)
    screen.advance(by: 3)
    #expect(control.displayedOutcome == nil && screen.inset != amount)
    #expect(control.isAccessibilityElement == wasElement)
    // The content may rest half a pixel past the edge, which is a small pull.
    #expect(control.alpha < 0.01 && control.state == .idle && control.pullingPercent < 0.01)
  }

  @Test(.scenario("S69"))
  func `a failure that is displayed as a result keeps its text when the option changes`() {
    let screen = Screen()
    let footer = screen.attach(BackNormalFooter {})
    footer.resultDuration = 1
    func fail() {
      footer.beginRefreshing()
      screen.advance(by: 1)
      footer.endRefreshing(with: .failure)
    }
    fail()
    for shows in [true, false, true] {
      footer.showsFailure = shows
      #expect(footer.stateLabel.text == "Loading failed", "a tap would not retry")
      #expect(footer.resultTitle(for: .failure) == "Loading failed")
    }
    screen.advance(by: 2)
    #expect(footer.displayedOutcome == nil && !footer.displaysFailure)
    #expect(footer.resultTitle(for: .failure) == "Failed, tap to retry")
    fail()
    #expect(footer.displaysFailure && footer.stateLabel.text == "Failed, tap to retry")
    #expect(footer.resultTitle(for: .failure) == "Failed, tap to retry")
  }

  @Test(.scenario("S69"), arguments: [RefreshOutcome.success, .failure])
  func `no more data replaces a displayed result at once`(outcome: RefreshOutcome) {
    let screen = Screen()
    let footer = screen.attach(BackNormalFooter {})
    footer.resultDuration = 1
    for isClosing in [false, true] {
      footer.beginRefreshing()
      screen.advance(by: 1)
      footer.endRefreshing(with: outcome)
      screen.advance(by: isClosing ? 1.1 : 0.5)
      #expect(footer.displayedOutcome == outcome)
      footer.endRefreshingWithNoMoreData()
      #expect(footer.stateLabel.text == "No more data" && footer.displayedOutcome == .noMoreData)
      footer.resetNoMoreData()
      #expect(footer.displayedOutcome == outcome && footer.stateLabel.text != "No more data")
      footer.endRefreshingWithNoMoreData()
      screen.advance(by: 2)
      #expect(footer.stateLabel.text == "No more data" && footer.displayedOutcome == nil)
      footer.resetNoMoreData()
    }
  }

  @Test func `a canceled refresh has no result`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.resultDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing(with: .cancelled)
    #expect(header.displayedOutcome == nil && screen.inset == [0, 0, 0, 0])
  }

  @Test func `a new refresh replaces a result`() {
    let screen = Screen()
    var (refreshes, ends) = (0, 0)
    let header = screen.attach(NormalHeader(refreshingBlock: { refreshes += 1 }))
    header.didClose = { ends += 1 }
    header.resultDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 0.5)
    header.beginRefreshing()
    #expect(header.displayedOutcome == nil && header.state == .refreshing && ends == 1)
    screen.advance(by: 2)
    #expect(refreshes == 2 && screen.inset == [54, 0, 0, 0], "the old duration closes nothing")
    header.endRefreshing()
    screen.advance(by: 2)
    #expect(ends == 2 && screen.inset == [0, 0, 0, 0])
  }

  @Test func `a second level does not open while a result is held`() {
    let screen = Screen()
    var ends = 0
    let header = screen.attach(NormalHeader {})
    header.didClose = { ends += 1 }
    header.resultDuration = 1
    let level = SecondLevel(view: UIView())
    header.secondLevel = level
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    level.open()
    screen.advance(by: 3)
    #expect(!level.isOpen && ends == 1 && screen.inset == [0, 0, 0, 0])
    #expect(header.displayedOutcome == nil)
    level.open()
    screen.advance(by: 1)
    #expect(level.isOpen)
  }

  @Test func `a control that is detached while it displays a result leaves nothing`() {
    let screen = Screen()
    var ends = 0
    let header = screen.attach(NormalHeader {})
    header.didClose = { ends += 1 }
    header.resultDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.scrollView.refreshHeader = nil
    #expect(screen.inset == [0, 0, 0, 0] && ends == 1 && header.displayedOutcome == nil)
    screen.advance(by: 2)
    #expect(ends == 1)
  }

  @Test func `section headers and the app may move the edges while a result is held`() {
    let screen = Screen(inset: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    let header = screen.attach(NormalHeader {})
    header.resultDuration = 1
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(screen.inset == [64, 0, 0, 0])
    screen.scrollView.contentInset.top += 20
    screen.turn()
    #expect(screen.inset == [84, 0, 0, 0] && screen.offset.y == -84)
    screen.scrollView.contentOffset.y = 500
    screen.turn()
    #expect(screen.inset == [30, 0, 0, 0])
    screen.advance(by: 2)
    #expect(screen.inset == [30, 0, 0, 0] && screen.offset.y == 500)
  }

  @Test(.scenario("S23"))
  func `a refresh ends as failed at its time-out`() async {
    let screen = Screen()
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    header.lastUpdatedStore = DictionaryStore()
    header.timeoutDuration = 5
    screen.attach(header)
    header.beginRefreshing()
    #expect(await settle { task.isWaiting })
    screen.advance(by: 4.9)
    #expect(header.isRefreshing)
    screen.advance(by: 0.2)
    #expect(!header.isRefreshing && header.lastUpdatedTime == nil)
    #expect(await settle { task.wasCancelled })
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S23"))
  func `a time-out counts from the handler of its own refresh`() {
    let screen = Screen()
    let log = EventLog()
    let footer = screen.attach(AutoNormalFooter {})
    log.observe(footer)
    footer.showsFailure = true
    footer.timeoutDuration = 5
    footer.beginRefreshing()
    screen.advance(by: 4)
    footer.endRefreshing()
    footer.beginRefreshing()
    screen.advance(by: 4)
    #expect(footer.isRefreshing)
    screen.advance(by: 1.1)
    #expect(!footer.isRefreshing && footer.displayedOutcome == .failure)
    #expect(log.entries.filter { $0 == "ended" }.count == 2)
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test(.scenario("S25"))
  func `a redraw does not cancel the work, and canceled work closes its control`() async {
    let screen = Screen()
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    header.lastUpdatedStore = DictionaryStore()
    screen.attach(header)
    header.beginRefreshing()
    #expect(await settle { task.isWaiting })
    // An update of the interface assigns and configures the same control again.
    screen.scrollView.refreshHeader = header
    header.setRefreshHandler { try await task.run() }
    header.setTitle("Loading", for: .refreshing)
    screen.scrollView.setNeedsLayout()
    screen.leaveWindow()
    screen.enterWindow()
    screen.advance(by: 1)
    #expect(task.isWaiting && !task.wasCancelled && header.isRefreshing && task.startCount == 1)
    header.handlerRun = nil
    #expect(await settle { !header.isRefreshing })
    screen.advance(by: 1)
    #expect(task.wasCancelled && screen.inset == [0, 0, 0, 0] && header.lastUpdatedTime == nil)
  }

  @Test func `a trailer shows its arrow again after a result`() {
    let screen = Screen()
    screen.scrollView.contentSize.width = 1000
    let trailer = screen.attach(NormalTrailer {})
    trailer.resultDuration = 1
    trailer.beginRefreshing()
    screen.advance(by: 1)
    trailer.endRefreshing(with: .failure)
    #expect(trailer.arrowView.isHidden)
    screen.advance(by: 3)
    #expect(!trailer.arrowView.isHidden)
  }

  @Test func `a result is over when the control leaves the view, by whatever movement`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.resultDuration = 0.5
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing(with: .failure)
    screen.drag(to: -40)
    screen.advance(by: 2)
    #expect(header.displayedOutcome == .failure, "a finger holds it in view")
    screen.drag(to: -20, 0)
    #expect(header.displayedOutcome == nil)
  }
}
