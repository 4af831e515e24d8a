package import Foundation

extension VectorPath {
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    var circle = VectorPath()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    circle.close()
    append(
      circle.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
  }

  /// Adds a rectangle whose corners are quarter ellipses.
  ///
  /// The radius is limited to half the width and half the height of the rectangle.
  package mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    guard !rect.isNull else { return }
    let radiusX = max(0, min(radius, rect.width / 2))
    let radiusY = max(0, min(radius, rect.height / 2))
    let corners = [
      (point: CGPoint(x: rect.minX, y: rect.minY), toward: CGPoint(x: 1, y: 1)),
      (point: CGPoint(x: rect.maxX, y: rect.minY), toward: CGPoint(x: -1, y: 1)),
      (point: CGPoint(x: rect.maxX, y: rect.maxY), toward: CGPoint(x: -1, y: -1)),
      (point: CGPoint(x: rect.minX, y: rect.maxY), toward: CGPoint(x: 1, y: -1)),
    ]
    for (index, corner) in corners.enumerated() {
      let center = CGPoint(
        x: corner.point.x + corner.toward.x * radiusX,
        y: corner.point.y + corner.toward.y * radiusY)
      var quarter = VectorPath()
      quarter.addArc(
        center: .zero, radius: 1, startAngle: .pi + CGFloat(index) * .pi / 2, sweep: .pi / 2)
      let placed = quarter.applying(
        CGAffineTransform(a: radiusX, b: 0, c: 0, d: radiusY, tx: center.x, ty: center.y))
      for element in placed.elements {
        switch element {
        case .move(let point): index == 0 ? move(to: point) : addLine(to: point)
        case .line(let point): addLine(to: point)
        case .curve(let point, let control1, let control2):
          addCurve(to: point, control1: control1, control2: control2)
        case .close: close()
        }
      }
    }
    close()
  }

  /// Adds an arc that begins at an angle and extends over `sweep` radians.
  ///
  /// A positive sweep is clockwise on the screen. If the path is not empty, a line to the start of
  /// the arc precedes it.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat
  ) {
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    addLine(to: point(startAngle))
    guard sweep.isFinite, sweep != 0 else { return }
    let parts = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    let step = sweep / parts
    let handle = 4 / 3 * tan(step / 4)
    for part in 0..<Int(parts) {
      let from = startAngle + CGFloat(part) * step
      addCurve(
        to: point(from + step), control1: point(from, tangent: handle),
        control2: point(from + step, tangent: -handle))
    }
  }

  /// Adds the arc between two angles in radians.
  ///
  /// Angles that differ by 2π or more give a full circle.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn {
      sweep = increasing ? turn : -turn
    } else if increasing, sweep < 0 {
      sweep += turn
    } else if !increasing, sweep > 0 {
      sweep -= turn
    }
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }
}
