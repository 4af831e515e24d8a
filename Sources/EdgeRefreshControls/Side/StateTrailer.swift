public import UIKit

/// A trailer that displays its state as vertical text.
open class StateTrailer: RefreshTrailer, StateTextDisplaying {
  #if canImport(ObjectiveC)
    @objc
  #endif
  open dynamic var stateLabel: UILabel! { ownStateLabel }

  #if canImport(ObjectiveC)
    @objc(setTitle:forState:)
  #endif
  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }
}
