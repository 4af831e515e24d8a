public import UIKit

/// A footer that loads automatically and displays its state as text. Tapping the text also loads.
open class AutoStateFooter: AutoFooter, SpacedTextDisplaying, ObjectiveCText,
  ObjectiveCRefreshingTitle
{
  open dynamic var stateLabel: UILabel! { ownStateLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Whether the text is hidden during a load. Default: `false`. A change applies to the next load.
  open dynamic var isRefreshingTitleHidden: Bool {
    get { ownIsRefreshingTitleHidden }
    set { ownIsRefreshingTitleHidden = newValue }
  }

  open override func prepare() {
    super.prepare()
    loadOnTapOfText()
  }
}
