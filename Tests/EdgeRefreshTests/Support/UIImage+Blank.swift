import UIKit

extension UIImage {
  /// Returns a transparent square image; the side is in points.
  static func blank(_ side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  /// Returns distinct transparent square images; the side is in points.
  static func blanks(_ count: Int, side: CGFloat = 20) -> [UIImage] {
    (0..<count).map { _ in .blank(side) }
  }
}
