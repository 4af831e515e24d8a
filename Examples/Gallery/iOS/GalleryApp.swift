internal import UIKit

/// The gallery on iOS: a list of the examples, each opened by a tap.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: ExampleListViewController(
        sections: GallerySection.all + [.webViews]))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
