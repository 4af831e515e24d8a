/// A Swift code example in the documentation.
public struct Example: Equatable, Sendable {
  /// The number of the line in which the code begins; the first line of the file is 1.
  public let line: Int
  /// The lines of the code, without the indentation of the fence. Lines with imports are empty.
  public let code: [String]
  /// The modules that the code imports.
  public let imports: [String]
  /// The path of the source file from which the code is quoted; `nil` for code that is compiled.
  public let quotedPath: String?

  /// The framework that does not exist on Linux and that the imports require; `nil` if there is
  /// none.
  public var framework: String? {
    imports.compactMap { Self.frameworks[$0] }.first
  }

  /// The frameworks that do not exist on Linux, by the modules that need them. Code that imports
  /// such a module is compiled only where the framework exists.
  static let frameworks = ["EdgeRefreshUI": "SwiftUI", "SwiftUI": "SwiftUI"]

  /// Whether the code consists of declarations, which are compiled at file scope. Other code is
  /// compiled as the body of a function.
  public var declaresOnly: Bool {
    code.allSatisfy { line in
      guard let first = line.first, first != " " && first != "}" else { return true }
      return Self.declarations.contains { line.hasPrefix($0) }
    }
  }

  /// Whether the code has an `await` outside its closures and must therefore be the body of an
  /// asynchronous function. In such a function, overload resolution prefers asynchronous methods.
  public var isAsync: Bool {
    var depth = 0
    for word in code.joined(separator: "\n").split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if depth == 0 && word.hasSuffix("await") { return true }
      depth += word.count { $0 == "{" } - word.count { $0 == "}" }
    }
    return false
  }

  private static let declarations = [
    "final class ", "class ", "struct ", "enum ", "protocol ", "extension ", "func ", "@", "//",
  ]

  /// Finds the fenced Swift code in a Markdown text or in the doc comments of Swift source.
  ///
  /// The comment `<!-- Quoted from PATH -->` in the line before a fence marks a quotation: code
  /// that is a part of a source file and needs a framework that does not exist on Linux.
  public static func all(in text: String, isSource: Bool) -> [Example] {
    var examples: [Example] = []
    var open: (line: Int, indentation: Int, code: [String], quotedPath: String?)?
    var quotedPath: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let content = isSource ? comment(in: line) : line else {
        // The end of a comment ends an open block.
        open = nil
        quotedPath = nil
        continue
      }
      let trimmed = content.drop { $0 == " " }
      if let block = open {
        if trimmed.hasPrefix("```") {
          examples.append(Example(line: block.line, block.code, from: block.quotedPath))
          open = nil
        } else {
          open?.code.append(String(content.dropFirst(block.indentation)))
        }
      } else if trimmed == "```swift" {
        open = (index + 2, content.count - trimmed.count, [], quotedPath)
      }
      quotedPath = path(in: trimmed)
    }
    return examples
  }

  /// Whether the code is a part of a source file: its lines, in order and without other lines
  /// between them. The file may indent all of them further.
  public func isQuoted(from source: String) -> Bool {
    guard !code.isEmpty else { return false }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropLast(code.count - 1).contains { start in
      let part = lines[start..<start + code.count]
      let indentation = part.first?.prefix { $0 == " " } ?? ""
      return zip(part, code).allSatisfy { line, quoted in
        line == (quoted.isEmpty ? "" : indentation + quoted)
      }
    }
  }

  private init(line: Int, _ lines: [String], from quotedPath: String?) {
    self.line = line
    self.quotedPath = quotedPath
    imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    // Lines are not removed: the compiler's messages must have the right line numbers.
    code = lines.map { $0.hasPrefix("import ") ? "" : $0 }
  }

  /// Returns the path in a comment that marks a quotation; `nil` for other lines.
  private static func path(in line: Substring) -> String? {
    let start = "<!-- Quoted from "
    let end = " -->"
    guard line.hasPrefix(start) && line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// Returns the text of a line of a doc comment; `nil` for other lines.
  private static func comment(in line: Substring) -> Substring? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else { return nil }
    let content = trimmed.dropFirst(3)
    return content.hasPrefix(" ") ? content.dropFirst() : content
  }
}
