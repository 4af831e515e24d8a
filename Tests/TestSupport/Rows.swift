package import UIKit

/// The data source and delegate of a table whose rows all have the same height.
@MainActor
package final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows in each section.
  package var counts: [Int]
  /// Whether each section has a header and a footer.
  package var hasTitles = false
  /// The height of a row in points.
  package var height: CGFloat

  /// Creates rows. Each count is the number of rows in a section; the height is in points.
  package init(_ counts: Int..., height: CGFloat = 44) {
    self.counts = counts
    self.height = height
  }

  /// Creates a table of these rows. The caller must retain the rows.
  package func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    // All heights are known in advance, so the content size is exact from the beginning.
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.delegate = self
    return table
  }

  package func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  package func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { counts[section] }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  package func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { height }

  package func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { hasTitles ? "Section \(section)" : nil }

  package func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { hasTitles ? "End of section \(section)" : nil }
}
