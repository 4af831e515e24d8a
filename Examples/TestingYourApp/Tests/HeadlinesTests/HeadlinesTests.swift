import EdgeRefresh
import Headlines
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct HeadlinesTests {
  let simulator = Simulator()
  let archive = Archive()
  let screen: HeadlinesViewController

  init() {
    screen = simulator.run { [archive] in HeadlinesViewController(source: archive) }
    simulator.show(screen)
    // All tests share the user defaults, which are the default store.
    screen.tableView.refreshHeader?.lastUpdatedStore = EmptyStore()
  }

  @Test func `a pull past the threshold loads the newest headlines when the finger lifts`()
    async throws
  {
    let header = try #require(screen.tableView.refreshHeader)
    simulator.touchDown(at: CGPoint(x: 195, y: 200))
    for distance in stride(from: 10, through: 300, by: 10) {
      simulator.touchMove(to: CGPoint(x: 195, y: 200 + CGFloat(distance)))
      simulator.advance(by: 1 / 60)
    }
    #expect(header.state == .pulling)
    simulator.touchUp()
    await wait { !screen.headlines.isEmpty }
    #expect(screen.headlines.count == 20)
    await wait { screen.tableView.contentInset == .zero }
    #expect(header.state == .idle)
  }

  @Test func `a short pull loads nothing`() async throws {
    pull(by: 60)
    await wait(seconds: 1)
    #expect(archive.requestCount == 0)
    #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)
  }

  @Test func `a failed refresh does not change the last-updated time`() async throws {
    let header = try #require(screen.tableView.refreshHeader)
    archive.isReachable = false
    pull(by: 300)
    await wait { archive.requestCount == 1 && header.state == .idle }
    #expect(archive.requestCount == 1)
    #expect(screen.headlines.isEmpty)
    #expect(header.lastUpdatedTime == nil)
  }

  @Test func `the end of the list loads older headlines until there are no more`() async throws {
    let footer = try #require(screen.tableView.refreshFooter)
    pull(by: 300)
    await wait { screen.headlines.count == 20 && !archive.isLoading }
    await wait(seconds: 1)
    for _ in 0..<10 where footer.state != .noMoreData {
      simulator.fling(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200))
      await wait(seconds: 2)
    }
    #expect(screen.headlines.count == Archive.headlineCount)
    #expect(footer.state == .noMoreData)
  }

  /// Drags down by a distance in points and lifts the finger.
  private func pull(by distance: CGFloat) {
    simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 300 + distance), duration: 0.5)
  }

  /// Advances the clock of the simulated phone, and runs the app's tasks after each step, until the
  /// condition holds or the seconds have passed.
  private func wait(seconds: TimeInterval, until condition: () -> Bool = { false }) async {
    for _ in 0..<Int(seconds * 20) where !condition() {
      simulator.advance(by: 0.05)
      for _ in 0..<5 { await Task.yield() }
    }
  }

  /// Waits until the condition holds, for at most ten seconds of the simulated phone.
  private func wait(until condition: () -> Bool) async {
    await wait(seconds: 10, until: condition)
  }
}
