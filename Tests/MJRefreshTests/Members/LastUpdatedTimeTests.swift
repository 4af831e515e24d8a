import EdgeRefreshControls
import Foundation
import MJRefresh
import TestSupport
import Testing
import UIKit

/// How headers display times in an app that only changes its import.
@Suite(.isolated)
@MainActor
struct LastUpdatedTimeTests {
  private func header() -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: {})
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    header.lastUpdatedFormat = LastUpdatedFormat(
      currentTimeProvider: { Date(timeIntervalSince1970: 1_700_000_000) }, calendar: calendar,
      locale: Locale(identifier: "en_US"))
    header.lastUpdatedStore = Store()
    return header
  }

  @Test func `a header of the original's property writes times as the original`() {
    let tableView = UITableView()
    let header = header()
    tableView.mj_header = header
    header.setLastUpdatedTime(Date(timeIntervalSince1970: 1_680_000_000))
    #expect(header.lastUpdatedTimeLabel.text == "Last updated: 03-28 10:40")
    header.lastUpdatedFormat.style = .localized
    #expect(header.lastUpdatedTimeLabel.text?.hasPrefix("Last updated: 3/28, 10:40") == true)
  }

  @Test func `a header of the new property writes times as the user does`() {
    let tableView = UITableView()
    let header = header()
    header.setLastUpdatedTime(Date(timeIntervalSince1970: 1_680_000_000))
    tableView.insertSubview(header, at: 0)
    #expect(header.lastUpdatedTimeLabel.text?.hasPrefix("Last updated: 3/28, 10:40") == true)
  }
}

/// Stores one time.
private final class Store: LastUpdatedStore {
  private var time: Date?

  func lastUpdatedTime(forKey key: String) -> Date? { time }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { self.time = time }
}
