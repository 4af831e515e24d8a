internal import UIKit

/// A window of the gallery: a list of the examples, each opened by a tap.
final class GalleryScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillEnterForeground(_ scene: UIScene) {
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: ExampleListViewController(
        sections: GallerySection.all + [.swiftUI, .webViews]))
    window.makeKeyAndVisible()
    self.window = window
  }
}
