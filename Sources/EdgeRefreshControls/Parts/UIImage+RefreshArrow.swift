package import UIKit

extension UIImage {
  /// An arrow that points down, 15 by 40 points, as a template image.
  package static let refreshArrow = arrow(
    size: CGSize(width: 15, height: 40), from: CGPoint(x: 7.5, y: 2), to: CGPoint(x: 7.5, y: 38),
    barbs: [CGPoint(x: 1.5, y: 32), CGPoint(x: 13.5, y: 32)])

  /// An arrow that points left, 15 by 15 points, as a template image.
  package static let refreshSideArrow = arrow(
    size: CGSize(width: 15, height: 15), from: CGPoint(x: 14, y: 7.5), to: CGPoint(x: 1.5, y: 7.5),
    barbs: [CGPoint(x: 6.5, y: 2.5), CGPoint(x: 6.5, y: 12.5)])

  private static func arrow(
    size: CGSize, from tail: CGPoint, to tip: CGPoint, barbs: [CGPoint]
  ) -> UIImage {
    let path = UIBezierPath()
    path.move(to: tail)
    path.addLine(to: tip)
    path.move(to: barbs[0])
    path.addLine(to: tip)
    path.addLine(to: barbs[1])
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
