import Foundation

/// A wheel of eight spokes with round ends. One spoke is foremost; the spokes behind it fade.
struct SpokeWheel {
  let center: CGPoint
  let diameter: CGFloat
  let ink: Ink

  static let spokeCount = 8
  /// The duration of one turn, in seconds.
  static let turn: TimeInterval = 0.8
  private static let opacities: [CGFloat] = [1, 0.83, 0.69, 0.57, 0.47, 0.39, 0.32, 0.27]

  /// Returns the index of the foremost spoke at a time after the start, clockwise from the top.
  static func foremostSpoke(after time: TimeInterval) -> Int {
    let steps = max(0, time) / turn * TimeInterval(spokeCount)
    return Int((steps + 1e-6).truncatingRemainder(dividingBy: TimeInterval(spokeCount)))
  }

  func displayList(foremost: Int) -> DisplayList {
    var style = StrokeStyle()
    style.width = diameter * 0.115
    style.cap = .round
    let inner = diameter * 0.245 + style.width / 2
    let outer = diameter * 0.5 - style.width / 2
    return DisplayList(
      (0..<Self.spokeCount).map { spoke in
        let angle = 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokeCount) - .pi / 2
        func point(_ radius: CGFloat) -> CGPoint {
          CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        var path = VectorPath()
        path.move(to: point(inner))
        path.addLine(to: point(outer))
        let behind = (foremost - spoke + Self.spokeCount) % Self.spokeCount
        return .stroke(path, style: style, ink: ink.faded(by: Self.opacities[behind]))
      })
  }
}
