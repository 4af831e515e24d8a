import Testing
import UIKit

@testable import EdgeRefresh

@Suite("How texts and arrows look", .ownWorld)
@MainActor
struct StyleTests {
  @Test func labelsAreBoldCentredAndClear() {
    let label = UILabel.refreshLabel()
    #expect(label.font == .boldSystemFont(ofSize: 14))
    #expect(label.textAlignment == .center)
    #expect(label.backgroundColor == .clear)
    #expect(label.autoresizingMask == .flexibleWidth)
    #expect(label.textColor == .refreshText)
  }

  @Test func theColorOfTextsIsDarkGrayOnLightAndLightGrayOnDark() {
    let light = UIColor.refreshText.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.refreshText.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(white: 90 / 255, alpha: 1))
    #expect(dark == UIColor(white: 165 / 255, alpha: 1))
  }

  @Test func theWidthOfATextIsThatOfOneLine() {
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

  @Test func arrowsAreTemplatesOfTheOriginalsSizes() {
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
}
