import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AutoresizingTests {
  private func resized(
    _ mask: UIView.AutoresizingMask, _ frame: CGRect, from: CGSize, to: CGSize
  ) -> CGRect {
    let outer = UIView(frame: CGRect(origin: .zero, size: from))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = to
    return inner.frame
  }

  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
  private let from = CGSize(width: 100, height: 100)
  private let to = CGSize(width: 160, height: 140)

  @Test func `without a mask the frame does not change`() {
    #expect(resized([], frame, from: from, to: to) == frame)
  }

  @Test func `one flexible part takes the whole difference`() {
    #expect(
      resized([.flexibleWidth, .flexibleHeight], frame, from: from, to: to)
        == CGRect(x: 10, y: 20, width: 90, height: 80))
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin], frame, from: from, to: to)
        == CGRect(x: 70, y: 60, width: 30, height: 40))
    #expect(
      resized([.flexibleRightMargin, .flexibleBottomMargin], frame, from: from, to: to) == frame)
  }

  @Test func `a centered view with flexible margins stays centered`() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let centered = CGRect(x: 40, y: 0, width: 20, height: 20)
    #expect(
      resized(mask, centered, from: from, to: to) == CGRect(x: 70, y: 0, width: 20, height: 20))
  }

  @Test func `a view that fills its superview fills it at any size`() {
    var random = SplitMix64(seed: 3)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    for _ in 0..<100 {
      outer.bounds.size = CGSize(
        width: Int.random(in: 10...900, using: &random),
        height: Int.random(in: 10...900, using: &random))
      #expect(inner.frame == CGRect(origin: .zero, size: outer.bounds.size))
    }
  }

  @Test func `subviews are not resized if autoresizing is disabled`() {
    let outer = UIView(frame: CGRect(origin: .zero, size: from))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.addSubview(inner)
    outer.frame.size = to
    #expect(inner.frame == frame)
  }
}
