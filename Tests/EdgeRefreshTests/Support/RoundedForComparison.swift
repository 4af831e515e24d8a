import UIKit

extension CGFloat {
  /// This length, rounded to a ten-thousandth of a point.
  ///
  /// The amounts that controls add to an inset differ from their lengths by less than that.
  var roundedForComparison: CGFloat { (self * 10_000).rounded() / 10_000 }
}

extension CGRect {
  /// This rectangle, rounded to a ten-thousandth of a point.
  var roundedForComparison: CGRect {
    CGRect(
      x: origin.x.roundedForComparison, y: origin.y.roundedForComparison,
      width: width.roundedForComparison, height: height.roundedForComparison)
  }
}
