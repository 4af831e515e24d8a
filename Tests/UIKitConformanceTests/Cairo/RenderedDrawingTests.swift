import Testing
import UIKit
import UIKitCairo

/// Recorded drawing commands rendered to pixels.
struct RenderedDrawingTests {
  private func bitmap(_ side: Int = 20, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> Bitmap {
    let list = DisplayList.recording {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      draw(context)
    }
    var bitmap = Bitmap(width: Int(CGFloat(side) * scale), height: Int(CGFloat(side) * scale))
    CairoRenderer(scale: scale).draw(list, into: &bitmap)
    return bitmap
  }

  @Test func `restoring the graphics state restores color, transform and clip`() {
    let bitmap = bitmap { context in
      UIColor.red.setFill()
      context.saveGState()
      UIColor.blue.setFill()
      context.translateBy(x: 10, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    #expect(bitmap[12, 5] == 0xFF00_00FF)
    #expect(bitmap[17, 5] == 0)
    #expect(bitmap[2, 5] == 0)
    #expect(bitmap[19, 15] == 0xFFFF_0000)
  }

  @Test func `a path is not moved by a later transform`() {
    let bitmap = bitmap { context in
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.translateBy(x: 10, y: 10)
      context.setFillColor(UIColor.red.cgColor)
      context.fillPath()
    }
    #expect(bitmap[3, 3] == 0xFFFF_0000)
    #expect(bitmap[13, 13] == 0)
  }

  @Test func `the even-odd rule leaves a hole`() {
    let bitmap = bitmap { context in
      context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fillPath(using: .evenOdd)
    }
    #expect(bitmap[2, 2] == 0xFF00_0000)
    #expect(bitmap[10, 10] == 0)
  }

  @Test func `a clockwise arc in Core Graphics is counterclockwise on screen`() {
    let bitmap = bitmap { context in
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
      context.fillPath()
    }
    #expect(bitmap[10, 5] == 0xFF00_0000)
    #expect(bitmap[10, 15] == 0)
  }

  @Test func `a stroke is centered on its path`() {
    let bitmap = bitmap { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect(bitmap[10, 7] == 0)
    #expect(bitmap[10, 8] == 0xFFFF_0000)
    #expect(bitmap[10, 11] == 0xFFFF_0000)
    #expect(bitmap[10, 12] == 0)
  }

  @Test func `dashes leave gaps`() {
    let bitmap = bitmap { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [5, 5])
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect(bitmap[2, 10] == 0xFF00_0000)
    #expect(bitmap[7, 10] == 0)
    #expect(bitmap[12, 10] == 0xFF00_0000)
  }

  @Test func `the context's alpha multiplies the color's alpha`() {
    let bitmap = bitmap { context in
      context.setAlpha(0.5)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(0x3F...0x41 ~= bitmap[10, 10] >> 24)
  }

  @Test func `images are sharp at every scale`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 2.5))
    }
    let bitmap = bitmap(scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(bitmap[5, 9] == 0xFFFF_0000)
    #expect(bitmap[5, 10] == 0)
  }

  @Test func `an image is clipped to its bounds`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: -10, y: -10, width: 40, height: 40))
    }
    let bitmap = bitmap { _ in image.draw(at: CGPoint(x: 8, y: 8)) }
    #expect(bitmap[9, 9] == 0xFF00_0000)
    #expect(bitmap[7, 9] == 0)
    #expect(bitmap[12, 9] == 0)
  }

  @Test func `a template image is drawn in the fill color`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }.withRenderingMode(.alwaysTemplate)
    let bitmap = bitmap { context in
      UIColor.green.setFill()
      image.draw(at: .zero)
    }
    #expect(bitmap[10, 10] == 0xFF00_FF00)
  }
}
