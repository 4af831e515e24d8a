internal import EdgeRefresh
internal import UIKit

/// A right-to-left layout, in Arabic. The arrow and the spinner are on the right.
final class RightToLeftExample: HeaderAndFooterListViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    parent?.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    RefreshConfiguration.default.languageCode = "ar"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RefreshConfiguration.default.languageCode = nil
  }
}
