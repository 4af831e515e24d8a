public import UIKit

/// A leader that displays its state as vertical text.
open class StateLeader: RefreshLeader, StateTextDisplaying {
  open var stateLabel: UILabel! { ownStateLabel }

  @discardableResult
  open func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }
}
