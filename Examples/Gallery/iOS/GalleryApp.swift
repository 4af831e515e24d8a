import UIKit

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
      rootViewController: ExampleListViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The names of the examples; a tap presents one, a swipe down dismisses it.
final class ExampleListViewController: UITableViewController {
  private static let identifier = "example"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "EdgeRefresh"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    GalleryExample.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    cell.textLabel?.text = GalleryExample.all[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    present(GalleryExample.all[indexPath.row].makeViewController(), animated: true)
  }
}
