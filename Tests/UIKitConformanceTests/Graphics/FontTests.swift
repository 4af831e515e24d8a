import Testing
import UIKit
import UIKitCairo

struct FontTests {
  private static let styles: [(style: UIFont.TextStyle, sizes: [CGFloat])] = [
    (.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]),
    (.title2, [19, 22, 28, 56]), (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]),
    (.body, [14, 17, 23, 53]), (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]),
    (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
  ]

  @Test func `a 17-point font has the metrics of a device`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight.isClose(to: 20.287_109_375))
    #expect(font.ascender.isClose(to: 16.186_523_437_5))
    #expect(font.descender.isClose(to: -4.100_585_937_5))
    #expect(font.leading == 0)
  }

  @Test func `the bold system font is semibold`() {
    #expect(UIFont.boldSystemFont(ofSize: 14) == UIFont.systemFont(ofSize: 14, weight: .semibold))
    #expect(UIFont.boldSystemFont(ofSize: 14) != UIFont.systemFont(ofSize: 14))
  }

  @Test(arguments: styles) func `text styles follow the preferred content size`(
    style: UIFont.TextStyle, sizes: [CGFloat]
  ) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size)
    }
  }

  @Test func `font metrics scale fonts with the text style`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    func size(_ size: CGFloat, _ traits: UITraitCollection) -> CGFloat {
      metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits).pointSize
    }
    #expect(size(100, large) == 100)
    #expect(size(100, huge).isClose(to: 135 + 1 / 3))
    #expect(size(17, huge) == 23)
    huge.performAsCurrent {
      let bounded = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
      #expect(bounded.pointSize == 20)
    }
  }

  @Test func `a font is found by the name of its family or its own name`() throws {
    CairoRenderer.install()
    let regular = try #require(UIFont(name: "Noto Sans", size: 20))
    let bold = try #require(UIFont(name: "NotoSans-Bold", size: 20))
    #expect(regular.pointSize == 20)
    #expect(regular == UIFont(name: "NotoSans-Regular", size: 20))
    #expect(regular.hash == UIFont(name: "NotoSans-Regular", size: 20)?.hash)
    #expect(regular != bold && regular != UIFont(name: "Noto Sans", size: 21))
    #expect(regular != UIFont.systemFont(ofSize: 20))
    for name in ["", "No Such Font", "NotoSans-NoSuchStyle", "-", "Noto"] {
      #expect(UIFont(name: name, size: 20) == nil, "\(name)")
    }
  }

  @Test func `a font by its name has its own metrics, and scales`() throws {
    CairoRenderer.install()
    let font = try #require(UIFont(name: "Noto Sans", size: 20))
    // From the tables of the font: 1069 and 293 of 1000 units.
    #expect(abs(font.ascender - 21.38) < 0.05 && abs(font.descender + 5.86) < 0.05)
    #expect(font.lineHeight == font.ascender - font.descender)
    let huge = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: huge)
    #expect(scaled.pointSize == 27 && abs(scaled.ascender - 21.38 * 27 / 20) < 0.05)
  }
}
