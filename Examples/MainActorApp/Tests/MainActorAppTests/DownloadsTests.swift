import MJRefresh
import Testing
import UIKit

@testable import Downloads

struct DownloadsTests {
  private struct Offline: Error {}

  private let app = SimulatedApp { DownloadsViewController() }

  private var screen: DownloadsViewController { app.screen }

  @Test func `the names of MJRefresh work without annotations`() async throws {
    let header = try #require(screen.tableView.mj_header as? DownloadHeader)
    screen.nextFiles = { (0..<30).map { "File \($0)" } }
    app.pull(by: 300)
    await app.wait { screen.files.count == 30 && header.state == .idle }
    #expect(screen.files.count == 30)
    #expect(header.endCount == 1)
    #expect(screen.tableView.mj_footer?.isHidden == false)
  }

  @Test func `a failed load ends the refresh`() async throws {
    let header = try #require(screen.tableView.mj_header as? DownloadHeader)
    screen.nextFiles = { throw Offline() }
    app.pull(by: 300)
    await app.wait { screen.failures == 1 && header.state == .idle }
    #expect(screen.failures == 1)
    #expect(screen.files.isEmpty)
    #expect(header.endCount == 1)
    #expect(screen.tableView.mj_footer?.isHidden == true)
  }
}
