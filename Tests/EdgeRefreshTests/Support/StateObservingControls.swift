import EdgeRefresh
import UIKit

@testable import EdgeRefreshControls

/// A header that reports each assignment of its state.
final class StateObservingHeader: RefreshHeader {
  /// Called within the setter of the state, with the new state.
  var onState: ((RefreshState) -> Void)?

  override var state: RefreshState {
    didSet { onState?(state) }
  }
}

/// A footer that reports each assignment of its state.
final class StateObservingFooter: AutoFooter {
  /// Called within the setter of the state, with the new state.
  var onState: ((RefreshState) -> Void)?

  override var state: RefreshState {
    didSet { onState?(state) }
  }
}
