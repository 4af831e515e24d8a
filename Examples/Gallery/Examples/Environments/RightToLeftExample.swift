internal import EdgeRefresh
internal import UIKit

/// A right-to-left layout, in Arabic. The arrow and the spinner are on the right.
final class RightToLeftExample: HeaderAndFooterListViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Traits can be overridden when the controller is a child, which it is not before it moves.
    parent?.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: self)
    RefreshConfiguration.default.languageCode = "ar"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RefreshConfiguration.default.languageCode = nil
  }
}
