package import Foundation

/// The limits of a zoom scale and the resistance beyond them.
///
/// `RubberBand` gives the resistance past an edge. Past a limit, the same formula applies to the
/// binary logarithm of the scale. The scale stays above half of the minimum and below twice the
/// maximum.
package struct ZoomBand: Equatable, Sendable {
  private static let octaves = RubberBand(dimension: 1)

  /// The scales at which the content comes to rest.
  package let limits: ClosedRange<CGFloat>

  /// Whether the scale may exceed its limits.
  package let bounces: Bool

  /// Creates a band from limits, which are normalized.
  ///
  /// A minimum that is not positive becomes a very small one. A maximum below the minimum becomes
  /// the minimum.
  package init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    let lower = minimum > 0 ? min(minimum, .greatestFiniteMagnitude) : .ulpOfOne
    let upper = maximum > lower ? min(maximum, .greatestFiniteMagnitude) : lower
    limits = lower...upper
    self.bounces = bounces
  }

  /// The nearest scale within the limits.
  package func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// Applies the resistance to the scale of a pinch, which may exceed a limit.
  package func banded(_ scale: CGFloat) -> CGFloat {
    let limit = clamped(scale)
    guard scale != limit, bounces, scale > 0 else { return limit }
    return limit * exp2(Self.octaves.displacement(forPull: log2(scale / limit)))
  }

  /// The inverse of `banded(_:)`.
  package func unbanded(_ scale: CGFloat) -> CGFloat {
    let limit = clamped(scale)
    guard scale != limit, bounces, scale > 0 else { return scale }
    return limit * exp2(Self.octaves.pull(forDisplacement: log2(scale / limit)))
  }
}
