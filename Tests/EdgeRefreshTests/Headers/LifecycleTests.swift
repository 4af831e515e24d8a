import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct LifecycleTests {
  let screen = Screen()
  let header = StateHeader()
  let log = EventLog()

  init() {
    log.observe(header)
    screen.scrollView.refreshHeader = header
    screen.turn()
  }

  @Test func `a pull past the threshold refreshes when the finger lifts`() {
    screen.drag(to: -20, -54)
    #expect(header.state == .idle)
    #expect(header.pullingPercent == 1)
    screen.drag(to: -60)
    #expect(header.state == .pulling)
    screen.release()
    #expect(header.state == .refreshing)
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.y == -54)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.3)
    #expect(log.entries == ["refreshing", "began"])
    header.endRefreshing()
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.y == 0)
    screen.advance(by: 0.45)
    #expect(log.entries == ["refreshing", "began", "endAnimation", "ended"])
  }

  @Test(.scenario("S19")) func `the state changes synchronously`() {
    header.beginRefreshing()
    #expect(header.isRefreshing)
    #expect(header.state == .refreshing)
    header.endRefreshing()
    #expect(!header.isRefreshing)
    #expect(header.state == .idle)
  }

  @Test(.scenario("S16"), arguments: [false, true])
  func `the last call of begin and end determines the state`(endsLast: Bool) {
    header.beginRefreshing()
    header.endRefreshing()
    if !endsLast { header.beginRefreshing() }
    screen.advance(by: 2)
    #expect(header.isRefreshing == !endsLast)
    #expect(screen.inset == [endsLast ? 0 : 54, 0, 0, 0])
    #expect(log.entries == (endsLast ? [] : ["refreshing", "began"]))
  }

  @Test(.scenario("S17"), .scenario("S22"))
  func `ending during the opening animation does not call the handler`() {
    header.beginRefreshing()
    screen.advance(by: 0.1)
    header.endRefreshing()
    screen.advance(by: 2)
    #expect(log.entries.isEmpty)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset == .zero)
    #expect(screen.scrollView.isUserInteractionEnabled)
  }

  @Test func `removed by the movement that its own inset causes, a header moves nothing more`() {
    MainLoop.current.answers.growingTopInset = .movesContent
    let screen = Screen()
    let header = NormalHeader {}
    screen.attach(header)
    let observation = screen.scrollView.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated { view.refreshHeader = nil }
    }
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.refreshHeader == nil)
    #expect(screen.inset == [0, 0, 0, 0] && screen.scrollView.contentOffset == .zero)
    observation.invalidate()
  }

  @Test(.scenario("S17")) func `ending within the handler closes the header`() {
    header.refreshingBlock = { [log, header] in
      log.record("refreshing")
      header.endRefreshing()
      log.record("handler returns")
    }
    header.beginRefreshing()
    screen.advance(by: 2)
    #expect(
      log.entries == ["refreshing", "handler returns", "began", "endAnimation", "ended"])
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S18"))
  func `a refresh that begins outside a window waits for the window and runs once`() {
    let hidden = Screen(isVisible: false)
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    hidden.scrollView.refreshHeader = header
    header.beginRefreshing()
    hidden.advance(by: 1)
    #expect(header.state == .willRefresh)
    #expect(header.isRefreshing)
    #expect(hidden.inset == [0, 0, 0, 0])
    hidden.enterWindow()
    hidden.advance(by: 1)
    hidden.leaveWindow()
    hidden.enterWindow()
    hidden.advance(by: 1)
    #expect(log.entries == ["refreshing", "began"])
  }

  /// A hidden view is laid out but never drawn, so the header must not wait for drawing.
  @Test(.scenario("C10"))
  func `a hidden header that begins outside a window refreshes in the window`() {
    let hidden = Screen(isVisible: false)
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    header.isHidden = true
    hidden.scrollView.refreshHeader = header
    header.beginRefreshing()
    hidden.enterWindow()
    hidden.advance(by: 1)
    #expect(log.entries == ["refreshing", "began"])
    #expect(hidden.inset == [0, 0, 0, 0], "a hidden header adds nothing")
  }

  /// UIKit may not lay out a hidden view, so the header must not wait for its own layout either.
  @Test(.scenario("C10"), arguments: UIKitAnswers.HiddenLayout.allCases)
  func `a hidden header that begins before it is attached again refreshes`(
    layout: UIKitAnswers.HiddenLayout
  ) {
    MainLoop.current.answers.hiddenLayout = layout
    for hasOther in [false, true] {
      let screen = Screen()
      let log = EventLog()
      let header = NormalHeader()
      if hasOther { screen.scrollView.refreshFooter = BackNormalFooter() }
      screen.scrollView.refreshHeader = header
      screen.advance(by: 1)
      screen.scrollView.refreshHeader = nil
      log.observe(header)
      header.beginRefreshing()
      header.isHidden = true
      screen.advance(by: 1)
      screen.scrollView.refreshHeader = header
      screen.advance(by: 1)
      #expect(log.entries == ["refreshing", "began"], "with another control: \(hasOther)")
    }
  }

  @Test(.scenario("S20")) func `a new refresh is not closed by the previous closing animation`() {
    header.beginRefreshing()
    screen.advance(by: 0.3)
    header.endRefreshing()
    screen.advance(by: 0.2)
    header.beginRefreshing()
    screen.advance(by: 0.22)
    // The previous closing animation has ended; the new refresh is still opening.
    #expect(header.state == .refreshing)
    #expect(screen.inset == [54, 0, 0, 0])
    screen.advance(by: 1)
    #expect(
      log.entries == ["refreshing", "began", "endAnimation", "ended", "refreshing", "began"])
  }

  @Test(.scenario("S20"))
  func `ending with no more data while the header closes sets that state`() {
    header.beginRefreshing()
    screen.advance(by: 0.3)
    header.endRefreshing()
    header.endRefreshing(with: .noMoreData)
    screen.advance(by: 1)
    #expect(header.state == .noMoreData)
    screen.drag(to: -80)
    #expect(header.state == .noMoreData)
  }

  @Test(.scenario("C6")) func `blocks passed to begin and end run once`() {
    for round in 1...3 {
      if round == 1 {
        header.beginRefreshing { [log] in log.record("begin block") }
      } else {
        header.beginRefreshing()
      }
      screen.advance(by: 0.3)
      if round == 2 {
        header.endRefreshing { [log] in log.record("end block") }
      } else {
        header.endRefreshing()
      }
      screen.advance(by: 0.5)
    }
    #expect(log.entries.filter { $0 == "begin block" }.count == 1)
    #expect(log.entries.filter { $0 == "end block" }.count == 1)
    #expect(log.entries.filter { $0 == "ended" }.count == 3)
  }

  @Test func `an end block does not run without a refresh`() {
    header.endRefreshing { [log] in log.record("end block") }
    screen.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `the begin block of a refresh that ends before it opens never runs`() {
    header.beginRefreshing { [log] in log.record("begin block") }
    header.endRefreshing()
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(!log.entries.contains("begin block"))
  }

  @Test func `changes in the closing animations are animated`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    header.closingAnimations = { view.alpha = 0 }
    header.beginRefreshing()
    screen.advance(by: 0.3)
    header.endRefreshing()
    screen.advance(by: 0.2)
    let alpha = view.presentation(at: MainLoop.current.now).alpha
    #expect(alpha > 0.05 && alpha < 0.95)
  }

  @Test func `callbacks run after all overrides of the state setter`() {
    final class RecordingHeader: StateHeader {
      var log: [String] = []
      override var state: RefreshState {
        didSet { log.append("\(oldValue) to \(state)") }
      }
      override func executeRefreshingCallback() {
        log.append("handler")
        super.executeRefreshingCallback()
      }
    }
    let header = RecordingHeader()
    #expect(header.log == ["idle to idle"], "the setter runs once for the first state")
    header.openingDuration = 0
    header.closingDuration = 0
    header.refreshingBlock = { header.endRefreshing() }
    screen.scrollView.refreshHeader = header
    header.log = []
    header.beginRefreshing()
    screen.turn()
    #expect(header.log == ["idle to refreshing", "handler", "refreshing to idle"])
  }

  @Test func `leaving the window during a pull ends the pull`() {
    screen.drag(to: -70)
    screen.leaveWindow()
    #expect(header.state == .idle)
  }
}
