public import UIKit

/// A footer after the end that displays its state as text.
open class BackStateFooter: BackFooter, SpacedTextDisplaying, ObjectiveCText, ObjectiveCTitle {
  open dynamic var stateLabel: UILabel! { ownStateLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  open dynamic func title(for state: RefreshState) -> String! { ownTitle(for: state) }
}
