import EdgeRefresh
import Testing
import UIKit
import UIKitSimulator

@testable import Stories

struct StoryListTests {
  private let archive = StoryArchive(count: 50)
  private let app: SimulatedApp<StoryListViewController>

  private var screen: StoryListViewController { app.screen }

  init() {
    app = SimulatedApp { [archive] in
      StoryListViewController(model: StoryModel(source: archive))
    }
  }

  @Test func `a pull loads stories from another actor and shows them`() async throws {
    app.pull(by: 300)
    await app.wait { screen.model.stories.count == 20 && screen.header.state == .idle }
    #expect(screen.header.states.filter { $0 != .willRefresh } == [.pulling, .refreshing, .idle])
    await app.wait(seconds: 1)
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryCell
    #expect(cell?.title == "Story 1")
    #expect(screen.header.lastUpdatedTime != nil)
  }

  @Test func `the subclass draws the pull and observes the offset`() {
    app.simulator.touchDown(at: CGPoint(x: 195, y: 300))
    for distance in stride(from: 5, through: 60, by: 5) {
      app.simulator.touchMove(to: CGPoint(x: 195, y: 300 + CGFloat(distance)))
      app.simulator.advance(by: 1 / 60)
    }
    #expect(screen.header.state == .idle)
    #expect(screen.header.pullingPercent > 0.1)
    let length = screen.tableView.bounds.width * screen.header.pullingPercent
    #expect(abs(screen.header.barLength - length) < 1)
    #expect(screen.header.observedOffsets > 5)
    app.simulator.touchUp()
  }

  @Test func `a handler that throws leaves the stories and the time`() async {
    await archive.setReachable(false)
    app.pull(by: 300)
    await app.wait { screen.model.error != nil && screen.header.state == .idle }
    #expect(screen.model.error is StoryError)
    #expect(screen.model.stories.isEmpty)
    #expect(screen.header.lastUpdatedTime == nil)
  }

  @Test func `the end of the list loads until there are no more stories`() async throws {
    let footer = try #require(screen.tableView.refreshFooter)
    app.pull(by: 300)
    await app.wait { screen.model.stories.count == 20 }
    for _ in 0..<6 where footer.state != .noMoreData {
      app.simulator.fling(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100))
      await app.wait(seconds: 2)
    }
    #expect(screen.model.stories.count == 50)
    #expect(footer.state == .noMoreData)
    #expect(await archive.requestCount >= 3)
    try await screen.reload()
    #expect(footer.state == .idle)
  }

  @Test func `key-value observation reports the insets that the header sets`() async {
    app.pull(by: 300)
    await app.wait { screen.header.states.last == .idle }
    await app.wait(seconds: 1)
    #expect((screen.observedInsets.max() ?? 0) > 40)
    #expect(screen.tableView.contentInset.top == 0)
  }

  @Test func `conformances to protocols without an actor can be used on the main actor`()
    async throws
  {
    let reloading: any Reloading = screen
    try await reloading.reload()
    #expect(screen.model == StoryModel(source: archive) || !screen.model.stories.isEmpty)
    let described: any CustomStringConvertible = screen.model
    #expect(described.description == "20 stories")
  }
}
