import TestSupport
import Testing
import UIKit

/// `UIListContentConfiguration` and the view that displays it.
@Suite(.isolated)
@MainActor
struct ListContentTests {
  private func laidOut(
    _ configuration: UIListContentConfiguration, width: CGFloat = 390, height: CGFloat? = nil
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitting)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a cell has body text and a caption below it`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.textProperties.font.pointSize == 17)
    #expect(content.secondaryTextProperties.font.pointSize == 12)
    #expect(content.textProperties.color == .label)
    #expect(
      content.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    content.text = "Text"
    content.secondaryText = "Detail"
    let view = laidOut(content)
    let texts = labels(view)
    #expect(texts.map(\.text) == ["Text", "Detail"])
    #expect(texts.map(\.frame.minX) == [16, 16])
    #expect(texts.map(\.frame.maxX) == [382, 382])
    #expect(texts[0].frame.minY.isClose(to: 11, within: 0.5))
    #expect(texts[1].frame.minY.isClose(to: texts[0].frame.maxY + 3, within: 0.5))
    #expect(texts[1].frame.maxY.isClose(to: view.bounds.height - 11, within: 0.5))
  }

  @Test func `a value cell has gray text at the trailing edge`() {
    var content = UIListContentConfiguration.valueCell()
    #expect(content.secondaryTextProperties.font.pointSize == 17)
    #expect(content.secondaryTextProperties.color == .secondaryLabel)
    content.text = "Text"
    content.secondaryText = "Value"
    let texts = labels(laidOut(content))
    #expect(texts[1].frame.maxX == 382)
    #expect(texts[1].frame.minY == texts[0].frame.minY)
    #expect(texts[0].frame.maxX == texts[1].frame.minX - 6)
  }

  @Test func `texts that do not fit side by side are stacked`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A rather long text"
    content.secondaryText = "and a long value"
    let texts = labels(laidOut(content, width: 200))
    #expect(texts[1].frame.minX == texts[0].frame.minX)
    #expect(texts[1].frame.minY >= texts[0].frame.maxY)
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
    screen.window.environment = UITraitCollection(traitsFrom: [
      screen.window.environment,
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    screen.turn()
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height > normal + 15)
    #expect(labels(view).first?.font.pointSize == 33)
  }

  @Test func `an image is before the text and scaled down to its largest size`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    var view = laidOut(content)
    var image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.size == CGSize(width: 60, height: 30))
    #expect(image.frame.minX == 16)
    #expect(labels(view).first?.frame.minX == 92)
    content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageToTextPadding = 10
    view = laidOut(content)
    image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.size == CGSize(width: 30, height: 15))
    #expect(image.frame.minX == 21)
    #expect(labels(view).first?.frame.minX == 66)
  }

  @Test func `the content is mirrored in a right-to-left interface`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    view.layoutIfNeeded()
    let texts = labels(view)
    #expect(texts[0].frame.maxX == 374)
    #expect(texts[1].frame.minX == 8)
  }

  @Test func `setting text removes the text with attributes`() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Text", attributes: [.foregroundColor: UIColor.red])
    #expect(content.text == nil)
    content.text = "Plain"
    #expect(content.attributedText == nil)
    content.attributedText = NSAttributedString(string: "Again")
    #expect(content.text == nil)
    #expect(labels(laidOut(content)).first?.text == "Again")
  }

  @Test(arguments: [
    (UIListContentConfiguration.TextProperties.TextTransform.uppercase, "TWO WORDS"),
    (.lowercase, "two words"), (.capitalized, "Two Words"), (.none, "two Words"),
  ])
  func `a transform changes the letters`(
    _ transform: UIListContentConfiguration.TextProperties.TextTransform, _ shown: String
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = "two Words"
    content.textProperties.transform = transform
    #expect(content.text == "two Words")
    #expect(labels(laidOut(content)).first?.text == shown)
  }

  @Test func `a transformer derives the displayed colors`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { color in
      color == .label ? .red : .blue
    }
    #expect(content.textProperties.resolvedColor() == .red)
    #expect(content.textProperties.color == .label)
    #expect(labels(laidOut(content)).first?.textColor == .red)
    content.imageProperties.tintColor = .green
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .green)
    content.imageProperties.tintColor = nil
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .blue)
  }

  @Test func `the texts of a disabled state are gray unless the app has set their colors`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .red
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .red)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
  }

  @Test func `configurations with equal values are equal`() {
    var first = UIListContentConfiguration.cell()
    var second = UIListContentConfiguration.subtitleCell()
    #expect(first == second)
    first.text = "Text"
    #expect(first != second)
    second.text = "Text"
    #expect(first == second && first.hashValue == second.hashValue)
    let transformer = UIConfigurationColorTransformer { $0 }
    first.textProperties.colorTransformer = transformer
    #expect(first != second)
    second.textProperties.colorTransformer = transformer
    #expect(first == second)
  }

  @Test func `a grouped header is small, gray and in capitals`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Title"
    let label = labels(laidOut(content)).first
    #expect(label?.text == "TITLE")
    #expect(label?.font.pointSize == 13)
    #expect(label?.textColor == .secondaryLabel)
    #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
    #expect(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize == 13)
    #expect(UIListContentConfiguration.plainFooter().textProperties.transform == .none)
  }
}
