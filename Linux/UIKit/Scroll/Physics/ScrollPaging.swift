package import Foundation

/// The page at which content stops, along one axis.
package enum ScrollPaging {
  /// The minimum speed of a fling that turns the page, in points per second.
  package static let turningVelocity: CGFloat = 100

  /// The offset of the page at which released content stops, clamped to the range.
  ///
  /// A fling moves to the next page in its direction; a slower release moves to the nearest page.
  /// Pages begin at multiples of the view's size, counted from the origin, which is 0 by default.
  package static func target(
    from position: CGFloat, velocity: CGFloat, page: CGFloat, range: ClosedRange<CGFloat>,
    origin: CGFloat = 0
  ) -> CGFloat {
    guard page > 0 else { return min(max(position, range.lowerBound), range.upperBound) }
    let currentPage = (position - origin) / page
    let targetPage: CGFloat
    if velocity > turningVelocity {
      targetPage = currentPage.rounded(.down) + 1
    } else if velocity < -turningVelocity {
      targetPage = currentPage.rounded(.up) - 1
    } else {
      targetPage = currentPage.rounded()
    }
    return min(max(origin + targetPage * page, range.lowerBound), range.upperBound)
  }
}
