import Testing
import UIKit

struct BezierPathTests {
  @Test func `bounds enclose the curve, not its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100))
    #expect(path.bounds.isClose(to: CGRect(x: 0, y: 0, width: 100, height: 75)))
  }

  @Test func `a copy of a path is independent`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    path.lineWidth = 5
    #expect(copy !== path)
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
  }

  @Test func `an oval fills its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 30)
    #expect(UIBezierPath(ovalIn: rect).bounds.isClose(to: rect, within: 0.01))
  }

  @Test func `an oval contains its center but not its corners`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 150, y: 50)))
  }

  @Test func `the even-odd rule leaves holes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `only the requested corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 98)))
  }

  @Test func `a clockwise arc goes through the bottom first`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.isClose(to: CGRect(x: -10, y: 0, width: 20, height: 10), within: 0.01))
    #expect(path.currentPoint.isClose(to: CGPoint(x: -10, y: 0)))
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.bounds.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 10), within: 0.01))
  }

  @Test func `closing returns to the start point`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `applying a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func `a quadratic curve reaches halfway to its control point`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func `a path can be made of several shapes`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addRect(
      CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(translationX: 9, y: 0))
    #expect(
      UIBezierPath(cgPath: path).bounds.isClose(
        to: CGRect(x: 0, y: 0, width: 10, height: 4), within: 0.01))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 6, y: 0.5)))
  }
}
