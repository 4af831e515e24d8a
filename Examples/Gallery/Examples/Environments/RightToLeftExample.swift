internal import EdgeRefresh
internal import UIKit

/// A right-to-left layout, in Arabic. The arrow and the spinner are on the right.
final class RightToLeftExample: HeaderAndFooterListViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Before iOS 17, only a parent can override traits. A new controller has no parent.
    parent?.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: self)
    RefreshConfiguration.default.languageCode = "ar"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RefreshConfiguration.default.languageCode = nil
  }
}
