import Foundation

/// The origins of a view's bounds for which the safe area insets of all subviews stay the same.
///
/// A view keeps them until something other than the origin changes, so that scrolling does not
/// compute the safe area of every subview. They depend on the insets of the view itself, which an
/// app may override.
struct SteadyOrigins {
  /// A closed range of coordinates.
  struct Span {
    var lower = -CGFloat.infinity
    var upper = CGFloat.infinity

    func contains(_ value: CGFloat) -> Bool { lower <= value && value <= upper }

    mutating func narrow(to other: Span) {
      lower = max(lower, other.lower)
      upper = min(upper, other.upper)
    }
  }

  var x = Span()
  var y = Span()
  /// The safe area insets of the view.
  let insets: UIEdgeInsets

  func contains(_ origin: CGPoint, insets: UIEdgeInsets) -> Bool {
    x.contains(origin.x) && y.contains(origin.y) && insets == self.insets
  }
}

/// What determines the safe area insets of subviews, except for their frames.
struct SafeAreaContext {
  /// One axis of the superview: the visible part of its content, and the safe part of that.
  private struct Axis {
    let start: CGFloat
    let end: CGFloat
    let safeStart: CGFloat
    let safeEnd: CGFloat

    init(start: CGFloat, length: CGFloat, insets: (start: CGFloat, end: CGFloat)) {
      self.start = start
      end = start + length
      // The insets of both sides may overlap. The overlap then counts as the safe part. Where there
      // is no inset, nothing covers a subview, even if it reaches beyond the bounds.
      let (first, last) = (start + insets.start, start + length - insets.end)
      safeStart = insets.start == 0 ? -.infinity : min(first, last)
      safeEnd = insets.end == 0 ? .infinity : max(first, last)
    }

    func isOutside(_ first: CGFloat, _ last: CGFloat) -> Bool { last <= start || first >= end }

    /// The values of `start` for which the insets of a subview on this axis do not change.
    func steadyStarts(_ first: CGFloat, _ last: CGFloat) -> SteadyOrigins.Span {
      guard first >= safeStart, last <= safeEnd, first < last else {
        return .init(lower: start, upper: start)
      }
      return .init(lower: start + (last - safeEnd), upper: start + (first - safeStart))
    }

    /// The values of `start` for which a subview stays outside.
    func startsOutside(_ first: CGFloat, _ last: CGFloat) -> SteadyOrigins.Span {
      last <= start ? .init(lower: last) : .init(upper: first - (end - start))
    }
  }

  private let x: Axis
  private let y: Axis
  private let insets: UIEdgeInsets
  private let isInWindow: Bool
  private let clipsSubviews: Bool

  @MainActor init(superview: UIView) {
    let bounds = superview.bounds
    insets = superview.safeAreaInsets
    isInWindow = superview.window != nil
    clipsSubviews = superview.clipsToBounds
    x = Axis(
      start: bounds.origin.x, length: bounds.size.width, insets: (insets.left, insets.right))
    y = Axis(
      start: bounds.origin.y, length: bounds.size.height, insets: (insets.top, insets.bottom))
  }

  /// All origins. `narrow(_:at:)` restricts them for each subview.
  var allOrigins: SteadyOrigins { SteadyOrigins(insets: insets) }

  /// The insets of a subview with a frame.
  ///
  /// As Apple documents, a view that is not visible has no insets. Here, such a view is not in a
  /// window, or is outside the bounds of a superview that clips its subviews.
  func insets(at frame: CGRect) -> UIEdgeInsets {
    let (minX, minY) = (frame.origin.x, frame.origin.y)
    let (maxX, maxY) = (minX + frame.size.width, minY + frame.size.height)
    guard isInWindow, !clipsSubviews || !(y.isOutside(minY, maxY) || x.isOutside(minX, maxX)) else {
      return .zero
    }
    return UIEdgeInsets(
      top: max(0, y.safeStart - minY), left: max(0, x.safeStart - minX),
      bottom: max(0, maxY - y.safeEnd), right: max(0, maxX - x.safeEnd))
  }

  /// Excludes the origins for which the insets of a subview with a frame may change.
  func narrow(_ origins: inout SteadyOrigins, at frame: CGRect) {
    guard isInWindow else { return }
    let (minX, minY) = (frame.origin.x, frame.origin.y)
    let (maxX, maxY) = (minX + frame.size.width, minY + frame.size.height)
    if clipsSubviews, y.isOutside(minY, maxY) {
      origins.y.narrow(to: y.startsOutside(minY, maxY))
    } else if clipsSubviews, x.isOutside(minX, maxX) {
      origins.x.narrow(to: x.startsOutside(minX, maxX))
    } else {
      origins.x.narrow(to: x.steadyStarts(minX, maxX))
      origins.y.narrow(to: y.steadyStarts(minY, maxY))
    }
  }
}
