import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ThresholdTests {
  private var impacts: Int {
    MainLoop.current.feedbacks.filter { $0.kind == .impact(.light, intensity: 1) }.count
  }

  @Test(.scenario("S68"))
  func `each pull gives one impact, however often it passes the threshold`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.playsHapticFeedback = true
    screen.drag(to: -30)
    #expect(MainLoop.current.feedbacks.map(\.kind) == [.preparation], "when the drag begins")
    screen.drag(to: -53)
    #expect(impacts == 0)
    screen.drag(to: -60, -30, -60, -100, 0, -80)
    #expect(impacts == 1)
    screen.release()
    screen.advance(by: 1)
    #expect(header.state == .refreshing && impacts == 1)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: -60, 0)
    screen.scrollView.scriptDragEnded(cancelled: false)
    #expect(impacts == 2, "a new pull")
  }

  @Test(.scenario("S68"))
  func `begins in code, automatic loads and pulls that cannot refresh give no impact`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    let footer = screen.attach(AutoNormalFooter {})
    for control in [header, footer] as [RefreshComponent] { control.playsHapticFeedback = true }
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: 1000, 1244)
    #expect(footer.state == .refreshing)
    screen.release()
    header.isBlockedByOtherRefreshes = true
    screen.drag(to: -60)
    screen.release()
    #expect(header.state == .idle)
    screen.scrollView.scriptDragEnded(cancelled: false)
    footer.endRefreshing()
    header.endRefreshing(with: .noMoreData)
    screen.drag(to: -60)
    #expect(impacts == 0)
  }

  @Test(.scenario("S68"), arguments: [0, 1, 2], [false, true])
  func `a pull that another control barred at first gives one impact when it may refresh`(
    movements: Int, beginsAtThreshold: Bool
  ) {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    let footer = screen.attach(AutoNormalFooter {})
    header.playsHapticFeedback = true
    header.isBlockedByOtherRefreshes = true
    header.beginsAtThreshold = beginsAtThreshold
    footer.beginRefreshing()
    screen.advance(by: 1)
    screen.drag(to: -30, -60, -70)
    #expect(impacts == 0 && header.state != .refreshing)
    footer.endRefreshing()
    screen.turn()
    for step in 0..<movements { screen.drag(to: -71 - CGFloat(step)) }
    if movements > 0 { #expect(impacts == 1) }
    screen.release()
    screen.advance(by: 1)
    let isRefreshing = movements > 0 || !beginsAtThreshold
    #expect(header.isRefreshing == isRefreshing && impacts == (isRefreshing ? 1 : 0))
  }

  @Test func `without the setting, no generator is used`() {
    let screen = Screen()
    screen.attach(NormalHeader {})
    screen.drag(to: -100)
    #expect(MainLoop.current.feedbacks.isEmpty)
  }

  @Test func `a refresh begins under the finger without a jump`() {
    let screen = Screen()
    var refreshes = 0
    let header = screen.attach(NormalHeader(refreshingBlock: { refreshes += 1 }))
    header.beginsAtThreshold = true
    screen.drag(to: -30, -54)
    #expect(header.state == .idle)
    screen.drag(to: -60)
    #expect(header.state == .refreshing && refreshes == 1 && header.loadingView.isAnimating)
    #expect(screen.inset == [0, 0, 0, 0] && screen.offset.y == -60)
    screen.drag(to: -90, -40, -100)
    #expect(screen.inset == [0, 0, 0, 0] && screen.offset.y == -100, "the finger moves it")
    screen.release()
    screen.advance(by: 1)
    #expect(screen.inset == [54, 0, 0, 0] && screen.offset.y == -54 && refreshes == 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0] && screen.offset.y == 0)
  }

  @Test func `one refresh begins until the finger is lifted`() {
    let screen = Screen()
    var refreshes = 0
    let header = screen.attach(NormalHeader(refreshingBlock: { refreshes += 1 }))
    header.beginsAtThreshold = true
    screen.drag(to: -60)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .idle && screen.offset.y == -60)
    screen.drag(to: -100, -20, -100)
    #expect(header.state == .idle && refreshes == 1)
    screen.release()
    screen.scrollView.contentOffset.y = 0
    screen.advance(by: 1)
    #expect(refreshes == 1)
    screen.drag(to: -60)
    #expect(refreshes == 2)
  }

  @Test func `a real finger sees the content move steadily while the refresh begins`() {
    let phone = Phone()
    let rows = Rows(40)
    let table = rows.table()
    phone.show(table)
    let header = NormalHeader {}
    header.beginsAtThreshold = true
    table.refreshHeader = header
    phone.turn()
    let touch = phone.window.beginTouch(at: CGPoint(x: 195, y: 300))
    var offsets: [CGFloat] = []
    for step in 1...100 {
      phone.advance(by: 0.01)
      phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 300 + CGFloat(step) * 3))
      offsets.append(table.contentOffset.y)
    }
    #expect(header.state == .refreshing)
    let steps = zip(offsets, offsets.dropFirst()).map { $0 - $1 }
    // The finger moves by 3 points, and the content past its edge by less.
    #expect(steps.allSatisfy { $0 >= 0 && $0 <= 3.01 })
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(table.contentOffset.y == -54 - table.safeAreaInsets.top)
  }

  @Test func `a footer and the sides begin at the threshold, too`() {
    let screen = Screen()
    let footer = screen.attach(BackNormalFooter {})
    footer.beginsAtThreshold = true
    screen.drag(to: 1200, 1250)
    #expect(footer.state == .refreshing && screen.inset == [0, 0, 0, 0])
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.contentOffset.y = 1248
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 44, 0] && screen.offset.y == 1244)
    let automatic = AutoNormalFooter {}
    automatic.beginsAtThreshold = true
    #expect(automatic.engine == AutoNormalFooter {}.engine, "it has no threshold")
  }

  @Test func `a header with a second level begins when the finger is lifted`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.beginsAtThreshold = true
    header.playsHapticFeedback = true
    header.secondLevel = SecondLevel(view: UIView())
    #expect(header.beginsAtThreshold)
    screen.drag(to: -60)
    #expect(header.state == .pulling && impacts == 1)
    screen.drag(to: -200)
    #expect(header.secondLevel?.isArmed == true && impacts == 2)
    screen.drag(to: 0)
    screen.scrollView.scriptDragEnded(cancelled: false)
    header.secondLevel = nil
    screen.drag(to: -60)
    #expect(header.state == .refreshing)
  }

  @Test(.scenario("S68"))
  func `each pull gives one impact for each of two thresholds`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.playsHapticFeedback = true
    let level = SecondLevel(view: UIView())
    header.secondLevel = level
    screen.drag(to: -60, -200, -110, -200, -60, -30, -200, -100, -200)
    #expect(level.isArmed && impacts == 2)
    screen.drag(to: 0)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.turn()
    screen.drag(to: -60)
    #expect(impacts == 3)
    screen.drag(to: -200, -60, -200)
    #expect(impacts == 4, "a new pull")
  }

  @Test func `a pull back to the edge leaves the control closed`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.beginsAtThreshold = true
    screen.drag(to: -60, 0, 40)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.turn()
    screen.advance(by: 1)
    #expect(header.state == .refreshing && screen.inset == [0, 0, 0, 0] && screen.offset.y == 40)
    screen.scrollView.contentOffset.y = -20
    #expect(screen.inset == [20, 0, 0, 0], "it comes into view as any open header")
  }

  @Test func `the setting of another feature does not turn on impacts`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.minimumVisibleDuration = 1
    screen.drag(to: -30, -100)
    #expect(MainLoop.current.feedbacks.isEmpty)
  }
}
