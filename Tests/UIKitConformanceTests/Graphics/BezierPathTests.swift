import Testing
import UIKit
import UIKitCairo

/// Paths filled with black, or stroked.
struct BezierPathTests {
  /// Returns whether a point of a drawing of 100 by 100 points is black.
  private func isBlack(_ x: Int, _ y: Int, _ draw: () -> Void) -> Bool {
    var bitmap = Bitmap(width: 100, height: 100)
    CairoRenderer(scale: 1).draw(DisplayList.recording(draw), into: &bitmap)
    return bitmap[x, y] == 0xFF00_0000
  }

  @Test func `an oval fills its rectangle`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 60, height: 30))
    for (x, y) in [(11, 35), (68, 35), (40, 21), (40, 48)] { #expect(isBlack(x, y, path.fill)) }
    for (x, y) in [(9, 35), (70, 35), (40, 19), (40, 50)] { #expect(!isBlack(x, y, path.fill)) }
  }

  @Test func `an oval contains its center but not its corners`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(isBlack(50, 50, path.fill) && isBlack(50, 1, path.fill))
    #expect(!isBlack(5, 5, path.fill))
  }

  @Test func `the corners of a rectangle can be rounded`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    for (x, y) in [(2, 2), (97, 2), (2, 97), (97, 97)] { #expect(!isBlack(x, y, path.fill)) }
    #expect(isBlack(50, 1, path.fill) && isBlack(1, 50, path.fill) && isBlack(10, 10, path.fill))
  }

  @Test func `a clockwise arc goes through the bottom first`() {
    func arc(clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi,
        clockwise: clockwise)
    }
    #expect(isBlack(50, 70, arc(clockwise: true).fill))
    #expect(!isBlack(50, 30, arc(clockwise: true).fill))
    #expect(isBlack(50, 30, arc(clockwise: false).fill))
  }

  @Test func `a curve stays inside its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100))
    #expect(isBlack(50, 73, path.fill))
    #expect(!isBlack(50, 77, path.fill))
  }

  @Test func `closing draws a line to the start point`() {
    let path = UIBezierPath()
    path.lineWidth = 4
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 90, y: 10))
    path.addLine(to: CGPoint(x: 90, y: 90))
    #expect(!isBlack(50, 50, path.stroke))
    path.close()
    #expect(isBlack(50, 50, path.stroke))
  }

  @Test func `a stroke is centered on its path`() {
    let path = UIBezierPath()
    path.lineWidth = 4
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    #expect(!isBlack(10, 7, path.stroke) && isBlack(10, 8, path.stroke))
    #expect(isBlack(10, 11, path.stroke) && !isBlack(10, 12, path.stroke))
  }

  @Test func `applying a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(!isBlack(2, 8, path.fill) && isBlack(12, 12, path.fill) && isBlack(42, 12, path.fill))
  }

  @Test func `a path clips what is drawn later`() {
    let draw = {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).fill()
    }
    #expect(isBlack(10, 10, draw) && !isBlack(30, 30, draw))
  }
}
