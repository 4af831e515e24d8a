import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Text laid out by Pango, and the pixels that it covers.
@Suite(.isolated)
struct RenderedTextTests {
  private func request(
    _ text: String, width: CGFloat? = nil, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural, rightToLeft: Bool = false,
    font: UIFont = .systemFont(ofSize: 17),
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)
  ) -> TextRequest {
    var defaults = TextRequest.Defaults()
    defaults.font = font
    defaults.lineBreakMode = mode
    defaults.alignment = alignment
    return TextRequest(
      NSAttributedString(string: text), defaults: defaults, width: width, numberOfLines: lines,
      isRightToLeft: rightToLeft, traits: traits)
  }

  private func layout(_ request: TextRequest) -> TextLayout { Text.engine.layout(request) }

  /// The pixel columns that the text covers.
  private func inkedColumns(_ request: TextRequest, width: Int = 200) -> [Int] {
    var bitmap = Bitmap(width: width, height: 60)
    CairoRenderer(scale: 1).draw(
      DisplayList([.text(request, at: .zero, opacity: 1)]), into: &bitmap)
    return (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { y in bitmap[x, y] != 0 }
    }
  }

  @Test(arguments: [
    "下拉可以刷新", "下拉可以重新整理", "日本語テキスト", "한국어 문장", "العربية", "עברית", "हिन्दी", "ไทย",
    "Русский Українська", "Ελληνικά", "Tiếng Việt", "Türkçe ğışç", "1234567890 …–·•",
  ]) func `every script has glyphs`(text: String) {
    let layout = layout(request(text))
    #expect(layout.unknownGlyphCount == 0)
    #expect(layout.size.width > 20)
    #expect(inkedColumns(request(text)).count > 10)
  }

  @Test func `a font by its name is drawn with its own glyphs, also while Bold Text is on`() throws
  {
    func ink(_ font: UIFont, isBold: Bool = false) -> [UInt32] {
      let traits = UITraitCollection(legibilityWeight: isBold ? .bold : .regular)
      let request = request("Rag", font: font, traits: traits)
      var bitmap = Bitmap(width: 60, height: 30)
      CairoRenderer(scale: 1).draw(
        DisplayList([.text(request, at: .zero, opacity: 1)]), into: &bitmap)
      return bitmap.pixels
    }
    func darkness(_ pixels: [UInt32]) -> UInt32 { pixels.reduce(0) { $0 + $1 >> 24 } }
    let regular = try #require(UIFont(name: "Noto Sans", size: 20))
    let bold = try #require(UIFont(name: "NotoSans-Bold", size: 20))
    #expect(darkness(ink(regular)) > 1_000)
    #expect(Double(darkness(ink(bold))) > Double(darkness(ink(regular))) * 1.2)
    let isSystemFont = ink(regular) == ink(.systemFont(ofSize: 20))
    let same = try #require(UIFont(name: "NotoSans-Regular", size: 20))
    let isKept = ink(regular, isBold: true) == ink(regular)
    #expect(!isSystemFont && ink(same) == ink(regular) && isKept)
  }

  @Test func `the alignment sets the position of a line`() throws {
    let left = try #require(inkedColumns(request("word", width: 200)).first)
    #expect(left < 5)
    let right = try #require(inkedColumns(request("word", width: 200, alignment: .right)).last)
    #expect(right > 194)
    let middle = inkedColumns(request("word", width: 200, alignment: .center))
    let (first, last) = (try #require(middle.first), try #require(middle.last))
    #expect(abs((first + last) / 2 - 100) <= 2)
  }

  @Test func `natural alignment follows the layout direction`() throws {
    let right = try #require(
      inkedColumns(request("word", width: 200, rightToLeft: true)).last)
    #expect(right > 194)
  }

  @Test func `truncated text fits its width`() {
    let text = "a text that is much wider than the room"
    for mode in [NSLineBreakMode.byTruncatingMiddle, .byTruncatingTail] {
      let layout = layout(request(text, width: 100, lines: 1, mode: mode))
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width <= 100.01)
      #expect(layout.size.width > 70)
    }
    #expect(!layout(request("short", width: 100, lines: 1, mode: .byTruncatingTail)).isTruncated)
  }

  @Test(arguments: [
    "Label", "Pull down to refresh", "下拉可以刷新", "Last updated: 12:34", "العربية", "x",
  ])
  func `text fits the width measured for it`(text: String) {
    for size in 8...40 {
      var defaults = TextRequest.Defaults()
      defaults.font = .systemFont(
        ofSize: CGFloat(size), weight: size.isMultiple(of: 2) ? .bold : .light)
      defaults.lineBreakMode = .byTruncatingTail
      func request(_ width: CGFloat?) -> TextRequest {
        TextRequest(
          NSAttributedString(string: text), defaults: defaults, width: width, numberOfLines: 1,
          isRightToLeft: false, traits: UITraitCollection(userInterfaceStyle: .light))
      }
      let measured = layout(request(nil)).size.width
      #expect(!layout(request(measured)).isTruncated)
      #expect(layout(request(measured)).size.width.isClose(to: measured, within: 0.01))
      guard text.count > 1 else { continue }
      #expect(layout(request(measured - 1)).isTruncated)
    }
  }

  @Test func `text does not wrap at the width measured for it`() {
    let text = "Body text at 17 points"
    let measured = layout(request(text)).size.width
    #expect(layout(request(text, width: measured)).lines.count == 1)
    #expect(layout(request(text, width: measured - 1)).lines.count == 2)
  }

  @Test func `word wrapping to one line drops the words that do not fit`() {
    let text = "word anotherword"
    let wrapped = layout(request(text, width: 60, lines: 1, mode: .byWordWrapping))
    let alone = layout(request("word", lines: 1))
    #expect(wrapped.isTruncated)
    #expect(wrapped.lines.count == 1)
    #expect(wrapped.size.width.isClose(to: alone.size.width, within: 1))
  }

  @Test func `text is truncated at the maximum number of lines`() {
    let text = "several words that take more than just two lines when there is no more room"
    let two = layout(request(text, width: 120, lines: 2, mode: .byTruncatingTail))
    #expect(two.lines.count == 2)
    #expect(two.isTruncated)
    let all = layout(request(text, width: 120, mode: .byTruncatingTail))
    #expect(all.lines.count > 2)
    #expect(!all.isTruncated)
  }

  @Test func `paragraphs that do not fit are replaced by an ellipsis`() {
    let cut = layout(request("one\ntwo", width: 200, lines: 1, mode: .byTruncatingTail))
    let whole = layout(request("one", width: 200, lines: 1, mode: .byTruncatingTail))
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 1)
    #expect(cut.size.width > whole.size.width + 5)
  }

  @Test func `each run is drawn in its own color`() {
    let text = NSMutableAttributedString(
      string: "████", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
    let request = TextRequest(
      text, width: nil, numberOfLines: 1, isRightToLeft: false, traits: .current)
    var bitmap = Bitmap(width: 100, height: 30)
    CairoRenderer(scale: 1).draw(
      DisplayList([.text(request, at: .zero, opacity: 1)]), into: &bitmap)
    let width = Text.engine.layout(request).size.width
    #expect(bitmap[Int(width / 4), 10] == 0xFFFF_0000)
    #expect(bitmap[Int(width * 3 / 4), 10] == 0xFF00_00FF)
  }

  @Test @MainActor func `text renders the same each time and can be rotated`() {
    let request = request("word")
    #expect(inkedColumns(request) == inkedColumns(request))
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 60, height: 20))
    label.text = "word"
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.addSubview(label)
    let screen = TestScreen()
    screen.window.addSubview(view)
    screen.turn()
    let bitmap = CairoRenderer(scale: 1).bitmap(of: view)
    let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0 }
    #expect(inked.count > 40)
    #expect(inked.allSatisfy { $0 % 60 >= 18 && $0 % 60 <= 42 })
  }
}
