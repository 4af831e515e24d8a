import Foundation

/// Queries about geometry and visible views.
extension UITableView {
  /// The positions of the parts. They are loaded if necessary.
  var loadedGeometry: TableGeometry? {
    loadIfNeeded()
    return tableGeometry
  }

  func row(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return tableGeometry?.rows(from: point.y, to: point.y.nextUp).first
  }

  func visibleHeaderFooterView(_ view: UIView?) -> UITableViewHeaderFooterView? {
    view?.superview === self ? view as? UITableViewHeaderFooterView : nil
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    guard let row = loadedGeometry?.row(path) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  func sectionRect(
    _ section: Int, _ part: (TableGeometry.Section) -> (top: CGFloat, height: CGFloat)
  ) -> CGRect {
    guard let geometry = loadedGeometry, geometry.sections.contains(section) else { return .zero }
    let (top, height) = part(geometry.section(section))
    return CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
