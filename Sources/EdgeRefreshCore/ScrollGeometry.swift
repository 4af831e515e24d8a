/// A scroll view reduced to one axis: all that an engine knows of the world. Lengths in points.
///
/// The insets are the app's and the system's together, without the part of any refresh control:
/// where the edges are while nothing refreshes.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset along the axis.
  public let offset: Double
  /// The length of the content.
  public let contentLength: Double
  /// The length of the scroll view itself.
  public let viewportLength: Double
  /// The adjusted inset at the start of the axis (top, leading).
  public let startInset: Double
  /// The adjusted inset at the end of the axis (bottom, trailing).
  public let endInset: Double
  /// Whether a finger moves the content.
  public let isDragging: Bool
  /// Whether movements can begin a refresh: not while the content is zoomed, nor while the control
  /// accepts no touches.
  public let isInteractive: Bool
  /// Whether the content comes to rest on multiples of the viewport's length.
  public let isPaging: Bool
  /// Whether the axis runs against the scroll view's own, as in a right-to-left layout: content that
  /// does not fill the viewport is at the end of the axis then.
  public let isMirrored: Bool
  /// How many items the content has; 0 if it has none or is not made of items.
  public let itemCount: Int

  /// Takes the numbers as they come: what is not a number becomes 0, what is beyond a billion
  /// points becomes a billion, and no length is negative.
  public init(
    offset: Double = 0,
    contentLength: Double = 0,
    viewportLength: Double = 0,
    startInset: Double = 0,
    endInset: Double = 0,
    isDragging: Bool = false,
    isInteractive: Bool = true,
    isPaging: Bool = false,
    isMirrored: Bool = false,
    itemCount: Int = 0
  ) {
    self.offset = offset.bounded
    self.contentLength = max(0, contentLength.bounded)
    self.viewportLength = max(0, viewportLength.bounded)
    self.startInset = startInset.bounded
    self.endInset = endInset.bounded
    self.isDragging = isDragging
    self.isInteractive = isInteractive
    self.isPaging = isPaging
    self.isMirrored = isMirrored
    self.itemCount = itemCount
  }

  /// The smallest offset at which the content rests.
  public var minimumOffset: Double { -startInset }

  /// The largest offset at which the content rests; content that does not fill the viewport rests
  /// at its start.
  public var maximumOffset: Double {
    max(contentLength + endInset - viewportLength, minimumOffset)
  }

  /// How far the content is pulled past an edge, in points; negative while it is scrolled away.
  public func pull(past edge: RefreshEdge) -> Double {
    edge.isStart ? minimumOffset - offset : offset - maximumOffset
  }

  /// How much of the viewport, between the insets, is left empty by content that is too short.
  public var shortfall: Double {
    max(0, viewportLength - startInset - endInset - contentLength)
  }

  /// Where content settles that is paged and rests between two pages: on the nearest one, or as near
  /// as two offsets let it. `nil` where it is settled, or a finger is down, which will see to it.
  func settledOnPage(from lowest: Double, to highest: Double) -> Double? {
    let page = viewportLength
    guard isPaging && !isDragging && page > 0 else { return nil }
    let nearest = minimumOffset + ((offset - minimumOffset) / page).rounded() * page
    let settled = max(min(nearest, highest), lowest)
    return abs(settled - offset) < 1e-6 ? nil : settled
  }
}

extension Double {
  /// The number as the length of a control. Less than a millionth of a point is lost in sums with
  /// offsets, so it counts as nothing.
  var asExtent: Double {
    let length = bounded
    return length < 1e-6 ? 0 : length
  }

  /// The number, or 0 for what is not one, within a billion either way.
  ///
  /// Sums of a few such numbers are finite and exact to a millionth of a point.
  var bounded: Double {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -1e9), 1e9)
  }
}
