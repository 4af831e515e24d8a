import Foundation

/// What a Markdown document and its translation have in common: the blocks of the document, with
/// their numbers, links, pictures, names and code.
struct PageOutline {
  /// A heading, paragraph, item of a list, row of a table or block of code.
  struct Block {
    enum Kind: Equatable {
      case heading(level: Int)
      case paragraph
      case item
      case row(cells: Int)
      case code(language: String)
    }

    let kind: Kind
    /// The text on one line, or the code.
    let text: String
    /// The numbers in digits, in ascending order as texts. Of a code block, only those in comments
    /// count. A month counts as its number.
    var numbers: [String] = []
    /// The paths from the root of the repository, or the addresses, to which links lead.
    var links: [String] = []
    /// The paths of the pictures.
    var pictures: [String] = []
    /// The words in code font. The order of words differs between languages.
    var names: [String] = []
    /// The lines of a code block, without comments.
    var code: [String] = []
  }

  let blocks: [Block]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - path: The path from the root of the repository.
  ///   - text: The Markdown text.
  ///   - originals: The paths of the original documents, by the paths of their translations. A link
  ///     to a translation counts as one to the original.
  init(path: String, text: String, originals: [String: String]) {
    let shown = text.replacing(/(?s)<!--.*?-->/, with: "")
    let definition = /(?m)^\[[^\]\n]+\]: *\S+$/
    let definitions = shown.matches(of: definition).map { String($0.output) }
      .joined(separator: "\n")
    blocks = Self.parts(of: shown.replacing(definition, with: "")).map { kind, text in
      var block = Block(kind: kind, text: text)
      if case .code(let language) = kind {
        let comment = language == "swift" ? /(?m)(?:^|\s+)\/\/ .*$/ : /(?m)(?:^|[ ]+)# .*$/
        let comments = text.matches(of: comment).map { String($0.output) }
        block.numbers = Self.numbers(in: comments.joined(separator: "\n"))
        block.code = text.split(separator: "\n", omittingEmptySubsequences: false).map {
          String($0.replacing(comment, with: ""))
        }
        return block
      }
      let page = MarkdownPage(path: path, text: "\(text)\n\n\(definitions)")
      let address = { Self.address($0, from: path, originals: originals) }
      block.links = page.links.map(address).sorted()
      block.pictures = page.pictures.map { address($0.target) }
      block.names = Set(text.matches(of: /``([^`]+)``|`([^`]+)`/).map(Self.name)).sorted()
      block.numbers = Self.numbers(in: Self.words(in: text))
      return block
    }
  }

  /// What differs from another outline.
  func differences(from other: PageOutline) -> [String] {
    let pairs = zip(blocks, other.blocks)
    if let (block, original) = pairs.first(where: { $0.kind != $1.kind }) {
      return ["\(block.kind) “\(block.text)” instead of \(original.kind) “\(original.text)”"]
    }
    guard blocks.count == other.blocks.count else {
      return ["\(blocks.count) blocks instead of \(other.blocks.count)"]
    }
    return pairs.flatMap { block, original in
      [
        ("numbers", block.numbers, original.numbers), ("links", block.links, original.links),
        ("pictures", block.pictures, original.pictures), ("names", block.names, original.names),
        ("code", block.code, original.code),
      ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) instead of \($0.2) in “\(block.text)”" }
    }
  }

  /// The text of a block that is read as text: without code, pictures, addresses and emphasis.
  static func words(in text: String) -> String {
    text.replacing(/``[^`]+``|`[^`]+`/, with: "code")
      .replacing(/<img\s[^>]*>|<a\s[^>]*>|<\/a>/, with: "")
      .replacing(/!?\[([^\[\]]*)\](?:\([^)\s]*\)|\[[^\[\]]*\])/) { $0.output.1 }
      .replacing(/\*\*|\B\*\b|\b\*\B/, with: "")
  }

  /// The blocks of a document, with their texts.
  private static func parts(of text: String) -> [(kind: Block.Kind, text: String)] {
    var parts: [(kind: Block.Kind, text: String)] = []
    // Whether the next line belongs to the last block, and whether that is an open code block.
    var continues = false
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingPrefix(/\ */)
      if isCode {
        isCode = !trimmed.hasPrefix("```")
        if isCode { parts[parts.count - 1].text += "\(line)\n" }
      } else if trimmed.hasPrefix("```") {
        parts.append((.code(language: String(trimmed.dropFirst(3))), ""))
        isCode = true
        continues = false
      } else if trimmed.isEmpty {
        continues = false
      } else if let heading = trimmed.prefixMatch(of: /(#+)\ /) {
        parts.append((.heading(level: heading.output.1.count), String(trimmed)))
        continues = false
      } else if trimmed.hasPrefix("|") {
        parts.append((.row(cells: trimmed.count { $0 == "|" } - 1), String(trimmed)))
        continues = false
      } else if let mark = trimmed.prefixMatch(of: /(?:[-*]|\d+\.)\ /) {
        parts.append((.item, String(trimmed[mark.range.upperBound...])))
        continues = true
      } else if continues {
        parts[parts.count - 1].text += " \(trimmed)"
      } else {
        parts.append((.paragraph, String(trimmed)))
        continues = true
      }
    }
    return parts
  }

  private static func numbers(in text: String) -> [String] {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let date = /([A-Z][a-z]+)(?= [0-9]+, [0-9]{4})/
    let text = text.replacing(date) { match in
      months.firstIndex(of: String(match.output.1)).map { "\($0 + 1)" } ?? match.output.0
    }
    // `\d` also matches Chinese numerals, and even characters such as 什.
    return text.matches(of: /[0-9]+(?:[.,][0-9]+)*/).map { String($0.output) }.sorted()
  }

  /// A name in code font. `A.b` is the same as ``/Module/A/b``, which is a link in DocC.
  private static func name(_ match: Regex<(Substring, Substring?, Substring?)>.Match) -> String {
    guard let symbol = match.output.1 else { return String(match.output.2 ?? "") }
    return String(symbol).replacing(/^\/\w+\//, with: "").replacing("/", with: ".")
  }

  private static func address(
    _ target: String, from path: String, originals: [String: String]
  ) -> String {
    let page = URL(fileURLWithPath: "/\(path)")
    guard let url = URL(string: target, relativeTo: page)?.absoluteURL, url.isFileURL else {
      return target
    }
    let path = String(url.path.dropFirst())
    // The anchors of a translation are in its language.
    if let original = originals[path] { return original }
    if originals.values.contains(path) { return path }
    return path + (url.fragment.map { "#\($0)" } ?? "")
  }
}
