import Foundation

extension VectorPath {
  /// The smallest rectangle with all points and control points; null for an empty path.
  var controlPointBox: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
    return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Returns the part between two fractions of the path's length. Curves become lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> VectorPath {
    if start <= 0 && end >= 1 { return self }
    let subpaths = flattened
    let length = subpaths.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let range = (from: max(start, 0) * length, to: min(end, 1) * length)
    var result = VectorPath()
    var position: CGFloat = 0
    for points in subpaths {
      // Whether the result has the point before.
      var isInside = false
      for (first, last) in zip(points, points.dropFirst()) {
        let distance = first.distance(to: last)
        let from = max(range.from, position)
        let to = min(range.to, position + distance)
        if from < to {
          if !isInside {
            result.move(to: first.toward(last, by: (from - position) / distance))
            isInside = true
          }
          result.addLine(to: first.toward(last, by: (to - position) / distance))
        }
        position += distance
      }
    }
    return result
  }

  /// The points of each subpath. A curve becomes 32 lines.
  private var flattened: [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        subpaths.append(points)
        points = [point]
      case .line(let point): points.append(point)
      case .curve(let point, let control1, let control2):
        guard let start = points.last else { continue }
        for step in 1...32 {
          let fraction = CGFloat(step) / 32
          let middle = control1.toward(control2, by: fraction)
          let left = start.toward(control1, by: fraction).toward(middle, by: fraction)
          let right = middle.toward(control2.toward(point, by: fraction), by: fraction)
          points.append(left.toward(right, by: fraction))
        }
      case .close:
        guard let first = points.first else { continue }
        // What follows begins a new subpath at the same point.
        subpaths.append(points + [first])
        points = [first]
      }
    }
    return subpaths + [points]
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }

  /// Returns the point at a fraction of the way to another one.
  fileprivate func toward(_ other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
