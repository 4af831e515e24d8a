public import Foundation

/// All examples of a repository: those of its Markdown files and of its public modules' comments.
public struct ExampleBook {
  /// The pages that have examples, by path.
  public let pages: [ExamplePage]

  private let generated: URL

  /// Where examples are looked for, from the root; files, and folders with all that is in them.
  private static let places = [
    "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DEVIATIONS.md",
    "Documentation", "Sources", "Linux/UIKitSimulator",
  ]

  /// Reads a repository.
  ///
  /// - Parameter root: Its folder.
  /// - Throws: What reading a file throws.
  public init(root: URL) throws {
    generated = root.appendingPathComponent("Tests/DocumentationTests/Generated")
    var pages: [ExamplePage] = []
    for path in try Self.paths(in: root) {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let page = ExamplePage(path: path, text: text)
      if !page.examples.isEmpty { pages.append(page) }
    }
    self.pages = pages
  }

  /// The generated files that do not compile what is shown: missing, with other code, or of no page.
  ///
  /// Where an example stands on its page may have changed since; that alone makes no file stale.
  ///
  /// - Throws: What reading the folder throws.
  public func staleFiles() throws -> [String] {
    try files { present, wanted in Self.withoutLines(present) != Self.withoutLines(wanted) }
  }

  /// The generated files for which something holds of what is there and what should be.
  private func files(where differ: (String, String) -> Bool) throws -> [String] {
    let present = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    let wanted = Dictionary(
      pages.map { ($0.generatedName, $0.generatedSource) }, uniquingKeysWith: { one, _ in one })
    return Set(present).union(wanted.keys).sorted().filter { name in
      guard let source = wanted[name],
        let text = try? String(contentsOf: url(of: name), encoding: .utf8)
      else { return true }
      return differ(text, source)
    }
  }

  /// A generated source without the lines that its directives name.
  private static func withoutLines(_ source: String) -> [Substring] {
    source.split(separator: "\n").map { line in
      line.hasPrefix("#sourceLocation(") ? line.prefix { $0 != "," } : line
    }
  }

  /// Writes the generated files that are not exactly as they should be, and removes those of no page.
  ///
  /// - Returns: What was written or removed.
  /// - Throws: What writing throws.
  public func write() throws -> [String] {
    try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
    let changed = try files { $0 != $1 }
    for name in changed {
      if let page = pages.first(where: { $0.generatedName == name }) {
        try page.generatedSource.write(to: url(of: name), atomically: true, encoding: .utf8)
      } else {
        try FileManager.default.removeItem(at: url(of: name))
      }
    }
    return changed
  }

  private func url(of name: String) -> URL {
    generated.appendingPathComponent(name)
  }

  private static func paths(in root: URL) throws -> [String] {
    var paths: [String] = []
    for place in places {
      let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(place).path)
      guard let all else { continue }
      let inside = all.compactMap { $0 as? String }
      paths += inside.isEmpty ? [place] : inside.map { "\(place)/\($0)" }
    }
    return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.sorted()
  }
}
