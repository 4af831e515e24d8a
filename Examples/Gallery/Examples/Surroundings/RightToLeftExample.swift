internal import EdgeRefresh
internal import UIKit

/// Arabic, from right to left: the arrow and the spinner stand where reading begins.
final class RightToLeftExample: FullMessageListViewController {
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
