internal import SwiftUI
internal import UIKit

/// Contains a screen with its own navigation bar, and hides that of the gallery.
final class OwnNavigationViewController<Screen: View>: UIViewController {
  private let makeScreen: (@escaping @MainActor () -> Void) -> Screen

  /// Creates the controller of a screen, which gets a function that leaves it.
  init(_ makeScreen: @escaping (@escaping @MainActor () -> Void) -> Screen) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let host = UIHostingController(
      rootView: makeScreen { [weak self] in
        self?.navigationController?.popViewController(animated: true)
      })
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
