import MJRefresh
import UIKit

/// A list with a header and a footer whose classes a subclass chooses.
class ListController<Item>: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  let disposeBag = DisposeBag()
  var items: [Item] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    headerClass().init(refreshingBlock: {}).autoChangeTransparency(true).link(to: tableView)
    footerClass().init(refreshingBlock: {}).link(to: tableView)
  }

  func headerClass() -> MJRefreshHeader.Type { MJRefreshNormalHeader.self }

  func footerClass() -> MJRefreshFooter.Type { MJRefreshAutoNormalFooter.self }

  func cell(for item: Item, at indexPath: IndexPath) -> UITableViewCell {
    fatalError("A subclass creates the cells")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(for: items[indexPath.row], at: indexPath)
  }
}
