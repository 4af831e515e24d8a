public import Foundation

extension UIView {
  /// The target size for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size that the constraints allow, 10,000 points on each axis.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size of a view that neither has constraints nor contains views that have any.
  ///
  /// As in UIKit, the frame has no influence. A row of a table gets the size of its own content.
  func fittingSizeWithoutConstraints(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if self is UITableViewCell {
      let size = sizeThatFits(target)
      return CGSize(
        width: horizontal == .required ? target.width : size.width,
        height: vertical == .required ? target.height : size.height)
    }
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: Self.fittingLength(target.width, horizontal, intrinsic: intrinsic.width),
      height: Self.fittingLength(target.height, vertical, intrinsic: intrinsic.height))
  }

  /// Returns the length of one axis: the target, unless the content resists it more strongly.
  private static func fittingLength(
    _ target: CGFloat, _ priority: UILayoutPriority, intrinsic: CGFloat
  ) -> CGFloat {
    guard intrinsic != noIntrinsicMetric else { return max(target, 0) }
    let resistance: UILayoutPriority = target < intrinsic ? .defaultHigh : .defaultLow
    return priority.rawValue > resistance.rawValue ? max(target, 0) : intrinsic
  }
}
