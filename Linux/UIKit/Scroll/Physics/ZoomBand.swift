package import Foundation

/// How the scale of content follows a pinch: freely within its limits, and ever less beyond them.
///
/// Past an edge content follows a finger by `RubberBand`. Past a limit the scale follows two fingers by the
/// same formula, counted in octaves: it never gets below half of the minimum or above twice the maximum.
package struct ZoomBand: Equatable, Sendable {
  private static let octaves = RubberBand(dimension: 1)

  /// The scales at which content comes to rest.
  package let limits: ClosedRange<CGFloat>

  /// Whether the scale goes past its limits at all.
  package let bounces: Bool

  /// Limits may be anything; a minimum that is not positive is a very small one, and the maximum is at
  /// least the minimum.
  package init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    let lower = minimum > 0 ? min(minimum, .greatestFiniteMagnitude) : .ulpOfOne
    let upper = maximum > lower ? min(maximum, .greatestFiniteMagnitude) : lower
    limits = lower...upper
    self.bounces = bounces
  }

  /// The nearest scale at which content comes to rest.
  package func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// The scale when a pinch asks for one that may be past a limit.
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
