import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct StyleTests {
  @Test func `labels are bold and centered and have a clear background`() {
    let label = UILabel.refreshLabel()
    #expect(label.font == .boldSystemFont(ofSize: 14))
    #expect(label.textAlignment == .center)
    #expect(label.backgroundColor == .clear)
    #expect(label.autoresizingMask == .flexibleWidth)
    #expect(label.textColor == .refreshText)
  }

  @Test func `the text color is dark gray in light mode and light gray in dark mode`() {
    let light = UIColor.refreshText.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.refreshText.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(white: 90 / 255, alpha: 1))
    #expect(dark == UIColor(white: 165 / 255, alpha: 1))
  }

  @Test func `the width of a text is measured on a single line`() {
    let label = UILabel.refreshLabel()
    #expect(label.refreshTextWidth == 0)
    label.text = ""
    #expect(label.refreshTextWidth == 0)
    label.text = "More"
    let once = label.refreshTextWidth
    #expect(once > 20)
    label.text = "More More More More More More More More More More More More More"
    label.frame.size.width = 30
    label.numberOfLines = 0
    #expect(label.refreshTextWidth > 10 * once)
  }

  @Test func `arrows are template images with the sizes of those in MJRefresh`() {
    #expect(UIImage.refreshArrow.size == CGSize(width: 15, height: 40))
    #expect(UIImage.refreshSideArrow.size == CGSize(width: 15, height: 15))
    for image in [UIImage.refreshArrow, .refreshSideArrow] {
      #expect(image.renderingMode == .alwaysTemplate)
    }
    #expect(NormalHeader().arrowView.image === UIImage.refreshArrow)
    #expect(BackNormalFooter().arrowView.image === UIImage.refreshArrow)
    #expect(NormalTrailer().arrowView.image === UIImage.refreshSideArrow)
    #expect(NormalLeader().arrowView.image === UIImage.refreshSideArrow)
  }

  @Test func `the arrow points down and the side arrow points left`() throws {
    let down = try stroke(of: .refreshArrow)
    #expect(
      down.ends.filter { $0 == CGPoint(x: 7.5, y: 38) }.count == 2,
      "both lines of the head end at the tip")
    #expect(
      down.elements == [
        .move(to: CGPoint(x: 7.5, y: 2)), .line(to: CGPoint(x: 7.5, y: 38)),
        .move(to: CGPoint(x: 1.5, y: 32)), .line(to: CGPoint(x: 7.5, y: 38)),
        .line(to: CGPoint(x: 13.5, y: 32)),
      ])
    let left = try stroke(of: .refreshSideArrow)
    #expect(
      left.ends.filter { $0 == CGPoint(x: 1.5, y: 7.5) }.count == 2,
      "both lines of the head end at the tip")
    #expect(
      left.elements == [
        .move(to: CGPoint(x: 14, y: 7.5)), .line(to: CGPoint(x: 1.5, y: 7.5)),
        .move(to: CGPoint(x: 6.5, y: 2.5)), .line(to: CGPoint(x: 1.5, y: 7.5)),
        .line(to: CGPoint(x: 6.5, y: 12.5)),
      ])
    for arrow in [down, left] {
      #expect(arrow.style.width == 2)
      #expect(arrow.style.cap == .round && arrow.style.join == .round)
    }
  }

  private struct Stroke {
    var elements: [VectorPath.Element] = []
    var style = StrokeStyle()

    var ends: [CGPoint] {
      elements.compactMap { if case .line(let end) = $0 { end } else { nil } }
    }
  }

  /// Returns the only stroke of an image.
  private func stroke(of image: UIImage) throws -> Stroke {
    try #require(image.displayList.commands.count == 1)
    guard case .stroke(let path, let style, _) = image.displayList.commands[0] else {
      return Stroke()
    }
    return Stroke(elements: path.elements, style: style)
  }
}
