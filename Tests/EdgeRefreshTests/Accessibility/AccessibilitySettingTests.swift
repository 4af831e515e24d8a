import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Controls with the user's settings for motion, contrast, weight and buttons.
@Suite(.isolated)
@MainActor
struct AccessibilitySettingTests {
  let screen = Screen()

  @Test(arguments: [ControlKind.normalHeader, .backNormalFooter])
  func `with less motion the arrow fades instead of turning`(kind: ControlKind) throws {
    MainLoop.current.accessibilitySettings = .reduceMotion
    let control = screen.attach(kind.make())
    let arrow = try #require((control as? any ArrowDisplaying)?.arrowView)
    let angle = arrow.transform
    let isHeader = kind.isHeader
    screen.drag(to: isHeader ? -20 : 1220, isHeader ? -80 : 1300)
    #expect(control.state == .pulling)
    #expect(arrow.transform != angle)
    screen.advance(by: 0.125)
    let halfway = arrow.presentation(at: MainLoop.current.now)
    #expect(halfway.alpha > 0.1 && halfway.alpha < 0.9)
    #expect(halfway.geometry.transform == arrow.transform)
    screen.advance(by: 0.125)
    #expect(arrow.presentation(at: MainLoop.current.now).alpha == 1)
  }

  @Test func `with less motion image animations show one image`() {
    let images = UIImage.blanks(4)
    let header = screen.attach(ImageHeader().setImages(images, for: .refreshing))
    header.beginRefreshing()
    #expect(header.gifView.isAnimating)
    MainLoop.current.accessibilitySettings = .reduceMotion
    #expect(!header.gifView.isAnimating)
    #expect(header.gifView.image === images[0])
    MainLoop.current.accessibilitySettings = []
    #expect(header.gifView.isAnimating)
  }

  @Test func `with less motion the spinner keeps turning`() {
    MainLoop.current.accessibilitySettings = .reduceMotion
    let footer = screen.attach(AutoNormalFooter())
    footer.beginRefreshing()
    #expect(footer.loadingView.isAnimating)
  }

  @Test func `button shapes underline the text of a button only`() {
    let footer = screen.attach(AutoNormalFooter())
    func isUnderlined(_ label: UILabel) -> Bool {
      label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil
    }
    #expect(!isUnderlined(footer.stateLabel))
    MainLoop.current.accessibilitySettings = .buttonShapes
    #expect(isUnderlined(footer.stateLabel))
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
    footer.beginRefreshing()
    #expect(!isUnderlined(footer.stateLabel))
    footer.endRefreshing()
    #expect(isUnderlined(footer.stateLabel))
    MainLoop.current.accessibilitySettings = []
    #expect(!isUnderlined(footer.stateLabel))
    MainLoop.current.accessibilitySettings = .buttonShapes
    let header = screen.attach(NormalHeader())
    #expect(!isUnderlined(header.stateLabel))
  }

  @Test func `bold text is heavier and is laid out again`() {
    let footer = screen.attach(BackNormalFooter())
    let position = footer.arrowView.center.x
    MainLoop.current.accessibilitySettings = .boldText
    screen.turn()
    #expect(footer.arrowView.center.x < position)
    #expect(
      footer.arrowView.center.x == 195 - footer.stateLabel.refreshTextWidth / 2 - 25)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
  func `the contrast of texts to all backgrounds is sufficient`(
    style: UIUserInterfaceStyle, isHigh: Bool
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: isHigh ? .high : .normal),
    ])
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    let text = UIColor.refreshText.resolvedColor(with: traits).luminance
    for color in backgrounds {
      let background = color.resolvedColor(with: traits).luminance
      let contrast = (max(text, background) + 0.05) / (min(text, background) + 0.05)
      #expect(contrast >= (isHigh ? 7 : 4.5), "\(color): \(contrast)")
    }
  }
}

extension UIColor {
  /// The relative luminance as WCAG 2.2 defines it.
  fileprivate var luminance: CGFloat {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
