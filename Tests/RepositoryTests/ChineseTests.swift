import Foundation
import Testing

/// The documents in Simplified Chinese. They say the same as the English ones, so a change of one
/// requires the same change of the other.
struct ChineseTests {
  /// The paths of the English documents, by the paths of the Chinese ones.
  private static let originals = [
    "README.zh-Hans.md": "README.md",
    "Documentation/MigratingFromMJRefresh.zh-Hans.md":
      "Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md",
  ]

  static let paths = originals.keys.sorted()

  @Test func `every Chinese document has an English one`() {
    #expect(Repository.paths.filter { $0.hasSuffix(".zh-Hans.md") } == Self.paths.sorted())
  }

  /// In text, numbers in digits are compared, and not numbers in words. In code, comments are
  /// translated, and only their numbers are compared.
  @Test(arguments: paths)
  func `a Chinese document has the blocks, numbers, links, names and code of the English one`(
    _ path: String
  ) throws {
    let chinese = try Self.outline(of: path)
    let english = try Self.outline(of: try #require(Self.originals[path]))
    #expect(english.blocks.count > 20, "the blocks were not found")
    #expect(chinese.differences(from: english) == [], "\(path)")
  }

  @Test(arguments: paths)
  func `the first link of each document leads to the other one`(_ path: String) throws {
    let original = try #require(Self.originals[path])
    for (source, target) in [(path, original), (original, path)] {
      let text = try Repository.text(of: source)
      let outline = PageOutline(path: source, text: text, originals: [:])
      #expect(outline.blocks.first { !$0.links.isEmpty }?.links == [target])
    }
  }

  @Test(arguments: paths)
  func `Chinese text has spaces, punctuation and bold words as readers expect`(_ path: String)
    throws
  {
    let faults = try Self.outline(of: path).blocks.flatMap(Self.faults)
    #expect(faults == [], "\(path)")
  }

  private static let english = """
    # One

    [中文](One.zh-Hans.md)

    On May 2, 2020, 3.7.9 got [two](Folder/Two.md#part), ``/Module/Three/four`` and `five`.

    - Six
      <img src="six.gif" width="9" alt="Six">

    | a | b |
    | --- | --- |
    | 7 | eight |

    ```swift
    nine(10)   // Eleven in 12 lines

    // Thirteen
    fourteen("http://a.example")
    ```
    """

  private static let chinese = """
    # 一

    [English](One.md)

    2020 年 5 月 2 日，3.7.9 版加入了 `five`、`Three.four` 和[二][Two]。

    - 六
      <img src="six.gif" width="8" alt="六">

    | 甲 | 乙 |
    | --- | --- |
    | 7 | 八 |

    ```swift
    nine(10)   // 12 行里的第十一行

    // 十三
    fourteen("http://a.example")
    ```

    [Two]: Folder/Two.md#part
    """

  @Test func `a translation has no differences from its original`() {
    #expect(Self.differences(in: Self.chinese) == [])
  }

  @Test(
    arguments: [
      ("3.7.9", "3.7.8", "numbers"), ("5 月", "6 月", "numbers"), ("| 7 |", "| 8 |", "numbers"),
      ("12 行", "13 行", "numbers"), ("Two.md", "Other.md", "links"), ("#part", "#other", "links"),
      ("[二][Two]", "二", "links"), ("six.gif", "seven.gif", "pictures"),
      ("`five`", "`six`", "names"), ("Three.four", "Three.five", "names"),
      ("nine(10)", "nine(11)", "code"), ("a.example", "b.example", "code"), ("\n// 十三", "", "code"),
      ("```swift", "```", "code(language: "), ("# 一", "## 一", "heading(level: 2)"),
      ("\n| 7 | 八 |", "", "code(language: "), ("| 7 | 八 |", "| 7 |", "row(cells: 1)"),
      ("- 六", "六", "paragraph"), ("\n[Two]: ", "\n七\n\n[Two]: ", "9 blocks instead of 8"),
    ])
  func `a change of one document is reported`(
    _ part: String, replacement: String, difference: String
  ) {
    let differences = Self.differences(in: Self.chinese.replacing(part, with: replacement))
    #expect(differences.count == 1)
    #expect(differences.first?.hasPrefix(difference) == true, "\(differences)")
  }

  @Test(
    arguments: [
      ("使用Swift 编写", "用S"), ("使用 Swift编写", "t编"), ("使用`code` 编写", "用c"),
      ("一个 句子", "个 句"), ("句子， Swift", "， "), ("句子,", "子,"), ("句子(", "子("),
      ("**粗体。**之后", "**粗体。**"),
    ])
  func `a fault of Chinese text is reported`(_ text: String, fault: String) {
    let outline = PageOutline(path: "One.md", text: text, originals: [:])
    #expect(outline.blocks.flatMap(Self.faults) == [fault])
  }

  @Test func `a line may be broken between Chinese and Latin words, and nowhere else`() {
    let text = "用\nSwift 编写，见[第二篇](Two.md)。**粗体**：`code`，*斜体 one*，可以\n[Two](Two.md)"
    let outline = PageOutline(path: "One.md", text: text, originals: [:])
    #expect(outline.blocks.flatMap(Self.faults) == [])
    let broken = PageOutline(path: "One.md", text: "第一\n行，\n第二行", originals: [:])
    #expect(broken.blocks.flatMap(Self.faults) == ["一 行", "， "])
  }

  private static func outline(of path: String) throws -> PageOutline {
    PageOutline(path: path, text: try Repository.text(of: path), originals: originals)
  }

  private static func differences(in chinese: String) -> [String] {
    let originals = ["One.zh-Hans.md": "One.md"]
    return PageOutline(path: "One.zh-Hans.md", text: chinese, originals: originals)
      .differences(from: PageOutline(path: "One.md", text: english, originals: originals))
  }

  /// The parts of a block with a missing or superfluous space, with ASCII punctuation after a
  /// Chinese character, or with asterisks that Markdown shows as they are.
  ///
  /// A page shows the end of a line as a space, so a line may end only where a space belongs.
  private static func faults(in block: PageOutline.Block) -> [String] {
    if case .code = block.kind { return [] }
    // The property `Han` also includes punctuation.
    // Bold text cannot end with punctuation if a letter follows.
    let bold = block.text.matches(of: /\*\*[^*]+[，。：；、）”`]\*\*(?=[一-龥A-Za-z0-9])/)
      .map { String($0.output) }
    let cells = block.text.split(separator: "|").map {
      PageOutline.words(in: String($0)).trimmingCharacters(in: .whitespaces)
    }
    let missingSpace = /[一-龥][A-Za-z0-9]|[A-Za-z0-9][一-龥]/
    let otherFault = /[一-龥] +[一-龥]|[，。：；、（）“”] | [，。：；、（）“”]|[一-龥][,.:;!?()]/
    return bold
      + cells.flatMap { cell in
        cell.matches(of: missingSpace).map { String($0.output) }
          + cell.matches(of: otherFault).map { String($0.output) }
      }
  }
}
