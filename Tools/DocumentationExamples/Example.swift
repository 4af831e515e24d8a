/// A piece of Swift code that documentation shows.
public struct Example: Equatable, Sendable {
  /// In which line of its file the code begins, from 1.
  public let line: Int
  /// The code, without its imports and without the fence's indentation; one element for each line.
  public let code: [String]
  /// The modules that it imports.
  public let imports: [String]

  /// Whether it declares things only, so that it can stand in a file by itself. Otherwise it is what
  /// a function does.
  public var declaresOnly: Bool {
    code.allSatisfy { line in
      guard let first = line.first, first != " " && first != "}" else { return true }
      return Self.declarations.contains { line.hasPrefix($0) }
    }
  }

  private static let declarations = [
    "final class ", "class ", "struct ", "enum ", "protocol ", "extension ", "func ", "@", "//",
  ]

  /// Finds the fenced blocks of Swift code in a Markdown text, or in the doc comments of a source.
  public static func all(in text: String, isSource: Bool) -> [Example] {
    var examples: [Example] = []
    var open: (line: Int, indentation: Int, code: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let content = isSource ? comment(in: line) : line else {
        // A comment that ends takes its open block with it.
        open = nil
        continue
      }
      let trimmed = content.drop { $0 == " " }
      if let block = open {
        if trimmed.hasPrefix("```") {
          examples.append(Example(line: block.line, block.code))
          open = nil
        } else {
          open?.code.append(String(content.dropFirst(block.indentation)))
        }
      } else if trimmed == "```swift" {
        open = (index + 2, content.count - trimmed.count, [])
      }
    }
    return examples
  }

  private init(line: Int, _ lines: [String]) {
    self.line = line
    imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    // The lines stay where they are, so that the compiler's messages name the right ones.
    code = lines.map { $0.hasPrefix("import ") ? "" : $0 }
  }

  /// What a line of a source says as a doc comment; `nil` where it is none.
  private static func comment(in line: Substring) -> Substring? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else { return nil }
    let content = trimmed.dropFirst(3)
    return content.hasPrefix(" ") ? content.dropFirst() : content
  }
}
