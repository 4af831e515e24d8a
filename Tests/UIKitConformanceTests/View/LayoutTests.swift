import Testing
import UIKit

/// Counts how often it is laid out and drawn.
private final class CountingView: UIView {
  var layouts = 0
  var drawings = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func draw(_ rect: CGRect) { drawings += 1 }
}

@MainActor struct LayoutTests {
  private func settled(_ world: World) -> CountingView {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    world.turn()
    view.layouts = 0
    view.drawings = 0
    return view
  }

  @Test func `many requests are one layout in the next pass`() {
    World.run { world in
      let view = settled(world)
      for _ in 0..<5 { view.setNeedsLayout() }
      #expect(view.layouts == 0)
      world.turn()
      #expect(view.layouts == 1)
    }
  }

  @Test func `a new size needs layout and a new place does not`() {
    World.run { world in
      let view = settled(world)
      view.frame.origin.x = 50
      view.center.y = 70
      view.bounds.origin.y = 3
      view.transform = CGAffineTransform(rotationAngle: 1)
      world.turn()
      #expect(view.layouts == 0)
      view.bounds.size.width = 11
      world.turn()
      #expect(view.layouts == 1)
      view.bounds.size.width = 11
      world.turn()
      #expect(view.layouts == 1)
    }
  }

  @Test func `adding and removing a subview needs layout`() {
    World.run { world in
      let view = settled(world)
      let subview = UIView()
      view.addSubview(subview)
      world.turn()
      #expect(view.layouts == 1)
      subview.removeFromSuperview()
      world.turn()
      #expect(view.layouts == 2)
    }
  }

  @Test func `layout if needed lays out at once but only if needed`() {
    World.run { world in
      let view = settled(world)
      view.layoutIfNeeded()
      #expect(view.layouts == 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
      world.turn()
      #expect(view.layouts == 1)
    }
  }

  @Test func `layout if needed begins with the superview that needs it too`() {
    World.run { world in
      let outer = settled(world)
      let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      outer.addSubview(inner)
      inner.layoutIfNeeded()
      #expect(outer.layouts == 1)
      #expect(inner.layouts == 1)
    }
  }

  @Test func `many requests are one drawing`() {
    World.run { world in
      let view = settled(world)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      #expect(view.drawings == 0)
      world.turn()
      #expect(view.drawings == 1)
    }
  }

  @Test func `a new size is drawn anew only in redraw mode`() {
    World.run { world in
      let view = settled(world)
      view.bounds.size.width = 20
      world.turn()
      #expect(view.drawings == 0)
      view.contentMode = .redraw
      world.turn()
      view.drawings = 0
      view.bounds.size.width = 30
      world.turn()
      #expect(view.drawings == 1)
    }
  }

  @Test func `size to fit takes what fits`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
