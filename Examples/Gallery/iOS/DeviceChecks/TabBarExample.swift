internal import UIKit

/// Two lists in a tab bar. On iOS 26 and later, the bar shrinks while the content scrolls down.
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
    if #available(iOS 26.0, *) { tabBarMinimizeBehavior = .onScrollDown }
  }

  required init?(coder: NSCoder) { nil }
}
