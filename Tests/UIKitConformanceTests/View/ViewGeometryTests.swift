import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ViewGeometryTests {
  private func randomRect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: CGFloat(Int.random(in: -500...500, using: &random)),
      y: CGFloat(Int.random(in: -500...500, using: &random)),
      width: CGFloat(Int.random(in: 0...800, using: &random)),
      height: CGFloat(Int.random(in: 0...800, using: &random)))
  }

  @Test func `the frame always matches center and bounds`() {
    var random = SplitMix64(seed: 1)
    let view = UIView()
    for _ in 0..<500 {
      let rect = randomRect(&random)
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        view.frame = rect
        #expect(view.frame == rect)
      case 1:
        let center = view.center
        view.bounds = rect
        #expect(view.center == center)
      default:
        let bounds = view.bounds
        view.center = rect.origin
        #expect(view.bounds == bounds)
      }
      #expect(view.frame.size == view.bounds.size)
      #expect(view.frame.midX == view.center.x)
      #expect(view.frame.midY == view.center.y)
    }
  }

  @Test func `setting the frame keeps the bounds origin`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 7, y: -9)
    view.frame = CGRect(x: 1, y: 2, width: 50, height: 60)
    #expect(view.bounds == CGRect(x: 7, y: -9, width: 50, height: 60))
  }

  @Test func `the frame encloses the transformed view`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 120) < 1e-9)
    #expect(abs(view.frame.minY - 80) < 1e-9)
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.height - 60) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 60, height: 20))
  }

  @Test func `a negative size is normalized`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `converting a point back and forth returns the same point`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let root = UIView(frame: randomRect(&random))
      let outer = UIView(frame: randomRect(&random))
      let inner = UIView(frame: randomRect(&random))
      let other = UIView(frame: randomRect(&random))
      root.addSubview(outer)
      outer.addSubview(inner)
      root.addSubview(other)
      outer.bounds.origin = randomRect(&random).origin
      inner.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
      let point = randomRect(&random).origin
      let there = inner.convert(point, to: other)
      let back = inner.convert(there, from: other)
      #expect(abs(back.x - point.x) < 1e-9)
      #expect(abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func `converting to the superview subtracts the bounds origin`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    inner.bounds.origin.y = 5
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 17))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test func `hit testing finds the deepest view in front`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    outer.addSubview(back)
    outer.addSubview(front)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 100, y: 90), with: nil) == nil)
    front.alpha = 0.01
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    front.alpha = 1
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
  }

  @Test func `alpha is clamped to the range from 0 to 1`() {
    let view = UIView()
    view.alpha = 1.5
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }
}
