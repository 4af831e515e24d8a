package import UIKit

extension UIImage {
  /// An arrow that points down, 15 by 40 points, to be tinted.
  package static let refreshArrow = arrow(size: CGSize(width: 15, height: 40)) { path in
    path.move(to: CGPoint(x: 7.5, y: 2))
    path.addLine(to: CGPoint(x: 7.5, y: 38))
    path.move(to: CGPoint(x: 1.5, y: 32))
    path.addLine(to: CGPoint(x: 7.5, y: 38))
    path.addLine(to: CGPoint(x: 13.5, y: 32))
  }

  /// An arrow that points left, 15 by 15 points, to be tinted.
  package static let refreshSideArrow = arrow(size: CGSize(width: 15, height: 15)) { path in
    path.move(to: CGPoint(x: 14, y: 7.5))
    path.addLine(to: CGPoint(x: 1.5, y: 7.5))
    path.move(to: CGPoint(x: 6.5, y: 2.5))
    path.addLine(to: CGPoint(x: 1.5, y: 7.5))
    path.addLine(to: CGPoint(x: 6.5, y: 12.5))
  }

  private static func arrow(size: CGSize, _ draw: (UIBezierPath) -> Void) -> UIImage {
    let path = UIBezierPath()
    draw(path)
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
