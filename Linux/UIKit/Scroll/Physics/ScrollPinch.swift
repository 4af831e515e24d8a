package import Foundation

/// A pinch, which scales the content and moves it with the center of the fingers.
///
/// A pure function: the same scale and center give the same offset, regardless of earlier
/// movements.
package struct ScrollPinch: Equatable, Sendable {
  /// The scale at the start of the pinch, as it would be without resistance at the limits.
  private let startScale: CGFloat

  /// The point between the fingers, in the zoomed view's own, unscaled coordinates.
  private let anchor: CGPoint

  /// Creates a pinch at its start.
  ///
  /// - Parameters:
  ///   - scale: The scale at which the pinch begins.
  ///   - offset: The content offset, as it would be without resistance at the edges.
  ///   - center: The center of the fingers, relative to the scroll view's upper left corner.
  ///   - origin: The zoomed view's upper left corner, in the content.
  ///   - band: The limits of the scale.
  package init(scale: CGFloat, offset: CGPoint, center: CGPoint, origin: CGPoint, band: ZoomBand) {
    startScale = band.unbanded(scale)
    anchor = Self.point(at: offset, center: center, origin: origin, scale: scale)
  }

  /// The scale of the content after the distance between the fingers has changed by a factor.
  package func scale(spread: CGFloat, band: ZoomBand) -> CGFloat {
    band.banded(startScale * spread)
  }

  /// The content offset that keeps the same point of the content at the center of the fingers.
  package func offset(scale: CGFloat, center: CGPoint, origin: CGPoint) -> CGPoint {
    Self.offset(showing: anchor, at: center, origin: origin, scale: scale)
  }

  /// The point of the zoomed view, in its own coordinates, that is shown at a location of the
  /// scroll view.
  package static func point(
    at offset: CGPoint, center: CGPoint, origin: CGPoint, scale: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: (offset.x + center.x - origin.x) / scale, y: (offset.y + center.y - origin.y) / scale)
  }

  /// The content offset that shows a point of the zoomed view at a location of the scroll view.
  package static func offset(
    showing point: CGPoint, at center: CGPoint, origin: CGPoint, scale: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * scale - center.x, y: origin.y + point.y * scale - center.y)
  }
}
