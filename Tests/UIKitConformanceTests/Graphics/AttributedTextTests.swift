import TestSupport
import Testing
import UIKit

@Suite(.isolated)
struct AttributedTextTests {
  private func text(_ string: String, size: CGFloat = 17) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func size(_ text: NSAttributedString) -> CGSize {
    let request = TextRequest(
      text, width: nil, numberOfLines: 0, isRightToLeft: false, traits: .current)
    return Text.engine.layout(request).size
  }

  @Test func `a line is as high as its font's line height`() {
    #expect(size(text("Agy")).height.isClose(to: 20.287_109_375))
    #expect(size(text("中文")).height.isClose(to: 20.287_109_375))
    #expect(size(text("")) == .zero)
  }

  @Test func `the height is the sum of the line heights`() {
    #expect(size(text("one\ntwo\n\nfour")).height.isClose(to: 4 * 20.287_109_375))
  }

  @Test func `the largest font of a line sets its height`() {
    let mixed = NSMutableAttributedString(attributedString: text("small "))
    mixed.append(text("large", size: 34))
    #expect(size(mixed).height.isClose(to: 2 * 20.287_109_375))
  }

  @Test func `bold text is wider than regular text`() {
    let bold = NSAttributedString(
      string: "Pull down", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    #expect(size(bold).width > size(text("Pull down")).width)
  }

  @Test func `a line that is drawn without a label has the size of its text`() {
    let line = TextLine("Pull down", font: .systemFont(ofSize: 17))
    #expect(line.size == size(text("Pull down")))
    #expect(TextLine("", font: .systemFont(ofSize: 17)).size == .zero)
  }
}
