public import Foundation

extension UIView {
  /// The target size for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size that the constraints allow, 10,000 points on each axis.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    if let cell = self as? UITableViewCell {
      guard cell.hasConstrainedContent else {
        let size =
          cell.contentConfiguration == nil
          ? sizeThatFits(target)
          : cell.systemLayoutSizeFitting(
            CGSize(width: target.width > 0 ? target.width : bounds.width, height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(
          width: horizontal == .required ? target.width : size.width,
          height: vertical == .required ? target.height : size.height)
      }
      // The content view follows the size of the cell once the cell has been laid out.
      cell.layOutParts()
    }
    updateConstraintsIfNeeded()
    let problem = LayoutProblem(
      host: self,
      fitting: LayoutProblem.Fitting(target: target, horizontal: horizontal, vertical: vertical))
    let scale = max(1, traitCollection.displayScale)
    let size = problem.hostSize
    return CGSize(
      width: (size.width * scale - 0.001).rounded(.up) / scale,
      height: (size.height * scale - 0.001).rounded(.up) / scale)
  }
}

extension UITableViewCell {
  fileprivate var hasConstrainedContent: Bool {
    [self, contentView].contains { view in
      view.storedSubviews.contains { !$0.translatesAutoresizingMask }
    }
  }
}
