import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ImageViewTests {
  private let images = (0..<4).map { index in
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
    }
  }

  private func view(in screen: TestScreen) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(view)
    return view
  }

  private func presentedIndex(_ view: UIImageView, _ screen: TestScreen) -> Int? {
    screen.presentedImage(of: view).flatMap { shown in images.firstIndex { $0 === shown } }
  }

  @Test func `a view made with an image has its size`() {
    let view = UIImageView(image: images[0])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 10, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test func `animation images follow one another evenly and repeat`() {
    let screen = TestScreen()
    let view = view(in: screen)
    view.animationImages = images
    view.animationDuration = 0.4
    view.startAnimating()
    #expect(view.isAnimating)
    var indexes: [Int?] = []
    for _ in 0..<9 {
      indexes.append(presentedIndex(view, screen))
      screen.advance(0.1)
    }
    #expect(indexes == [0, 1, 2, 3, 0, 1, 2, 3, 0])
  }

  @Test func `without a duration each animation image takes a thirtieth of a second`() {
    let screen = TestScreen()
    let view = view(in: screen)
    view.animationImages = images
    view.startAnimating()
    screen.advance(0.05)
    #expect(presentedIndex(view, screen) == 1)
    screen.advance(0.05)
    #expect(presentedIndex(view, screen) == 3)
  }

  @Test func `starting again begins with the first animation image`() {
    let screen = TestScreen()
    let view = view(in: screen)
    view.animationImages = images
    view.animationDuration = 0.4
    view.startAnimating()
    screen.advance(0.25)
    #expect(presentedIndex(view, screen) == 2)
    view.startAnimating()
    #expect(presentedIndex(view, screen) == 0)
  }

  @Test func `stopping the animation shows the image`() {
    let screen = TestScreen()
    let view = view(in: screen)
    view.image = images[2]
    view.animationImages = images
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(presentedIndex(view, screen) == 2)
  }

  @Test func `there is no animation without images`() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `leaving the window stops the animation`() {
    let screen = TestScreen()
    let view = view(in: screen)
    view.animationImages = images
    view.startAnimating()
    view.removeFromSuperview()
    #expect(!view.isAnimating)
    screen.window.addSubview(view)
    #expect(!view.isAnimating)
  }

  @Test func `an animated image plays automatically in a window`() throws {
    let animated = try #require(UIImage.animatedImage(with: images, duration: 0.4))
    let screen = TestScreen()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.image = animated
    #expect(!view.isAnimating)
    screen.window.addSubview(view)
    screen.advance(0.15)
    #expect(presentedIndex(view, screen) == 1)
    view.image = images[3]
    #expect(!view.isAnimating)
    #expect(presentedIndex(view, screen) == 3)
  }
}
