import Foundation

/// A Markdown document as readers see it: on the page of a repository, and in documentation that
/// DocC builds if it belongs to a catalog.
///
/// DocC follows only links with the scheme `doc`, and a repository page only those with a path. An
/// article therefore defines each link twice. A repository page uses the first definition. DocC
/// divides an article at its directives and uses only the definitions of the part that contains the
/// link. The directive between the two lists is in an HTML comment, which a repository page hides.
/// For DocC, the comment ends at the directive, and its last line, `[end]: <-->`, is a definition.
struct MarkdownPage {
  /// A picture: the address of its file, and its alternative text.
  struct Picture: Equatable {
    let target: String
    let text: String
  }

  /// The path from the root of the repository.
  let path: String
  /// The text without code blocks.
  private let prose: String

  init(path: String, text: String) {
    self.path = path
    prose = Self.withoutCodeBlocks(text)
  }

  /// A Boolean value that states whether DocC builds the page.
  var isInCatalog: Bool { path.contains(".docc/") }

  /// What a repository page shows: the text without comments.
  private var shown: String { Self.withoutComments(prose) }

  /// The anchors that a repository page gives the headings.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in shown.matches(of: /(?m)^#+ (.+)$/) {
      let words = heading.output.1.replacing(/\]\([^)]*\)/, with: "").lowercased()
      let anchor = words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
      let numbered = (1...).lazy.map { "\(anchor)-\($0)" }.first { !anchors.contains($0) }
      anchors.insert(anchors.contains(anchor) ? numbered ?? anchor : anchor)
    }
    return anchors
  }

  /// The addresses of all links on a repository page.
  var links: [String] { Self.links(in: shown).targets }

  /// The pictures on a repository page.
  var pictures: [Picture] {
    let text = Self.withoutCode(shown)
    let inline = text.matches(of: /!\[([^\]]*)\]\(([^)\s]*)\)/).map {
      Picture(target: String($0.output.2), text: String($0.output.1))
    }
    let tags = text.matches(of: /<(?:img|source)\s[^>]*>/).map { tag in
      Picture(
        target: String(tag.output.firstMatch(of: /\ssrc(?:set)?="([^"]*)"/)?.output.1 ?? ""),
        text: String(tag.output.firstMatch(of: /\salt="([^"]*)"/)?.output.1 ?? ""))
    }
    return inline + tags
  }

  /// What a repository page shows wrongly, apart from links that lead nowhere.
  var faults: [String] {
    var faults = Self.links(in: shown).undefined.map { "[\($0)] is not defined" }
    faults += Self.withoutCode(shown).matches(of: /<([a-z][a-z0-9+.\-]*):[^>\s]*>/)
      .filter { !["http", "https", "mailto"].contains($0.output.1) }
      .map { "\($0.output.0) is not a link" }
    faults += shown.matches(of: /(?m)^ *@[A-Z]\w*/).map { "\($0.output) is visible" }
    faults += pictures.filter { $0.text.isEmpty }.map { "\($0.target) has no alternative text" }
    return faults
  }

  /// What DocC, which gives no warning about it, shows wrongly in a page of a catalog.
  var faultsInCatalog: [String] {
    let own = String(path.split(separator: "/").last?.dropLast(3) ?? "")
    let onRepositoryPage = Self.definitions(in: shown)
    var faults: [String] = []
    var defined: Set<String> = []
    var used: Set<String> = []
    for part in Self.parts(of: prose) {
      let definitions = Self.definitions(in: part)
      let labels = Self.links(in: part).labels
      used.formUnion(labels)
      for label in labels where definitions[label]?.hasPrefix("doc:") != true {
        faults.append("[\(label)] is not defined for DocC in the part that uses it")
      }
      for target in Self.links(in: part).inline where !target.contains("://") {
        faults.append("\(target) is not defined twice")
      }
      for (label, target) in definitions where target.hasPrefix("doc:") {
        defined.insert(label)
        let other = onRepositoryPage[label] ?? ""
        if Self.page(target, from: own) != Self.page(other, from: own) {
          faults.append("[\(label)] is \(target) for DocC and \(other) on a repository page")
        }
      }
    }
    let unused = Set(onRepositoryPage.keys).union(defined).subtracting(used)
    faults += unused.map { "[\($0)] is unused" }
    return faults + pictures.filter { $0.target.contains("/") }.map { "\($0.target) has a folder" }
  }

  /// The name of a page and its anchor, from a path or from an address for DocC.
  private static func page(_ target: String, from own: String) -> String {
    let parts = target.trimmingPrefix("doc:").split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first?.split(separator: "/").last.map(String.init) ?? own
    let page = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    return parts.count == 2 ? "\(page)#\(parts[1].lowercased())" : page
  }

  /// The parts between the directives, which DocC reads separately.
  private static func parts(of prose: String) -> [String] {
    var parts = [""]
    var depth = 0
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      let isDirective = depth > 0 || line.prefixMatch(of: /\ *@[A-Z]\w*/) != nil
      if isDirective {
        depth += line.count { "({".contains($0) } - line.count { ")}".contains($0) }
        if depth <= 0 { parts.append("") }
      } else {
        parts[parts.count - 1] += line + "\n"
      }
    }
    return parts.map(withoutComments)
  }

  /// The addresses of the definitions of a text, by label. The first definition of a label counts.
  private static func definitions(in text: String) -> [String: String] {
    let pairs = text.matches(of: /(?m)^ {0,3}\[([^\]\n]+)\]: *(\S+)/)
      .map { (label(String($0.output.1)), String($0.output.2)) }
    return Dictionary(pairs.filter { $0.1 != "<-->" }, uniquingKeysWith: { first, _ in first })
  }

  /// The links of a text: their addresses, the addresses that the text contains itself, the labels
  /// of the other links, and the labels without a definition.
  private static func links(
    in text: String
  ) -> (targets: [String], inline: [String], labels: [String], undefined: [String]) {
    let definitions = definitions(in: text)
    var rest = withoutCode(text).replacing(/(?m)^ {0,3}\[[^\]\n]+\]: *\S+/, with: "")
      .replacing(/!\[[^\]]*\]\([^)\s]*\)/, with: "picture")
    var inline = rest.matches(of: /<a\s[^>]*href="([^"]*)"/).map { String($0.output.1) }
    inline += rest.matches(of: /\[[^\[\]]*\]\(([^)\s]*)\)/).map { String($0.output.1) }
    rest.replace(/\[[^\[\]]*\]\([^)\s]*\)/, with: "link")
    let named = rest.matches(of: /\[([^\[\]]+)\]\[([^\[\]]*)\]/).map { link in
      label(String(link.output.2.isEmpty ? link.output.1 : link.output.2))
    }
    rest.replace(/\[([^\[\]]+)\]\[([^\[\]]*)\]/, with: "link")
    let short = rest.matches(of: /\[([^\[\]]+)\]/).map { label(String($0.output.1)) }
      .filter { definitions[$0] != nil }
    let labels = named + short
    return (
      inline + labels.compactMap { definitions[$0] }, inline, labels,
      labels.filter { definitions[$0] == nil }
    )
  }

  /// The form in which labels are compared.
  private static func label(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?s)<!--.*?(?:-->|\z)/, with: "")
  }

  /// A text with a word in place of all code in backticks.
  private static func withoutCode(_ text: String) -> String {
    text.replacing(/``[^`]+``|`[^`]+`/, with: "code")
  }

  private static func withoutCodeBlocks(_ text: String) -> String {
    var isInBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.prefixMatch(of: /[ >]*```/) != nil
      if isFence { isInBlock.toggle() }
      return !isFence && !isInBlock
    }.joined(separator: "\n")
  }
}
