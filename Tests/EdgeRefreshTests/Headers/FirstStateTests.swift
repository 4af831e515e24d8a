import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A header that returns early for a state that it has, as the original's macro does.
private final class EarlyHeader: RefreshHeader {
  var log: [String] = []

  override var state: RefreshState {
    get { super.state }
    set {
      guard newValue != state else { return }
      super.state = newValue
      log.append("\(state)")
    }
  }
}

@Suite(.isolated)
@MainActor
struct FirstStateTests {
  @Test func `an override that ignores equal states runs once for the first state`() {
    let header = EarlyHeader()
    #expect(header.log == ["idle"])
    #expect(header.state == .idle)
    let screen = Screen()
    screen.scrollView.refreshHeader = header
    header.beginRefreshing()
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.log == ["idle", "refreshing", "idle"])
  }
}
