internal import UIKit

/// A window of the probe: a list of the checks and measurements, and of the examples of the
/// gallery, which some checks use.
final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillEnterForeground(_ scene: UIScene) {
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ProbeLaunch.makeRootViewController() ?? makeList()
    window.makeKeyAndVisible()
    self.window = window
  }

  private func makeList() -> UIViewController {
    let list = ExampleListViewController(
      sections: [.deviceChecks, .measurements] + GallerySection.all + [.swiftUI, .webViews])
    list.title = "Probe"
    return UINavigationController(rootViewController: list)
  }
}
