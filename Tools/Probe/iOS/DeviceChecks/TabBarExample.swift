internal import UIKit

/// Two lists in a tab bar. On iOS 26 and later, the bar has a view above it and shrinks while the
/// content scrolls down.
final class TabBarExample: UITabBarController {
  init(server: MessageServer) {
    super.init(nibName: nil, bundle: nil)
    let lists = [
      HeaderAndFooterListViewController(server: server),
      HeaderAndFooterListViewController(server: server),
    ]
    lists[0].tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
    lists[1].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    viewControllers = lists
    if #available(iOS 26.0, *) {
      tabBarMinimizeBehavior = .onScrollDown
      let accessory = UILabel()
      accessory.text = "A view above the bar"
      accessory.textAlignment = .center
      bottomAccessory = UITabAccessory(contentView: accessory)
    }
  }

  required init?(coder: NSCoder) { nil }
}
