package import Foundation

/// The resistance of content that is pulled past its edge.
///
/// The displacement grows ever more slowly and stays below the size of the scroll view. Developers
/// have published this formula for UIKit: `(1 − 1 / (x · c / d + 1)) · d` with `c` = 0.55. `x` is
/// the distance that the finger has pulled past the edge, and `d` is the size of the scroll view
/// along the axis.
package struct RubberBand: Equatable, Sendable {
  package static let coefficient: CGFloat = 0.55

  /// The size of the scroll view along the axis, in points.
  package let dimension: CGFloat

  package init(dimension: CGFloat) {
    self.dimension = dimension
  }

  /// The displacement of the content past its edge, in points, for a pull of the finger past that
  /// edge.
  package func displacement(forPull pull: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = abs(pull)
    let displacement = (1 - 1 / (distance * Self.coefficient / dimension + 1)) * dimension
    return pull < 0 ? -displacement : displacement
  }

  /// The pull of the finger, in points, for a displacement of the content past its edge.
  package func pull(forDisplacement displacement: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    // A displacement equal to the dimension would need an infinite pull.
    let distance = min(abs(displacement), dimension * 0.999)
    let pull = dimension / Self.coefficient * distance / (dimension - distance)
    return displacement < 0 ? -pull : pull
  }

  /// Applies the resistance to a position, which may be out of range.
  package func banded(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound + displacement(forPull: position - range.lowerBound)
    }
    if position > range.upperBound {
      return range.upperBound + displacement(forPull: position - range.upperBound)
    }
    return position
  }

  /// The inverse of `banded(_:in:)`.
  package func unbanded(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound + pull(forDisplacement: position - range.lowerBound)
    }
    if position > range.upperBound {
      return range.upperBound + pull(forDisplacement: position - range.upperBound)
    }
    return position
  }
}
