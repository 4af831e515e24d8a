package import Foundation

extension VectorPath {
  /// The smallest rectangle that contains the path, without its control points. Null for an empty
  /// path.
  package var boundingBox: CGRect {
    var box: CGRect?
    func include(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      box = box?.union(rect) ?? rect
    }
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .curve(let point, let control1, let control2):
        include(point)
        let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
        for time in curve.extremumTimes { include(curve.point(at: time)) }
        current = point
      case .close: break
      }
    }
    return box ?? .null
  }

  /// Whether a point is in the interior of the path.
  ///
  /// Curves are approximated by 32 lines.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons() {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if crossing > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns the subpaths as polygons. Each curve is approximated by 32 lines.
  private func polygons() -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var open: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        result.append(open)
        open = [point]
      case .line(let point): open.append(point)
      case .curve(let point, let control1, let control2):
        guard let start = open.last else { continue }
        let curve = Cubic(start: start, control1: control1, control2: control2, end: point)
        open += (1...32).map { curve.point(at: CGFloat($0) / 32) }
      case .close:
        guard let start = open.first else { continue }
        result.append(open)
        open = [start]
      }
    }
    result.append(open)
    return result.filter { $0.count > 1 }
  }
}

/// A cubic Bézier curve.
private struct Cubic {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = [
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time,
    ]
    let points = [start, control1, control2, end]
    return zip(weights, points).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
    }
  }

  /// The parameters of the extrema in x and y, between 0 and 1.
  var extremumTimes: [CGFloat] {
    let horizontal = Self.extremumTimes(of: [start.x, control1.x, control2.x, end.x])
    return horizontal + Self.extremumTimes(of: [start.y, control1.y, control2.y, end.y])
  }

  /// Returns the parameters at which the derivative of a curve with these values is zero.
  private static func extremumTimes(of values: [CGFloat]) -> [CGFloat] {
    let square = values[3] - values[0] + 3 * (values[1] - values[2])
    let linear = 2 * (values[0] - 2 * values[1] + values[2])
    let constant = values[1] - values[0]
    var times: [CGFloat] = []
    if abs(square) <= 1e-12 {
      if linear != 0 { times = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      times = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
