import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Layers that belong to no view, rendered to pixels.
@Suite(.isolated)
@MainActor
struct ShapeLayerTests {
  private let renderer = CairoRenderer(scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private var bitmap: Bitmap { renderer.bitmap(of: root) }

  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    return shape
  }

  private func block(_ rect: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color.cgColor
    return layer
  }

  /// A horizontal line at 20 points, from 0 to 40.
  private func line() -> CAShapeLayer {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    let line = shape(path)
    line.strokeColor = UIColor.red.cgColor
    line.lineWidth = 4
    return line
  }

  @Test func `a shape is filled with black and has no line by default`() {
    let shape = shape(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(shape.strokeColor == nil && shape.lineWidth == 1)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(bitmap[15, 15] == 0)
    root.layer.addSublayer(shape)
    #expect(bitmap[15, 15] == 0xFF00_0000)
    #expect(bitmap[9, 15] == 0 && bitmap[20, 15] == 0)
  }

  @Test func `without a path or colors, nothing is drawn`() {
    let shape = CAShapeLayer()
    root.layer.addSublayer(shape)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    shape.path = UIBezierPath(rect: root.bounds).cgPath
    shape.fillColor = nil
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    shape.fillColor = UIColor.blue.cgColor
    #expect(bitmap.pixels.allSatisfy { $0 == blue })
    shape.path = nil
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a path is in the coordinates of its layer and not clipped to its bounds`() {
    let shape = shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)))
    shape.fillColor = UIColor.red.cgColor
    shape.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    shape.position = CGPoint(x: 15, y: 25)
    root.layer.addSublayer(shape)
    #expect(shape.frame == CGRect(x: 10, y: 20, width: 10, height: 10))
    #expect(bitmap[10, 20] == red && bitmap[29, 29] == red)
    #expect(bitmap[9, 20] == 0 && bitmap[30, 29] == 0 && bitmap[10, 19] == 0)
    shape.masksToBounds = true
    #expect(bitmap[19, 29] == red && bitmap[20, 29] == 0)
  }

  @Test func `a line is as wide as it says, in front of the fill`() {
    let shape = shape(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    shape.fillColor = UIColor.blue.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    root.layer.addSublayer(shape)
    #expect(bitmap[8, 20] == red && bitmap[11, 20] == red)
    #expect(bitmap[7, 20] == 0 && bitmap[12, 20] == blue)
    shape.lineWidth = 0
    #expect(bitmap[10, 20] == blue && bitmap[9, 20] == 0)
  }

  @Test func `a part of a line is drawn`() {
    let line = line()
    root.layer.addSublayer(line)
    #expect(bitmap[0, 20] == red && bitmap[39, 20] == red)
    line.strokeEnd = 0.75
    #expect(bitmap[0, 20] == red && bitmap[29, 20] == red && bitmap[30, 20] == 0)
    line.strokeStart = 0.25
    #expect(bitmap[9, 20] == 0 && bitmap[10, 20] == red && bitmap[29, 20] == red)
    line.lineCap = .round
    #expect(bitmap[9, 20] == red && bitmap[30, 20] == red && bitmap[7, 20] == 0)
    line.strokeEnd = 0.25
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    line.strokeStart = -1
    line.strokeEnd = 2
    #expect(bitmap[0, 20] == red && bitmap[39, 20] == red)
  }

  @Test func `a part of a circle and of more than one subpath is drawn`() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 20, y: 20), radius: 16, startAngle: -.pi / 2, endAngle: .pi * 1.5,
      clockwise: true)
    let ring = shape(path)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.red.cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0.5
    root.layer.addSublayer(ring)
    #expect(bitmap[36, 20] == red && bitmap[4, 20] == 0 && bitmap[20, 20] == 0)
    ring.strokeEnd = 0.8
    #expect(bitmap[4, 20] == red && bitmap[9, 9] == 0)
    // Two lines of the same length: the second half is the second line.
    let lines = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    lines.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10)))
    ring.path = lines.cgPath
    ring.strokeStart = 0.5
    ring.strokeEnd = 1
    #expect(bitmap[5, 1] == 0 && bitmap[25, 21] == red && bitmap[20, 25] == red)
    ring.strokeStart = 0.625
    #expect(bitmap[25, 20] == 0 && bitmap[29, 25] == red && bitmap[20, 25] == red)
  }

  @Test func `corners of lines are pointed or round`() {
    let shape = shape(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 10
    root.layer.addSublayer(shape)
    #expect(bitmap[5, 5] == red)
    shape.lineJoin = .round
    #expect(bitmap[5, 5] == 0 && bitmap[5, 20] == red)
  }

  @Test func `a layer is in front of the views that the view had when it was added`() {
    let behind = UIView(frame: root.bounds)
    behind.backgroundColor = .white
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    front.backgroundColor = .green
    root.addSubview(behind)
    root.layer.addSublayer(block(CGRect(x: 0, y: 0, width: 20, height: 40), .red))
    root.layer.addSublayer(block(CGRect(x: 0, y: 20, width: 20, height: 20), .blue))
    root.addSubview(front)
    #expect(bitmap[5, 5] == 0xFF00_FF00 && bitmap[15, 5] == red && bitmap[15, 25] == blue)
    #expect(bitmap[25, 5] == 0xFFFF_FFFF)
    behind.removeFromSuperview()
    #expect(bitmap[15, 5] == red && bitmap[25, 5] == 0)
    behind.isHidden = true
    root.addSubview(behind)
    #expect(bitmap[15, 5] == red)
  }

  @Test func `a layer has an opacity, a border and round corners, and can be hidden`() {
    let layer = block(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    root.layer.addSublayer(layer)
    layer.cornerRadius = 10
    #expect(bitmap[10, 10] == 0 && bitmap[20, 11] == red)
    layer.borderWidth = 2
    layer.borderColor = UIColor.blue.cgColor
    #expect(bitmap[20, 11] == blue && bitmap[20, 20] == red)
    layer.opacity = 0.5
    #expect(bitmap[20, 20] >> 24 == 0x80)
    layer.isHidden = true
    #expect(bitmap[20, 20] == 0)
  }

  @Test func `layers contain layers, and move between them`() {
    let outer = block(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let inner = block(CGRect(x: 5, y: 5, width: 5, height: 5), .blue)
    root.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(bitmap[15, 15] == blue && bitmap[20, 20] == red && bitmap[5, 5] == 0)
    root.layer.addSublayer(inner)
    #expect(bitmap[15, 15] == red && bitmap[5, 5] == blue)
    inner.removeFromSuperlayer()
    #expect(bitmap[5, 5] == 0)
  }

  @Test func `the layer of a view has the geometry and the opacity of the view`() {
    let view = UIView()
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.position = CGPoint(x: 20, y: 30)
    #expect(view.center == CGPoint(x: 20, y: 30) && view.layer.frame == view.frame)
    view.layer.bounds = CGRect(x: 3, y: 4, width: 10, height: 10)
    #expect(view.bounds == view.layer.bounds && view.bounds.minX == 3)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.isHidden)
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    view.alpha = 1
    view.backgroundColor = nil
    #expect(view.layer.opacity == 1 && view.layer.backgroundColor == nil)
  }

  @Test func `a path is a value, which later changes of its source do not affect`() {
    let source = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = source.cgPath
    source.addLine(to: CGPoint(x: 50, y: 50))
    #expect(source.cgPath != path)
    source.cgPath = path
    #expect(source.cgPath == path)
  }
}
