import Foundation
import Testing

/// Documents stay short, so that people read them. What only maintainers of one place need is a
/// comment beside the code.
struct DocumentLengthTests {
  @Test(
    arguments: [
      ("README.md", 600), ("ARCHITECTURE.md", 2_500), ("CONTRIBUTING.md", 1_500),
      ("RELEASING.md", 600), ("CHANGELOG.md", 400),
    ])
  func `a document has at most this many words`(_ path: String, limit: Int) throws {
    let count = Self.words(in: try Repository.text(of: path)).count
    #expect(count > 50, "the words were not found")
    #expect(count <= limit)
  }

  @Test func `all documents and articles together have at most 40,000 words of text`() throws {
    let paths = Repository.paths.filter { $0.hasSuffix(".md") && !$0.hasSuffix(".zh-Hans.md") }
    #expect(paths.count > 40, "the documents were not found")
    let counts = try paths.map { ($0, Self.textWords(in: try Repository.text(of: $0)).count) }
    let total = counts.map(\.1).reduce(0, +)
    let longest = counts.sorted { $0.1 > $1.1 }.prefix(5)
    #expect(total <= 40_000, "the longest documents: \(longest)")
  }

  @Test func `words of text are outside code blocks and have a letter or a digit`() {
    let text = """
      # One

      | two | `three` |
      | --- | --- |
      ```sh
      make nothing
      ```
      - **four** – 5
      """
    #expect(Self.textWords(in: text) == ["One", "two", "`three`", "**four**", "5"])
    #expect(Self.words(in: "# One\n\n| two |").count == 5)
  }

  /// Everything between spaces, as `wc -w` counts.
  private static func words(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  private static func textWords(in text: String) -> [Substring] {
    words(in: text.replacing(/(?s)```.*?```/, with: ""))
      .filter { word in word.contains { $0.isLetter || $0.isNumber } }
  }
}
