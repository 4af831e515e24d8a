import MJRefresh

// A file that imports MJRefresh only. The Objective-C module brings UIKit and Foundation with it.

/// A list whose footer changes its height. The app adjusts the inset, as MJRefresh requires.
final class GrowingListController: UITableViewController {
  private(set) var loads = 0
  let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loads += 1 }
  }

  /// Changes the height of the footer.
  func setFooterHeight(_ height: CGFloat) {
    guard let footer = tableView.mj_footer else { return }
    tableView.mj_insetB -= footer.mj_h
    footer.mj_h = height
    tableView.mj_insetB += footer.mj_h
  }

  /// Hides the footer of an empty list, as apps do when a filter or a search begins.
  func showResults(_ isEmpty: Bool) {
    tableView.mj_footer?.isHidden = isEmpty
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// The year and the month of a refresh, in the app's format.
func refreshDate(_ date: Date, in calendar: Calendar) -> String {
  let components = calendar.dateComponents([.year, .month], from: date)
  return "\(components.year ?? 0)-\(components.month ?? 0)"
}
