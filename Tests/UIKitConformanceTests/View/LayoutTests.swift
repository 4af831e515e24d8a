import TestSupport
import Testing
import UIKit

/// Counts its layouts and drawings.
private final class CountingView: UIView {
  var layouts = 0
  var drawings = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func draw(_ rect: CGRect) { drawings += 1 }
}

@Suite(.isolated)
@MainActor
struct LayoutTests {
  private func addLaidOutView(_ screen: TestScreen) -> CountingView {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    screen.turn()
    view.layouts = 0
    view.drawings = 0
    return view
  }

  @Test func `several layout requests cause one layout in the next pass`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    for _ in 0..<5 { view.setNeedsLayout() }
    #expect(view.layouts == 0)
    screen.turn()
    #expect(view.layouts == 1)
  }

  @Test func `a new size requires layout, and a new position does not`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    view.frame.origin.x = 50
    view.center.y = 70
    view.bounds.origin.y = 3
    view.transform = CGAffineTransform(rotationAngle: 1)
    screen.turn()
    #expect(view.layouts == 0)
    view.bounds.size.width = 11
    screen.turn()
    #expect(view.layouts == 1)
    view.bounds.size.width = 11
    screen.turn()
    #expect(view.layouts == 1)
  }

  @Test func `adding or removing a subview requires layout`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    let subview = UIView()
    view.addSubview(subview)
    screen.turn()
    #expect(view.layouts == 1)
    subview.removeFromSuperview()
    screen.turn()
    #expect(view.layouts == 2)
  }

  @Test func `layoutIfNeeded lays out at once, but only if needed`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    screen.turn()
    #expect(view.layouts == 1)
  }

  @Test func `layoutIfNeeded starts at the superview that needs layout`() {
    let screen = TestScreen()
    let outer = addLaidOutView(screen)
    let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(outer.layouts == 1)
    #expect(inner.layouts == 1)
  }

  @Test func `several display requests cause one drawing`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.drawings == 0)
    screen.turn()
    #expect(view.drawings == 1)
  }

  @Test func `a new size is redrawn only in redraw mode`() {
    let screen = TestScreen()
    let view = addLaidOutView(screen)
    view.bounds.size.width = 20
    screen.turn()
    #expect(view.drawings == 0)
    view.contentMode = .redraw
    screen.turn()
    view.drawings = 0
    view.bounds.size.width = 30
    screen.turn()
    #expect(view.drawings == 1)
  }

  @Test func `sizeToFit sets the size that fits`() {
    final class FittingView: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = FittingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `a view that was hidden is drawn when it is shown`() {
    let screen = TestScreen()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    screen.window.addSubview(view)
    screen.turn()
    #expect(view.drawings == 0)
    view.isHidden = false
    screen.turn()
    #expect(view.drawings == 1)
    view.isHidden = true
    view.setNeedsDisplay()
    screen.turn()
    #expect(view.drawings == 1)
    view.isHidden = false
    screen.turn()
    screen.turn()
    #expect(view.drawings == 2)
  }

  @Test func `an empty view is drawn when it gets a size`() {
    let screen = TestScreen()
    let view = CountingView(frame: .zero)
    screen.window.addSubview(view)
    screen.turn()
    #expect(view.drawings == 0)
    view.frame.size = CGSize(width: 10, height: 10)
    screen.turn()
    #expect(view.drawings == 1)
    view.frame.size = .zero
    view.setNeedsDisplay()
    screen.turn()
    view.frame.size = CGSize(width: 10, height: 10)
    screen.turn()
    #expect(view.drawings == 2)
  }

  @Test func `a view below hidden views is drawn when all of them are shown`() {
    let screen = TestScreen()
    let outer = screen.addView()
    let inner = UIView(frame: outer.bounds)
    let view = CountingView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.addSubview(view)
    screen.turn()
    #expect(view.drawings == 1)
    (outer.isHidden, inner.isHidden) = (true, true)
    view.setNeedsDisplay()
    screen.turn()
    inner.isHidden = false
    screen.turn()
    #expect(view.drawings == 1)
    view.setNeedsDisplay()
    outer.isHidden = false
    screen.turn()
    #expect(view.drawings == 2)
  }
}
