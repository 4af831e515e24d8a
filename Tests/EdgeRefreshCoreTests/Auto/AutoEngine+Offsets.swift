@testable import EdgeRefreshCore

// The offsets that the rules need, computed from the public values of the engine.
extension AutoEngine {
  /// The offset at which scrolling begins a load, from the prefetch distance or else the threshold.
  var prefetchOffset: Double {
    switch prefetchDistance {
    case nil: geometry.maximumOffset + extent * loadThreshold
    case .points(let length): geometry.maximumOffset - length
    case .viewLengths(let number): geometry.maximumOffset - number * geometry.viewportLength
    case .items: geometry.maximumOffset - prefetchedItemsLength
    case .controlLengths(let number): geometry.maximumOffset - number * extent
    }
  }

  /// Less than half a point from the end counts as the end, because offsets may be rounded.
  var isAtEnd: Bool {
    geometry.offset > restingOffsets.last - 0.5
  }

  /// The first and the last offset at which the content rests.
  var restingOffsets: (first: Double, last: Double) {
    let length = geometry.contentLength + geometry.startInset + geometry.endInset + insetAmount
    let travel = max(0, length - geometry.viewportLength)
    // Content that does not fill the viewport is aligned with the start of the scroll view's own
    // axis.
    let first =
      geometry.minimumOffset + (geometry.isMirrored ? min(geometry.shortfall, insetAmount) : 0)
    return (first, first + travel)
  }

  /// Whether an offset is a page boundary.
  func isPageBoundary(_ offset: Double) -> Bool {
    let (first, last) = restingOffsets
    return geometry.isPageBoundary(offset, from: first, to: last)
  }

  /// Whether paged content may rest where it is: on a page, even if pages begin at the inset, or
  /// before the first one, where another control may be open.
  var isContentSettled: Bool {
    let (offset, page) = (geometry.offset, geometry.viewportLength)
    // In the coordinates of the scroll view.
    let (place, inset) =
      geometry.isMirrored
      ? (geometry.reversed.offset, geometry.endInset + insetAmount) : (offset, geometry.startInset)
    let distance = abs((place + inset).remainder(dividingBy: page))
    return isPageBoundary(offset) || distance < 0.5 || offset < restingOffsets.first + 0.5
  }
}

extension ScrollGeometry {
  var fillsViewport: Bool {
    contentLength > 0 && startInset + contentLength > viewportLength
  }
}
