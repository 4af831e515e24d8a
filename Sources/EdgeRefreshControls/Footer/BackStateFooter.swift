public import UIKit

/// A footer after the end that displays its state as text.
open class BackStateFooter: BackFooter, SpacedTextDisplaying {
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

  #if canImport(ObjectiveC)
    @objc(titleForState:)
  #endif
  open dynamic func title(for state: RefreshState) -> String! { ownTitle(for: state) }
}
