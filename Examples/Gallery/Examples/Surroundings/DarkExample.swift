internal import EdgeRefresh
internal import UIKit

/// Dark, whatever the system is: the controls follow by themselves.
final class DarkExample: FullMessageListViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.overrideUserInterfaceStyle = .dark
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.overrideUserInterfaceStyle = .unspecified
  }
}
