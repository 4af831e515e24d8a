import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct LabelTests {
  private func label(_ text: String, in screen: TestScreen, _ change: (UILabel) -> Void = { _ in })
    -> UILabel
  {
    let label = UILabel()
    screen.window.addSubview(label)
    label.text = text
    change(label)
    return label
  }

  @Test func `a new label has Apple's defaults`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 20 + 1.0 / 3)])
  func `the size of a line is rounded up to whole pixels`(scale: Double, height: Double) {
    let screen = TestScreen()
    screen.setScale(CGFloat(scale))
    let size = label("Label", in: screen).intrinsicContentSize
    #expect(size.height.isClose(to: CGFloat(height)))
    #expect((size.width * CGFloat(scale)).isClose(to: (size.width * CGFloat(scale)).rounded()))
  }

  @Test func `the height of several lines is rounded up once`() {
    let screen = TestScreen()
    screen.setScale(3)
    let label = label("one\ntwo", in: screen) { $0.numberOfLines = 0 }
    #expect(label.intrinsicContentSize.height.isClose(to: 40 + 2.0 / 3))
  }

  @Test func `a single-line label ignores the available width`() {
    let screen = TestScreen()
    let label = label("a text that is much wider than the room", in: screen)
    #expect(label.sizeThatFits(CGSize(width: 40, height: 40)) == label.intrinsicContentSize)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 80, height: 40))
    #expect(wrapped.width <= 80)
    #expect(wrapped.height > 40)
  }

  @Test func `the number of lines limits the height`() {
    let screen = TestScreen()
    screen.setScale(2)
    let label = label("a text that is much wider than the room", in: screen) {
      $0.numberOfLines = 2
    }
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 41)
  }

  @Test func `sizeToFit sets the intrinsic size`() {
    let screen = TestScreen()
    let label = label("Label", in: screen) { $0.frame.origin = CGPoint(x: 7, y: 9) }
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(label.frame.width > 30)
  }

  @Test func `the text rectangle stays inside the bounds`() {
    let screen = TestScreen()
    let label = label("a text that is much wider than the room", in: screen)
    let bounds = CGRect(x: 5, y: 6, width: 50, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.minY == 6)
    #expect(rect.height < 22)
    #expect(bounds.contains(rect))
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(all.height > 60)
  }

  @Test func `attributed text takes missing attributes from the label`() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .systemRed
    label.attributedText = NSAttributedString(string: "x", attributes: [.underlineStyle: 1])
    #expect(label.text == "x")
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test func `setting plain text removes attributes`() {
    let screen = TestScreen()
    let label = label("x", in: screen)
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.intrinsicContentSize.width > plain.width + 10)
    label.font = .systemFont(ofSize: 17)
    label.text = "x"
    #expect(label.intrinsicContentSize == plain)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `setting a property overwrites attributes`() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.font == .systemFont(ofSize: 30))
    label.font = .systemFont(ofSize: 12)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12))
  }

  @Test func `a preferred font follows the text size only if the label adjusts it`() {
    let screen = TestScreen()
    let unadjusted = label("x", in: screen) { $0.font = .preferredFont(forTextStyle: .body) }
    let adjusted = label("x", in: screen) {
      $0.font = .preferredFont(forTextStyle: .body)
      $0.adjustsFontForContentSizeCategory = true
    }
    let fixed = label("x", in: screen) {
      $0.font = .systemFont(ofSize: 17)
      $0.adjustsFontForContentSizeCategory = true
    }
    screen.setTextSize(.accessibilityLarge)
    #expect(unadjusted.font.pointSize == 17)
    #expect(adjusted.font.pointSize == 33)
    #expect(fixed.font.pointSize == 17)
  }

  @Test func `the accessibility label is the text unless one is set`() {
    let label = UILabel()
    label.text = "Pull down"
    #expect(label.accessibilityLabel == "Pull down")
    #expect(label.isAccessibilityElement)
    label.accessibilityLabel = "Something else"
    #expect(label.accessibilityLabel == "Something else")
  }

  @Test func `a label redraws when its text or the appearance changes`() {
    let screen = TestScreen()
    let label = label("x", in: screen) { $0.frame = CGRect(x: 0, y: 0, width: 50, height: 30) }
    screen.turn()
    let first = screen.presentedCommands(of: label)
    #expect(!first.isEmpty)
    label.text = "y"
    screen.turn()
    let second = screen.presentedCommands(of: label)
    #expect(second != first)
    screen.setStyle(.dark)
    screen.turn()
    #expect(screen.presentedCommands(of: label) != second)
  }

  @Test func `a label measures its text again after every change`() {
    let screen = TestScreen()
    screen.setScale(2)
    let room = CGSize(width: 100, height: 0)
    let view = label("some words in a row", in: screen)
    var sizes = [view.sizeThatFits(room)]
    func change(_ change: () -> Void) {
      change()
      let size = view.sizeThatFits(room)
      #expect(size != sizes.last)
      #expect(size == view.sizeThatFits(room))
      sizes.append(size)
    }
    change { view.text = "other words in a row" }
    change { view.font = .systemFont(ofSize: 25) }
    change { view.numberOfLines = 0 }
    #expect(view.sizeThatFits(CGSize(width: 150, height: 0)) != sizes.last, "another width")
    change {
      view.attributedText = NSAttributedString(
        string: "other words in a row", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    change { view.font = .systemFont(ofSize: 13) }
    change { view.attributedText = nil }
    change { view.text = "one\ntwo" }
    change { screen.setScale(3) }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `every line feed begins a line`(separator: String) {
    let screen = TestScreen()
    let line = label("one", in: screen) { $0.numberOfLines = 0 }.intrinsicContentSize.height
    let two = label("one\(separator)two", in: screen) { $0.numberOfLines = 0 }
    #expect(two.intrinsicContentSize.height > 1.5 * line)
  }

  @Test(arguments: ["…", "\u{E0A8}", "é", "†", "\u{2027}", "Ũ"])
  func `characters with similar bytes begin no line`(character: String) {
    let screen = TestScreen()
    let line = label("one", in: screen) { $0.numberOfLines = 0 }.intrinsicContentSize.height
    let text = label("one\(character)two", in: screen) { $0.numberOfLines = 0 }
    #expect(text.intrinsicContentSize.height < 1.5 * line)
  }
}
