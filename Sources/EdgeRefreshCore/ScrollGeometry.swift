/// The geometry of a scroll view along one axis. All lengths are in points.
///
/// The insets include the app's and the system's, but not the amounts that refresh controls add.
public struct ScrollGeometry: Equatable, Sendable, Recorded {
  /// The content offset along the axis.
  public private(set) var offset: Double
  /// The length of the content.
  public let contentLength: Double
  /// The length of the scroll view.
  public let viewportLength: Double
  /// The adjusted inset at the start of the axis (top, leading).
  public private(set) var startInset: Double
  /// The adjusted inset at the end of the axis (bottom, trailing).
  public private(set) var endInset: Double
  /// Whether a finger drags the content.
  public let isDragging: Bool
  /// Whether movements can begin a refresh. `false` while the user zooms the content and while the
  /// control accepts no touches.
  public let isInteractive: Bool
  /// Whether the content settles on multiples of the viewport's length.
  public let isPaging: Bool
  /// Whether the axis is reversed, as in a right-to-left layout. Content that does not fill the
  /// viewport is then at the end of the axis.
  public private(set) var isMirrored: Bool
  /// The number of items; 0 if the content has none.
  public let itemCount: Int

  /// Creates a geometry. NaN becomes 0, numbers are limited to one billion points, and negative
  /// lengths become 0.
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

  /// The largest offset at which the content rests. If the content does not fill the viewport, this
  /// is ``minimumOffset``.
  public var maximumOffset: Double { max(contentLength + endInset - viewportLength, minimumOffset) }

  /// Returns how far the content is pulled past an edge, in points. Negative if the edge is out of
  /// view.
  public func pull(past edge: RefreshEdge) -> Double {
    edge.isStart ? minimumOffset - offset : offset - maximumOffset
  }

  /// The length between the insets that short content leaves empty; otherwise 0.
  public var shortfall: Double { max(0, viewportLength - startInset - endInset - contentLength) }

  /// Whether all of the content fits between the insets.
  public var isContentFitting: Bool { startInset + contentLength + endInset <= viewportLength }

  /// Returns the offset of a page, within two limits, for paged content that is between two pages:
  /// the next page in the direction in which the content moves, or the nearest one if the direction
  /// is 0. `nil` if the content is settled, if it is before the first page, as another control may
  /// be open there, or if a finger drags it: the scroll view then settles it.
  ///
  /// Pages begin at offset 0 of the scroll view. UIKit might count them from the inset instead, to
  /// which the control adds an amount, so content that rests on such a page is settled, too.
  func offsetOfPage(
    from lowest: Double, to highest: Double, direction: Double, amount: Double
  ) -> Double? {
    let page = viewportLength
    guard isPaging && !isDragging && page > 0 && offset >= lowest - .tolerance else { return nil }
    let first = isMirrored ? reversalOffset : 0
    let start = isMirrored ? reversalOffset + endInset + amount : -startInset
    let (number, tolerance) = ((offset - first) / page, .tolerance / page)
    if direction == 0 {
      let distance = (offset - start).remainder(dividingBy: page)
      if abs(offset - lowest) < .tolerance || abs(distance) < .tolerance { return nil }
    }
    let next =
      direction == 0
      ? number.rounded()
      : direction > 0 ? (number - tolerance).rounded(.up) : (number + tolerance).rounded(.down)
    let settled = max(min(first + next * page, highest), lowest)
    return abs(settled - offset) < .roundingError ? nil : settled
  }

  /// Returns the sum of the changes of both lengths and both insets since an earlier geometry.
  func sumOfChanges(since before: ScrollGeometry) -> Double {
    abs(contentLength - before.contentLength) + abs(viewportLength - before.viewportLength)
      + abs(startInset - before.startInset) + abs(endInset - before.endInset)
  }

  /// Returns the same geometry with another offset.
  package func moved(to offset: Double) -> ScrollGeometry {
    var moved = self
    moved.offset = offset.bounded
    return moved
  }

  /// The geometry with its axis reversed: the start and the end change places.
  ///
  /// It describes the same scroll view. Reversing it again gives the original geometry, except for
  /// rounding errors of the offset.
  public var reversed: ScrollGeometry {
    var reversed = moved(to: reversalOffset - offset)
    swap(&reversed.startInset, &reversed.endInset)
    reversed.isMirrored.toggle()
    return reversed
  }

  /// The sum of an offset and the same offset on the reversed axis.
  ///
  /// For content that does not fill the viewport, the space between the insets counts as its
  /// length. Its resting offset is therefore the smallest one on both axes.
  public var reversalOffset: Double {
    max(contentLength, viewportLength - startInset - endInset) - viewportLength
  }
}

extension Double {
  /// The largest rounding error of sums of lengths, in points. Smaller movements and pulls are
  /// ignored.
  static var roundingError: Double { 1e-6 }

  /// The tolerance for offsets, in points. A scroll view may round them to pixels.
  static var tolerance: Double { 0.5 }

  /// The number as the length of a control. Sums with offsets are exact only to a millionth of a
  /// point, so smaller lengths become 0.
  var asExtent: Double {
    let length = bounded
    return length < .roundingError ? 0 : length
  }

  /// The number limited to one billion in both directions; 0 for NaN.
  ///
  /// Sums of a few such numbers are finite and exact to a millionth of a point.
  var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

/// Offsets between which a movement changes nothing, except that the progress may follow the pull.
///
/// Most movements stay in a range, so a control can handle them with two comparisons. The engine
/// need not handle the movements within a range, as long as no other value of the geometry and no
/// setting changes. Before such a change, and before the next event, the engine has to handle the
/// last movement that was skipped.
public struct MovementRange: Sendable {
  /// The smallest offset of the range.
  public let lowest: Double
  /// The largest offset of the range.
  public let highest: Double
  /// The offset at which the progress is 0.
  let edgeOffset: Double
  /// The distance over which the progress changes by 1. Negative if smaller offsets increase the
  /// progress, and 0 if it does not change.
  let length: Double
}

extension MovementRange {
  /// Creates a range in which the progress does not change.
  public init(lowest: Double, highest: Double) {
    self.init(lowest: lowest, highest: highest, edgeOffset: 0, length: 0)
  }

  /// The range that contains no offset.
  public static var empty: MovementRange { MovementRange(lowest: .infinity, highest: -.infinity) }

  /// Sums of lengths are exact only to a millionth of a point. Ranges end twice that far from the
  /// offsets at which the engine decides differently.
  static var margin: Double { 2e-6 }

  /// Whether the progress follows the pull.
  public var changesProgress: Bool { length != 0 }

  /// Returns whether an offset is in the range.
  public func contains(_ offset: Double) -> Bool { offset >= lowest && offset <= highest }

  /// Returns the part of the range between two offsets.
  func limited(from lowest: Double, to highest: Double) -> MovementRange {
    MovementRange(
      lowest: max(lowest, self.lowest), highest: min(highest, self.highest),
      edgeOffset: edgeOffset, length: length)
  }

  /// Returns the progress at an offset of a range that changes it.
  public func progress(at offset: Double) -> Double { ((offset - edgeOffset) / length).bounded }
}
