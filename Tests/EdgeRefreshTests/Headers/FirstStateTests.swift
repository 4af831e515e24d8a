import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A header whose setter ignores equal states, as the macro of MJRefresh does.
private final class EqualStateIgnoringHeader: RefreshHeader {
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
    let header = EqualStateIgnoringHeader()
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
