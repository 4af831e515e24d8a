internal import EdgeRefresh
internal import UIKit

/// A list of checks that run when the screen appears, each with its result.
final class ObjectiveCChecksViewController: UITableViewController {
  private var results: [(name: String, passed: Bool)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LinesCell.self, forCellReuseIdentifier: LinesCell.identifier)
    tableView.allowsSelection = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    results = ObjectiveCCheck.all.map { check in
      // Each check has its own scroll view, in the window and behind the list.
      let scrollView = UIScrollView(frame: view.bounds)
      view.window?.insertSubview(scrollView, at: 0)
      defer { scrollView.removeFromSuperview() }
      return (check.name, check.perform(scrollView))
    }
    let failures = results.count { !$0.passed }
    title = failures == 0 ? "All \(results.count) passed" : "\(failures) failed"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: LinesCell.identifier, for: indexPath)
    let result = results[indexPath.row]
    (cell as? LinesCell)?.show(
      "\(result.name)\n\(result.passed ? "passed" : "failed")",
      color: result.passed ? .label : .systemRed)
    return cell
  }
}
