import EdgeRefresh
import Testing
import UIKit

@testable import Stories

struct SavedStoriesTests {
  private let app = SimulatedApp { SavedStoriesViewController() }

  private var screen: SavedStoriesViewController { app.screen }

  private static let page = (0..<20).map { Story(id: $0, title: "Saved \($0)") }

  @Test func `a view draws the header, and a block loads`() async throws {
    let header = try #require(screen.tableView.refreshHeader)
    #expect(header.bounds.height == 64)
    screen.onLoad = { [weak screen] in Task { screen?.add(Self.page) } }
    app.pull(by: 300)
    await app.wait { screen.stories.count == 20 && header.state == .idle }
    #expect(screen.stories.count == 20)
    await app.wait(seconds: 1)
    let states = screen.pulse.presentations.map(\.state)
    #expect(states.contains(.pulling) && states.contains(.refreshing))
    #expect(screen.pulse.presentations.last?.isActive == false)
  }

  @Test func `a pull past the end loads more until nothing is added`() async throws {
    let footer = try #require(screen.tableView.refreshFooter)
    screen.add(Self.page)
    var pages = [Self.page, []]
    screen.onLoad = { [weak screen] in screen?.add(pages.removeFirst()) }
    for _ in 0..<8 where footer.state != .noMoreData {
      app.pull(by: -500)
      await app.wait(seconds: 1)
    }
    #expect(screen.stories.count == 40)
    #expect(screen.pagesFromPull == 2)
    #expect(footer.state == .noMoreData)
  }
}
