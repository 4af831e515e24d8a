import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// The pixels of the window and of recordings. All frames use the same bitmap, and covered content
/// is not drawn.
@Suite(.isolated)
@MainActor
struct GalleryDrawingTests {
  @Test(arguments: [
    "header-gif", "collection-horizontal", "large-title",
  ])
  func `each frame has the pixels of a complete drawing`(name: String) throws {
    let screen = try GalleryScreen(name, on: ScreenKind(width: 320, height: 480))
    defer { screen.leave() }
    screen.simulator.showsFinger = true
    let renderer = CairoRenderer(scale: 1)
    var bitmap = Bitmap(width: 1, height: 1)
    var isFirst = true
    for frame in screen.simulator.record(screen.script, framesPerSecond: 2).frames {
      renderer.draw(frame.picture, replacing: &bitmap)
      #expect(bitmap == complete(frame.picture, renderer))
      isFirst = false
    }
    #expect(!isFirst)
  }

  /// Draws the windows over black, including covered content.
  private func complete(_ picture: ScreenPicture, _ renderer: CairoRenderer) -> Bitmap {
    var bitmap = renderer.bitmap(of: nil, size: picture.size)
    var screen = VectorPath()
    screen.addRect(CGRect(origin: .zero, size: picture.size))
    renderer.draw(DisplayList([.fill(screen, evenOdd: false, ink: .black)]), into: &bitmap)
    for window in picture.windows { renderer.draw(window, into: &bitmap) }
    return bitmap
  }
}
