internal import EdgeRefresh
internal import UIKit

/// A list in the dark appearance, independent of the system. The controls adapt automatically.
final class DarkExample: HeaderAndFooterListViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.overrideUserInterfaceStyle = .dark
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.overrideUserInterfaceStyle = .unspecified
  }
}
