import Testing
import UIKit

struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `a translation moves points but not sizes`() {
    let move = CGAffineTransform(translationX: 10, y: -20)
    #expect(point.applying(move) == CGPoint(x: 13, y: -15))
    #expect(CGSize(width: 3, height: 5).applying(move) == CGSize(width: 3, height: 5))
  }

  @Test func `a positive rotation turns the x axis toward the y axis`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(CGPoint(x: 0, y: 1).applying(turn).isClose(to: CGPoint(x: -1, y: 0)))
  }

  @Test func `concatenating applies the receiver first`() {
    let move = CGAffineTransform(translationX: 1, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 8, y: 15))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 7, y: 15))
  }

  @Test func `translatedBy, scaledBy and rotated apply before the receiver`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scale.translatedBy(x: 1, y: 1)) == CGPoint(x: 8, y: 18))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 10))
    let rotated = move.rotated(by: .pi)
    #expect(point.applying(rotated).isClose(to: CGPoint(x: 7, y: -5)))
  }

  @Test func `the inverse undoes the transform`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let there = point.applying(transform)
    #expect(there.applying(transform.inverted()).isClose(to: point))
  }

  @Test func `inverting a singular transform returns it unchanged`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `only the identity transform is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }

  @Test func `a rectangle becomes the bounding box of its transformed corners`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let rotated = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(rotated.isClose(to: CGRect(x: -2, y: 0, width: 2, height: 4)))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test func `insets move edges inward`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 46))
  }
}
