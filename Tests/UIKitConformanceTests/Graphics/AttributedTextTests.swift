import TestSupport
import Testing
import UIKit

@Suite(.isolated)
struct AttributedTextTests {
  private func text(_ string: String, size: CGFloat = 17) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func box(
    _ text: NSAttributedString, _ width: CGFloat, _ height: CGFloat = 1_000,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, context: nil)
  }

  @Test func `a line is as high as its font's line height`() {
    #expect(text("Agy").size().height.isClose(to: 20.287_109_375))
    #expect(text("中文").size().height.isClose(to: 20.287_109_375))
    #expect(text("").size() == .zero)
  }

  @Test func `the height is the sum of the line heights`() {
    #expect(text("one\ntwo\n\nfour").size().height.isClose(to: 4 * 20.287_109_375))
  }

  @Test func `the largest font of a line sets its height`() {
    let mixed = NSMutableAttributedString(attributedString: text("small "))
    mixed.append(text("large", size: 34))
    #expect(mixed.size().height.isClose(to: 2 * 20.287_109_375))
  }

  @Test func `text wraps at the width`() {
    let long = text("several words that do not fit into one line")
    let broken = box(long, 100)
    #expect(broken.width <= 100)
    #expect(broken.height > 2 * 20)
    #expect(box(long, 10_000).height.isClose(to: 20.287_109_375))
  }

  @Test func `only the lines that fit into the height count, but at least one`() {
    let long = text("several words that do not fit into one line")
    #expect(box(long, 100, 45).height.isClose(to: 2 * 20.287_109_375))
    #expect(box(long, 100, 5).height.isClose(to: 20.287_109_375))
  }

  @Test func `without the line fragment option the origin is at the baseline`() {
    let rect = box(text("Agy"), 100, 100, [])
    #expect(rect.minY.isClose(to: -4.100_585_937_5))
    #expect(rect.height.isClose(to: 20.287_109_375))
  }

  @Test func `kerning widens every character`() {
    let wide = NSMutableAttributedString(attributedString: text("中文字"))
    wide.addAttribute(.kern, value: 10, range: NSRange(location: 0, length: 3))
    #expect((wide.size().width - text("中文字").size().width).isClose(to: 30, within: 0.1))
  }

  @Test func `paragraph styles set line height and spacing`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let string = NSMutableAttributedString(attributedString: text("one\ntwo"))
      string.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: string.length))
      return string.size().height
    }
    let line: CGFloat = 20.287_109_375
    #expect(height { $0.lineSpacing = 7 }.isClose(to: 2 * line + 7))
    #expect(height { $0.minimumLineHeight = 30 }.isClose(to: 60))
    #expect(height { $0.maximumLineHeight = 10 }.isClose(to: 20))
    #expect(height { $0.lineHeightMultiple = 1.5 }.isClose(to: 3 * line))
  }

  @Test func `bold text is wider than regular text`() {
    let bold = NSAttributedString(
      string: "Pull down", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    #expect(bold.size().width > text("Pull down").size().width)
  }

  @Test func `monospaced digits have equal widths`() {
    func width(_ string: String) -> CGFloat {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
      return NSAttributedString(string: string, attributes: [.font: font]).size().width
    }
    #expect(width("1111").isClose(to: width("0000"), within: 0.01))
    #expect(text("1111").size().width < text("0000").size().width)
  }

  @Test func `plain strings measure like attributed strings`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let string: NSString = "Pull down"
    #expect(string.size(withAttributes: attributes) == text("Pull down").size())
  }
}
