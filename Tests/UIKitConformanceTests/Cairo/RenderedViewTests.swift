import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Views rendered to pixels.
@Suite(.isolated)
@MainActor
struct RenderedViewTests {
  private let renderer = CairoRenderer(scale: 1)

  private func view(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func square(_ side: CGFloat, at x: CGFloat = 0, _ y: CGFloat = 0) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  @Test func `a view's background fills its bounds at the renderer's scale`() {
    let view = view(CGRect(x: 50, y: 60, width: 10, height: 4), .red)
    let bitmap = CairoRenderer(scale: 3).bitmap(of: view)
    #expect(bitmap.width == 30)
    #expect(bitmap.height == 12)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `hidden and transparent views are not drawn`() {
    let root = view(square(10), nil)
    let hidden = view(square(10), .red)
    hidden.isHidden = true
    let faded = view(square(10), .blue)
    faded.alpha = 0
    root.addSubview(hidden)
    root.addSubview(faded)
    #expect(renderer.bitmap(of: root).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a mask shows a view and its subviews only where it is drawn`() {
    let root = view(square(20), .white)
    let masked = view(square(10, at: 5, 5), .blue)
    masked.addSubview(view(square(10, at: 5, 5), .red))
    root.addSubview(masked)
    let mask = view(CGRect(x: 4, y: 4, width: 4, height: 20), .black)
    masked.mask = mask
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[6, 6] == 0xFFFF_FFFF && bitmap[14, 14] == 0xFFFF_FFFF)
    #expect(bitmap[9, 9] == 0xFF00_00FF && bitmap[12, 12] == 0xFFFF_0000)
    mask.isHidden = true
    #expect(renderer.bitmap(of: root).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    masked.mask = nil
    #expect(renderer.bitmap(of: root)[6, 6] == 0xFF00_00FF)
  }

  @Test func `subviews are clipped only if the view clips to its bounds`() {
    let root = view(square(20), .white)
    let middle = view(square(10), .blue)
    middle.addSubview(view(square(10, at: 5, 5), .red))
    root.addSubview(middle)
    #expect(renderer.bitmap(of: root)[12, 12] == 0xFFFF_0000)
    middle.clipsToBounds = true
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[12, 12] == 0xFFFF_FFFF)
    #expect(bitmap[7, 7] == 0xFFFF_0000)
    #expect(bitmap[2, 2] == 0xFF00_00FF)
  }

  @Test func `the bounds origin offsets subviews`() {
    let root = view(square(20), .white)
    root.addSubview(view(square(5, at: 10, 10), .red))
    root.bounds.origin = CGPoint(x: 8, y: 4)
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[2, 6] == 0xFFFF_0000)
    #expect(bitmap[1, 6] == 0xFFFF_FFFF)
    #expect(bitmap[7, 11] == 0xFFFF_FFFF)
  }

  @Test func `alpha applies to a view and its subviews as a group`() {
    let root = view(square(20), .white)
    let group = view(square(20), .black)
    group.alpha = 0.5
    group.addSubview(view(square(10), .black))
    root.addSubview(group)
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[5, 5] == bitmap[15, 15])
    #expect(0x7E...0x81 ~= bitmap[5, 5] & 0xFF)
  }

  @Test func `the corner radius clips the background and the subviews`() {
    let root = view(square(20), .white)
    let round = view(square(20), .blue)
    round.layer.cornerRadius = 10
    round.clipsToBounds = true
    round.addSubview(view(square(20), .red))
    root.addSubview(round)
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[19, 19] == 0xFFFF_FFFF)
    #expect(bitmap[10, 10] == 0xFFFF_0000)
    #expect(bitmap[10, 1] == 0xFFFF_0000)
  }

  @Test func `the border is inside the bounds and above the subviews`() {
    let root = view(square(20), .white)
    root.layer.borderWidth = 2
    root.layer.borderColor = UIColor.green.cgColor
    root.addSubview(view(square(20), .red))
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[0, 10] == 0xFF00_FF00)
    #expect(bitmap[1, 10] == 0xFF00_FF00)
    #expect(bitmap[2, 10] == 0xFFFF_0000)
  }

  @Test func `transforms apply around the center`() {
    let root = view(square(20), .white)
    let bar = view(CGRect(x: 2, y: 8, width: 16, height: 4), .red)
    root.addSubview(bar)
    #expect(renderer.bitmap(of: root)[4, 10] == 0xFFFF_0000)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[4, 10] == 0xFFFF_FFFF)
    #expect(bitmap[10, 4] == 0xFFFF_0000)
    bar.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(renderer.bitmap(of: root)[10, 10] == 0xFFFF_FFFF)
  }

  @Test func `a one-pixel line is sharp`() {
    let root = view(square(10), .white)
    root.addSubview(view(CGRect(x: 0, y: 4.5, width: 10, height: 0.5), .black))
    let bitmap = CairoRenderer(scale: 2).bitmap(of: root)
    #expect(bitmap[5, 8] == 0xFFFF_FFFF)
    #expect(bitmap[5, 9] == 0xFF00_0000)
    #expect(bitmap[5, 10] == 0xFFFF_FFFF)
  }

  @Test func `dynamic colors are resolved with the view's traits`() {
    let root = view(square(4), .systemBackground)
    #expect(renderer.bitmap(of: root)[1, 1] == 0xFFFF_FFFF)
    root.overrideUserInterfaceStyle = .dark
    #expect(renderer.bitmap(of: root)[1, 1] == 0xFF00_0000)
  }

  @Test func `template images are drawn in the tint color`() {
    let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    let bitmap = renderer.bitmap(of: view)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[3, 0] == 0)
    view.image = shape
    #expect(renderer.bitmap(of: view)[0, 0] == 0xFF00_00FF)
  }

  @Test func `an animating view is drawn at its presented position`() {
    let screen = TestScreen()
    let root = view(square(20), .white)
    screen.window.addSubview(root)
    let block = view(square(4), .red)
    root.addSubview(block)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      block.frame.origin.x = 16
    }
    screen.advance(0.5)
    let bitmap = renderer.bitmap(of: root)
    #expect(bitmap[1, 1] == 0xFFFF_FFFF)
    #expect(bitmap[9, 1] == 0xFFFF_0000)
    #expect(bitmap[17, 1] == 0xFFFF_FFFF)
  }
}
