internal import UIKit

/// A window of the gallery: a list of the examples, each opened by a tap.
final class GalleryScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillEnterForeground(_ scene: UIScene) {
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRootViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Creates the controller that the window shows when it appears.
  private func makeRootViewController() -> UIViewController {
    ProbeLaunch.makeRootViewController()
      ?? UINavigationController(
        rootViewController: ExampleListViewController(
          sections: GallerySection.all + [
            .swiftUI, .webViews, .deviceChecks, .measurements(.device), .swiftUIMeasurements,
          ]))
  }
}
