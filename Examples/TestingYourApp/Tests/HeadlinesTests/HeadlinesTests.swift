import EdgeRefresh
import Headlines
import Testing
import UIKit
import UIKitSimulator

@Suite("The screen of headlines, under a finger")
@MainActor
struct HeadlinesTests {
  let simulator = Simulator()
  let archive = Archive()
  let screen: HeadlinesViewController

  init() {
    screen = simulator.run { [archive] in HeadlinesViewController(source: archive) }
    simulator.show(screen)
    // Tests share nothing with each other, nor with the user's defaults.
    screen.tableView.refreshHeader?.lastUpdatedStore = EmptyStore()
  }

  @Test func pullingFarEnoughAndLettingGoLoadsTheNewest() async throws {
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

  @Test func aShortPullLoadsNothing() async throws {
    pull(by: 60)
    await wait(seconds: 1)
    #expect(archive.requests == 0)
    #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)
  }

  @Test func aFailureLeavesTheLastUpdatedTimeAlone() async throws {
    let header = try #require(screen.tableView.refreshHeader)
    archive.isReachable = false
    pull(by: 300)
    await wait { archive.requests == 1 && header.state == .idle }
    #expect(archive.requests == 1)
    #expect(screen.headlines.isEmpty)
    #expect(header.lastUpdatedTime == nil)
  }

  @Test func theEndOfTheListLoadsOlderOnesUntilThereAreNoMore() async throws {
    let footer = try #require(screen.tableView.refreshFooter)
    pull(by: 300)
    await wait { screen.headlines.count == 20 && !archive.isAsked }
    await wait(seconds: 1)
    for _ in 0..<10 where footer.state != .noMoreData {
      simulator.fling(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200))
      await wait(seconds: 2)
    }
    #expect(screen.headlines.count == Archive.size)
    #expect(footer.state == .noMoreData)
  }

  /// Drags down from the middle of the screen and lets go.
  private func pull(by distance: CGFloat) {
    simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 300 + distance), duration: 0.5)
  }

  /// Lets the phone's clock and the app's tasks go on, in turns.
  private func wait(seconds: TimeInterval, until condition: () -> Bool = { false }) async {
    for _ in 0..<Int(seconds * 20) where !condition() {
      simulator.advance(by: 0.05)
      for _ in 0..<5 { await Task.yield() }
    }
  }

  /// Waits for something, for ten of the phone's seconds at the most.
  private func wait(until condition: () -> Bool) async {
    await wait(seconds: 10, until: condition)
  }
}
