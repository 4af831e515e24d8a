import EdgeRefresh
import TestSupport

@testable import EdgeRefreshControls

extension EventLog {
  /// Records all callbacks of a control.
  func observe(_ control: RefreshComponent) {
    control.refreshingBlock = { self.record("refreshing") }
    control.didOpen = { self.record("began") }
    control.closingAnimations = { self.record("endAnimation") }
    control.didClose = { self.record("ended") }
  }
}
