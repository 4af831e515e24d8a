public import UIKit

/// A trailer that displays its state as vertical text.
open class StateTrailer: RefreshTrailer, StateTextDisplaying, ObjectiveCText {
  open dynamic var stateLabel: UILabel! { ownStateLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }
}
