import Foundation

/// The row at which an animated scroll ends.
struct TableScrollTarget {
  let path: IndexPath
  let position: UITableView.ScrollPosition

  /// The content offset at which the scroll ends, as far as the heights are known.
  let offset: CGPoint
}

/// Scrolling to a row.
extension UITableView {
  func scroll(toRow indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if takesPostponedSize() { updateContentSize(evenIfEqual: true) }
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0, let position = resolved(scrollPosition, rect) else { return }
    let offset = offset(of: rect, at: position)
    setContentOffset(offset, animated: animated)
    guard tableGeometry?.estimates != nil else { return }
    if animated {
      scrollTarget = TableScrollTarget(path: indexPath, position: position, offset: offset)
    } else {
      settle(at: indexPath, position)
    }
  }

  /// Measures the rows around a row, and scrolls again until the row is at its position.
  private func settle(at path: IndexPath, _ position: ScrollPosition) {
    while true {
      layOutRows()
      let offset = offset(of: rectForRow(at: path), at: position)
      guard offset != contentOffset else { return }
      setContentOffset(offset, animated: false)
    }
  }

  /// Directs an animated scroll to the current position of its row. If the scroll has already
  /// ended, corrects the offset.
  func followScrollTarget() {
    guard let target = scrollTarget else { return }
    let offset = offset(of: rectForRow(at: target.path), at: target.position)
    guard offset != target.offset else { return }
    scrollTarget = nil
    if let motion, motion.purpose == .animation, motion.destination == target.offset {
      redirectAnimation(to: offset)
    } else if motion == nil, !isTracking, contentOffset == target.offset {
      setContentOffset(offset, animated: false)
    } else {
      return
    }
    scrollTarget = TableScrollTarget(path: target.path, position: target.position, offset: offset)
  }

  /// Returns the requested position. If it is `none`, returns the one that needs the shortest
  /// scroll; `nil` if the row is visible.
  private func resolved(_ position: ScrollPosition, _ rect: CGRect) -> ScrollPosition? {
    guard position == .none else { return position }
    let visible = bounds.inset(by: adjustedContentInset)
    if rect.minY < visible.minY { return .top }
    guard rect.maxY > visible.maxY else { return nil }
    return rect.height > visible.height ? .top : .bottom
  }

  private func offset(of rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .none, .top: offset.y = rect.minY - inset.top
    case .middle: offset.y = rect.midY - inset.top - visible / 2
    case .bottom: offset.y = rect.maxY - inset.top - visible
    }
    return aligned(clamped(offset))
  }
}
