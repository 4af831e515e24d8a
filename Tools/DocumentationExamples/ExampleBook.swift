public import Foundation

/// All examples of a repository, from its Markdown files and the comments of its public modules.
public struct ExampleBook {
  /// The files that have compiled examples, sorted by path.
  public let pages: [ExamplePage]
  /// The files that have quotations, sorted by path.
  public let quotingPages: [ExamplePage]

  private let root: URL
  private let generated: URL

  /// The files, and the folders with all their contents, that are searched for examples.
  private static let searchPaths = [
    "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DEVIATIONS.md",
    "Documentation", "Sources", "Linux/UIKitSimulator",
  ]

  /// Reads the examples of a repository.
  ///
  /// - Parameter root: The folder of the repository.
  /// - Throws: An error if a file cannot be read.
  public init(root: URL) throws {
    self.root = root
    generated = root.appendingPathComponent("Tests/DocumentationTests/Generated")
    var pages: [ExamplePage] = []
    for path in try Self.paths(in: root) {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      pages.append(ExamplePage(path: path, text: text))
    }
    self.pages = pages.filter { !$0.examples.isEmpty }
    quotingPages = pages.filter { !$0.quotations.isEmpty }
  }

  /// Finds the quotations that are not a part of their source file, as `path:line`.
  ///
  /// - Throws: An error if a source file cannot be read.
  public func wrongQuotations() throws -> [String] {
    try quotingPages.flatMap { page in
      try page.quotations.filter { quotation in
        let source = root.appendingPathComponent(quotation.quotedPath ?? "")
        return !quotation.isQuoted(from: try String(contentsOf: source, encoding: .utf8))
      }
      .map { "\(page.path):\($0.line)" }
    }
  }

  /// Finds the generated files that differ from the documentation: those that are missing, contain
  /// other code, or have no page.
  ///
  /// A file in which only line numbers differ is not stale.
  ///
  /// - Throws: An error if the folder cannot be read.
  public func staleFiles() throws -> [String] {
    try files { actual, expected in Self.withoutLines(actual) != Self.withoutLines(expected) }
  }

  /// Finds the generated files that are missing, have no page, or differ from the source that their
  /// page generates.
  private func files(where differ: (String, String) -> Bool) throws -> [String] {
    let present = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    let expected = Dictionary(
      pages.map { ($0.generatedName, $0.generatedSource) }, uniquingKeysWith: { one, _ in one })
    return Set(present).union(expected.keys).sorted().filter { name in
      guard let source = expected[name],
        let text = try? String(contentsOf: url(of: name), encoding: .utf8)
      else { return true }
      return differ(text, source)
    }
  }

  /// Returns a generated source without the line numbers in its directives.
  private static func withoutLines(_ source: String) -> [Substring] {
    source.split(separator: "\n").map { line in
      line.hasPrefix("#sourceLocation(") ? line.prefix { $0 != "," } : line
    }
  }

  /// Writes the generated files that differ from the documentation in any way, and removes those
  /// without a page.
  ///
  /// - Returns: The names of the files that were written or removed.
  /// - Throws: An error if a file cannot be read, written or removed.
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
    for path in searchPaths {
      let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(path).path)
      guard let all else { continue }
      let inside = all.compactMap { $0 as? String }
      paths += inside.isEmpty ? [path] : inside.map { "\(path)/\($0)" }
    }
    // Generated files and translations repeat examples of other files.
    return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
      .filter { !$0.contains("/Generated/") && !$0.hasSuffix(".zh-Hans.md") }.sorted()
  }
}
