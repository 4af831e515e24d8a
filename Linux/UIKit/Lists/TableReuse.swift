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
}

extension UITableView {
  /// Registers the class of new cells for an identifier; `nil` removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for cells, but is not a UITableViewCell")
    }
    reuse.cellClasses[identifier] = type
  }

  /// Registers the class of new headers and footers for an identifier; `nil` removes the
  /// registration.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      reuse.viewClasses[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is registered for headers, but is not a header or footer view")
    }
    reuse.viewClasses[identifier] = type
  }

  /// Returns a reused cell, a new one of the registered class, or `nil` if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeueCell(identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reuse.dequeueCell(identifier) else {
      preconditionFailure("no class is registered for cells with the identifier \(identifier)")
    }
    if let row = tableGeometry?.row(indexPath) {
      cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }
    return cell
  }

  /// Returns a reused header or footer, a new one of the registered class, or `nil` if no class is
  /// registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = reuse.dequeueView(identifier)
    view?.isInGroupedTable = style == .grouped
    return view
  }
}
