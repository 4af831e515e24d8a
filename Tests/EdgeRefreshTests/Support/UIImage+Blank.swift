import UIKit

extension UIImage {
  /// An empty square image; the side is in points.
  static func blank(_ side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  /// Different images of one size, in points.
  static func blanks(_ count: Int, side: CGFloat = 20) -> [UIImage] {
    (0..<count).map { _ in .blank(side) }
  }
}
