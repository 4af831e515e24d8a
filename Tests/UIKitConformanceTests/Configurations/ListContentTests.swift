import TestSupport
import Testing
import UIKit

/// `UIListContentConfiguration` and the view that displays it.
@Suite(.isolated)
@MainActor
struct ListContentTests {
  private func laidOut(_ configuration: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let fitting = view.sizeThatFits(CGSize(width: 390, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: 390, height: fitting)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a cell has body text and a caption below it`() throws {
    var content = UIListContentConfiguration.cell()
    #expect(content.textProperties.font.pointSize == 17)
    #expect(content.secondaryTextProperties.font.pointSize == 12)
    #expect(content.textProperties.color == .label)
    content.text = "Text"
    content.secondaryText = "Detail"
    content.secondaryTextProperties.color = .secondaryLabel
    let view = laidOut(content)
    let texts = labels(view)
    #expect(texts.map(\.text) == ["Text", "Detail"])
    #expect(texts.map(\.textColor) == [.label, .secondaryLabel])
    #expect(texts.map(\.frame.minX) == [16, 16])
    #expect(texts.map(\.frame.maxX) == [382, 382])
    #expect(texts[0].frame.minY.isClose(to: 11, within: 0.5))
    #expect(texts[1].frame.minY.isClose(to: texts[0].frame.maxY + 3, within: 0.5))
    #expect(texts[1].frame.maxY.isClose(to: view.bounds.height - 11, within: 0.5))
  }

  @Test func `long text wraps and makes the view higher`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let line = laidOut(content).bounds.height
    content.text = String(repeating: "Text that wraps. ", count: 10)
    #expect(laidOut(content).bounds.height > line + 40)
    content.textProperties.numberOfLines = 1
    #expect(laidOut(content).bounds.height == line)
  }

  @Test func `larger preferred text makes the view higher`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let screen = TestScreen()
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    screen.window.addSubview(view)
    let normal = view.sizeThatFits(CGSize(width: 390, height: 0)).height
    screen.setTextSize(.accessibilityLarge)
    screen.turn()
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height > normal + 15)
    #expect(labels(view).first?.font.pointSize == 33)
  }

  @Test func `an image is before the text`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    let view = laidOut(content)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.size == CGSize(width: 60, height: 30))
    #expect(image.frame.minX == 16)
    #expect(labels(view).first?.frame.minX == 92)
  }

  @Test func `the content is mirrored in a right-to-left interface`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    view.layoutIfNeeded()
    #expect(labels(view).first?.frame.maxX == 374)
    #expect(labels(view).first?.frame.minX == 8)
  }

  @Test func `configurations with equal values are equal`() {
    var first = UIListContentConfiguration.cell()
    var second = UIListContentConfiguration.cell()
    #expect(first == second)
    first.text = "Text"
    #expect(first != second)
    second.text = "Text"
    #expect(first == second && first.hashValue == second.hashValue)
  }
}
