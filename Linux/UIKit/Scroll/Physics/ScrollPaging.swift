package import Foundation

/// At which page content comes to rest along one axis.
package enum ScrollPaging {
  /// The speed from which a fling turns the page, in points per second.
  package static let turningVelocity: CGFloat = 100

  /// The offset of the page that content is bound for when it is let go of.
  ///
  /// A fling turns one page; without one the nearest page wins. Pages begin at multiples of the
  /// view's size, counted from offset 0.
  package static func target(
    from position: CGFloat, velocity: CGFloat, page: CGFloat, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard page > 0 else { return min(max(position, range.lowerBound), range.upperBound) }
    let index = position / page
    let wanted: CGFloat
    if velocity > turningVelocity {
      wanted = index.rounded(.down) + 1
    } else if velocity < -turningVelocity {
      wanted = index.rounded(.up) - 1
    } else {
      wanted = index.rounded()
    }
    return min(max(wanted * page, range.lowerBound), range.upperBound)
  }
}
