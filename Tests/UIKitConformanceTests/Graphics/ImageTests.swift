import Testing
import UIKit

struct ImageTests {
  private let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
  }

  @Test func `a renderer makes images of its size and of the current scale`() {
    #expect(dot.size == CGSize(width: 4, height: 6))
    #expect(dot.scale == 2)
    UITraitCollection(displayScale: 3).performAsCurrent {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      #expect(image.scale == 3)
    }
  }

  @Test func `the current context exists only while drawing`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `the rendering mode is automatic unless one is set`() {
    #expect(dot.renderingMode == .automatic)
    let template = dot.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.size == dot.size)
    #expect(template.withTintColor(.green).renderingMode == .alwaysTemplate)
    #expect(
      dot.withTintColor(.green, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func `an animated image has its frames and duration`() throws {
    let image = try #require(UIImage.animatedImage(with: [dot, dot, dot], duration: 0.6))
    #expect(image.images?.count == 3)
    #expect(image.duration == 0.6)
    #expect(image.size == dot.size)
    #expect(dot.images == nil)
    let quick = try #require(UIImage.animatedImage(with: [dot, dot, dot], duration: 0))
    #expect(CGFloat(quick.duration).isClose(to: 0.1))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
