internal import UIKit

/// The picture at the top of a profile: hills at the sea.
final class ProfileCover: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    fill(UIBezierPath(rect: bounds), light: (0.62, 0.80, 0.94), dark: (0.10, 0.16, 0.30))
    let side = bounds.height * 0.34
    let sun = CGRect(x: bounds.width * 0.68, y: bounds.height * 0.14, width: side, height: side)
    fill(UIBezierPath(ovalIn: sun), light: (1, 0.91, 0.66), dark: (0.86, 0.88, 0.94))
    fill(
      hills([0.62, 0.38, 0.56, 0.30, 0.60]), light: (0.45, 0.62, 0.72), dark: (0.14, 0.25, 0.38))
    fill(
      hills([0.80, 0.72, 0.52, 0.78, 0.58]), light: (0.30, 0.50, 0.50), dark: (0.10, 0.24, 0.28))
    fill(
      hills([0.74, 0.90, 0.84, 0.92, 0.80]), light: (0.19, 0.37, 0.36), dark: (0.06, 0.15, 0.17))
  }

  /// An outline of hills. The heights, from left to right, are fractions of the view's height,
  /// measured from the top.
  private func hills(_ heights: [CGFloat]) -> UIBezierPath {
    let step = bounds.width / CGFloat(heights.count - 1)
    let points = heights.enumerated().map {
      CGPoint(x: step * CGFloat($0.offset), y: bounds.height * $0.element)
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    path.addLine(to: points[0])
    for (left, right) in zip(points, points.dropFirst()) {
      let middle = (left.x + right.x) / 2
      path.addCurve(
        to: right, controlPoint1: CGPoint(x: middle, y: left.y),
        controlPoint2: CGPoint(x: middle, y: right.y))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }

  private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  private func fill(_ path: UIBezierPath, light: Components, dark: Components) {
    let color = traitCollection.userInterfaceStyle == .dark ? dark : light
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1).setFill()
    path.fill()
  }
}
