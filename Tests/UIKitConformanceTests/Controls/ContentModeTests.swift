import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ContentModeTests {
  private nonisolated static let placements: [(mode: UIView.ContentMode, rect: CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, CGRect(x: 35, y: 0, width: 30, height: 60)),
    (.scaleAspectFill, CGRect(x: 0, y: -70, width: 100, height: 200)),
    (.center, CGRect(x: 45, y: 20, width: 10, height: 20)),
    (.top, CGRect(x: 45, y: 0, width: 10, height: 20)),
    (.bottom, CGRect(x: 45, y: 40, width: 10, height: 20)),
    (.left, CGRect(x: 0, y: 20, width: 10, height: 20)),
    (.right, CGRect(x: 90, y: 20, width: 10, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 20)),
    (.topRight, CGRect(x: 90, y: 0, width: 10, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 40, width: 10, height: 20)),
    (.bottomRight, CGRect(x: 90, y: 40, width: 10, height: 20)),
  ]

  @Test(arguments: placements) func `the content mode places the image`(
    mode: UIView.ContentMode, expected: CGRect
  ) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let screen = TestScreen()
    let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 100, height: 60))
    view.image = image
    view.contentMode = mode
    screen.window.addSubview(view)
    screen.turn()
    let command = screen.presentedCommands(of: view).first
    guard case .image(_, size: _, in: let rect, ink: _, opacity: _) = try #require(command) else {
      Issue.record("The image view draws something other than an image")
      return
    }
    #expect(rect == expected)
  }

  @Test func `only template images are drawn in the tint color`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    func ink(_ image: UIImage) -> Ink? {
      let screen = TestScreen()
      let view = UIImageView(image: image)
      view.tintColor = .red
      screen.window.addSubview(view)
      guard
        case .image(_, size: _, in: _, let ink, opacity: _) = screen.presentedCommands(of: view)
          .first
      else { return nil }
      return ink
    }
    #expect(ink(image) == nil)
    #expect(ink(image.withRenderingMode(.alwaysOriginal)) == nil)
    #expect(ink(image.withRenderingMode(.alwaysTemplate)) == Ink(0xFF0000))
    #expect(ink(image.withTintColor(.green)) == Ink(0x00FF00))
    #expect(ink(image.withTintColor(.green, renderingMode: .alwaysTemplate)) == Ink(0xFF0000))
  }
}
