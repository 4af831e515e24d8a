import Foundation

/// The reuse queues of cells, headers and footers, and the registered classes.
@MainActor
struct TableReuse {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func enqueue(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func enqueue(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    views[identifier, default: []].append(view)
  }

  mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(_registered: identifier)
  }

  mutating func dequeueView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewClasses[identifier]?.init(_registered: identifier)
  }

  mutating func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for cells, but is not a UITableViewCell")
    }
    cellClasses[identifier] = type
  }

  mutating func registerViews(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      viewClasses[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(viewClass) is registered for headers, but is not a header or footer view")
    }
    viewClasses[identifier] = type
  }
}

extension UITableView {
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = reuse.dequeueCell(identifier) else {
      preconditionFailure("no class is registered for cells with the identifier \(identifier)")
    }
    if let row = tableGeometry?.row(indexPath) {
      cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }
    return cell
  }
}
