import Testing

/// A rule is stated in one document, and others have a link to it.
struct RepetitionTests {
  /// This many equal words in a row count as a repeated rule. Definitions of terms are shorter, and
  /// may be repeated.
  private static let limit = 16

  @Test func `no two documents have the same sentence`() throws {
    var documents: [[String]: String] = [:]
    var pairs: Set<[String]> = []
    for path in Repository.paths where path.hasSuffix(".md") {
      for words in Self.runs(in: try Repository.text(of: path)) {
        let other = documents.updateValue(path, forKey: words) ?? path
        if other != path, pairs.insert([other, path]).inserted {
          Issue.record("\(other) and \(path): \(words.joined(separator: " "))")
        }
      }
    }
    #expect(documents.count > 10_000, "the sentences were not found")
  }

  @Test func `code, tables, links and metadata are not compared`() {
    let text = """
      @Metadata {
        @PageImage(purpose: card, source: "a", alt: "b c d e f g h i j k l m n o p.")
      }

      One [two](Three.md) **four** five `six` seven eight
      nine ten eleven, twelve thirteen fourteen fifteen
      sixteen seventeen eighteen nineteen

      ```
      a b c d e f g h i j k l m n o p q
      ```
      | a b c d e f g h i j k l m n o p q |
      """
    #expect(
      Self.runs(in: text) == [
        [
          "four", "five", "`six`", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
          "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
      ])
  }

  /// All sequences of words that are as long as the limit.
  private static func runs(in text: String) -> [[String]] {
    text.replacing(/(?s)```.*?```/, with: "\n\n")
      .replacing(/(?ms)^@Metadata \{.*?^\}/, with: "\n\n")
      .replacing(/(?m)^ *\|.*$/, with: "\n\n")
      .replacing(/(?s)!?\[[^\]]*\]\([^)]*\)/, with: "\n\n")
      .split(separator: /\n\s*\n/)
      .flatMap { paragraph in
        let words = paragraph.split(whereSeparator: \.isWhitespace)
          .map { $0.lowercased().filter { $0.isLetter || $0.isNumber || "`._/".contains($0) } }
          .filter { word in word.contains { $0.isLetter || $0.isNumber } }
        return words.indices.dropLast(limit - 1).map { Array(words[$0..<($0 + limit)]) }
      }
  }
}
