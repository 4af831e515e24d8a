#if os(Linux)
  import UIKit

  // The part of UIKit that the article *Recipes* uses and that the UIKit for Linux does not have.

  struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    Sendable
  {
    private(set) var itemIdentifiers: [Item] = []

    mutating func appendSections(_ identifiers: [Section]) {}

    mutating func appendItems(_ identifiers: [Item]) { itemIdentifiers += identifiers }
  }

  /// A data source with one section.
  @MainActor
  final class UITableViewDiffableDataSource<
    Section: Hashable & Sendable, Item: Hashable & Sendable
  >: NSObject, UITableViewDataSource {
    typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var items: [Item] = []

    init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      self.tableView = tableView
      self.cellProvider = cellProvider
      super.init()
      tableView.dataSource = self
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
    ) async {
      items = snapshot.itemIdentifiers
      tableView?.reloadData()
      await Task.yield()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cellProvider(tableView, indexPath, items[indexPath.row]) ?? UITableViewCell()
    }
  }

  @MainActor
  protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
  }

  /// A container without a bar, which shows one of its screens.
  final class UITabBarController: UIViewController {
    weak var delegate: (any UITabBarControllerDelegate)?
    var viewControllers: [UIViewController]? {
      didSet { selectedViewController = viewControllers?.first }
    }
    private(set) var selectedViewController: UIViewController? {
      didSet {
        guard selectedViewController !== oldValue else { return }
        oldValue?.view.removeFromSuperview()
        guard let screen = selectedViewController else { return }
        addChild(screen)
        screen.view.frame = view.bounds
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
      }
    }

    /// Selects a tab as a tap does.
    func tap(_ index: Int) {
      guard let screen = viewControllers?[index],
        delegate?.tabBarController(self, shouldSelect: screen) ?? true
      else { return }
      selectedViewController = screen
    }
  }
#endif
