package import Foundation

/// Two fingers on the content: they scale it, and move it along with their middle.
///
/// A pure function of the pinch: the same scale and middle give the same place, however it was reached.
package struct ScrollPinch: Equatable, Sendable {
  /// The scale that the pinch would have made by then if there were no limits.
  private let startScale: CGFloat

  /// The point between the fingers, in the zoomed view's own coordinates, which are not scaled.
  private let anchor: CGPoint

  /// Makes a pinch that begins.
  ///
  /// - Parameters:
  ///   - scale: The scale at which the pinch begins.
  ///   - offset: The content offset, as far as the fingers have pulled it: no edge holds it back.
  ///   - middle: The point between the fingers, seen from the scroll view's upper left corner.
  ///   - origin: The zoomed view's upper left corner in the content.
  ///   - band: What limits the scale.
  package init(scale: CGFloat, offset: CGPoint, middle: CGPoint, origin: CGPoint, band: ZoomBand) {
    startScale = band.unbanded(scale)
    anchor = Self.point(at: offset, middle: middle, origin: origin, scale: scale)
  }

  /// The scale of the content once the fingers have spread by a factor.
  package func scale(spread: CGFloat, band: ZoomBand) -> CGFloat {
    band.banded(startScale * spread)
  }

  /// The content offset that keeps the point that the fingers hold under their middle.
  package func offset(scale: CGFloat, middle: CGPoint, origin: CGPoint) -> CGPoint {
    Self.offset(showing: anchor, at: middle, origin: origin, scale: scale)
  }

  /// The point of the zoomed view that is seen at a place, in its own coordinates.
  package static func point(
    at offset: CGPoint, middle: CGPoint, origin: CGPoint, scale: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: (offset.x + middle.x - origin.x) / scale, y: (offset.y + middle.y - origin.y) / scale)
  }

  /// The content offset with which a point of the zoomed view is seen at a place.
  package static func offset(
    showing point: CGPoint, at middle: CGPoint, origin: CGPoint, scale: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * scale - middle.x, y: origin.y + point.y * scale - middle.y)
  }
}
