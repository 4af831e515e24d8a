package import UIKit

/// A cell with a given height.
package final class MeasuredCell: UITableViewCell {
  /// The height that fits, in points.
  package var fittingHeight: CGFloat = 44
  /// Returns the number by which the height is multiplied at a width.
  package var factor: (CGFloat) -> CGFloat = { _ in 1 }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight * factor(size.width))
  }
}

/// The data source and delegate of a table whose rows measure themselves.
@MainActor
package final class MeasuredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The height of each row of each section, in points.
  package var heights: [[CGFloat]]
  /// Returns the number by which the heights are multiplied at a width.
  package var factor: (CGFloat) -> CGFloat = { _ in 1 }
  /// The rows whose cells were requested, in order.
  package private(set) var requested: [IndexPath] = []

  /// Creates rows in one section, with their heights in points.
  package init(_ heights: [CGFloat]) {
    self.heights = [heights]
  }

  /// The height of all rows, in points.
  package var total: CGFloat { heights.joined().reduce(0, +) }

  /// Creates a table of these rows, which retains them.
  package func table(estimate: CGFloat = UITableView.automaticDimension) -> UITableView {
    /// A table that retains its data source.
    final class Table: UITableView {
      var rows: MeasuredRows?
    }
    let table = Table(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.rows = self
    table.register(MeasuredCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = estimate
    table.dataSource = self
    table.delegate = self
    return table
  }

  package func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  package func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { heights[section].count }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    requested.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? MeasuredCell {
      cell.fittingHeight = heights[indexPath.section][indexPath.row]
      cell.factor = factor
    }
    return cell
  }
}

extension UITableView {
  /// The tops of the visible cells on screen, relative to the top of the table.
  package var cellTops: [IndexPath: CGFloat] {
    var tops: [IndexPath: CGFloat] = [:]
    for path in indexPathsForVisibleRows ?? [] {
      tops[path] = cellForRow(at: path).map { $0.frame.minY - bounds.minY }
    }
    return tops
  }
}
