import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Images of buttons rendered to pixels.
@Suite(.isolated)
@MainActor
struct RenderedButtonTests {
  private func filled(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// The top left pixel of a button after its layout.
  private func pixel(of button: UIButton) -> UInt32 {
    button.layoutIfNeeded()
    return CairoRenderer(scale: 1).bitmap(of: button)[0, 0]
  }

  @Test func `a system button draws its image in the tint color`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    button.tintColor = .green
    button.setImage(filled(.red), for: .normal)
    #expect(pixel(of: button) == 0xFF00_FF00)
    button.setImage(filled(.red).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(pixel(of: button) == 0xFFFF_0000)
  }
}
