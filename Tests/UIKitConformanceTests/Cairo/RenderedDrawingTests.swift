import Testing
import UIKit
import UIKitCairo

/// Recorded drawing commands rendered to pixels.
struct RenderedDrawingTests {
  private func bitmap(scale: CGFloat = 1, _ draw: () -> Void) -> Bitmap {
    let side = Int(20 * scale)
    var bitmap = Bitmap(width: side, height: side)
    CairoRenderer(scale: scale).draw(DisplayList.recording(draw), into: &bitmap)
    return bitmap
  }

  @Test func `images are sharp at every scale`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 2.5))
    }
    let bitmap = bitmap(scale: 2) { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(bitmap[5, 9] == 0xFFFF_0000)
    #expect(bitmap[5, 10] == 0)
  }

  @Test func `an image is clipped to its bounds`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: -10, y: -10, width: 40, height: 40))
    }
    let bitmap = bitmap { image.draw(at: CGPoint(x: 8, y: 8)) }
    #expect(bitmap[9, 9] == 0xFF00_0000)
    #expect(bitmap[7, 9] == 0)
    #expect(bitmap[12, 9] == 0)
  }

  @Test func `a template image is drawn in the fill color`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }.withRenderingMode(.alwaysTemplate)
    let bitmap = bitmap {
      UIColor.green.setFill()
      image.draw(at: .zero)
    }
    #expect(bitmap[10, 10] == 0xFF00_FF00)
  }
}
