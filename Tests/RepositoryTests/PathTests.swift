import Foundation
import Testing

struct PathTests {
  /// The paths of the repository with all their suffixes, such as `a/b.swift` and `b.swift`.
  private static let pathSuffixes: Set<String> = Set(
    Repository.paths.flatMap { path in
      let components = path.split(separator: "/")
      return components.indices.map { components[$0...].joined(separator: "/") }
    })

  @Test(arguments: Repository.markdownFiles + Repository.issueForms)
  func `every path in code font exists`(_ file: String) throws {
    let paths = Self.paths(in: try Repository.text(of: file))
    let missing = paths.filter { !Self.exists($0) }
    #expect(missing == [], "\(file)")
  }

  @Test func `paths in code font are found outside code blocks`() {
    let text = """
      See `Sources/EdgeRefresh`, `Missing/File` and `Other.swift`, but not `name`, `.build/out`,
      `https://example.com/a` or `a / b`. Run `swift run tool Tests/File.jsonl`.
      ```sh
      cat `Not/Checked`
      ```
      """
    #expect(
      Self.paths(in: text) == [
        "Sources/EdgeRefresh", "Missing/File", "Other.swift", "Tests/File.jsonl",
      ])
  }

  @Test func `a path exists if a path of the repository ends with it`() {
    #expect(Self.exists("README.md"))
    #expect(Self.exists("Sources/EdgeRefresh"))
    #expect(Self.exists("PathTests.swift"))
    #expect(Self.exists("RepositoryTests/PathTests.swift"))
    #expect(!Self.exists("Tests/PathTests.swift"))
    #expect(!Self.exists("athTests.swift"))
  }

  private static func exists(_ path: String) -> Bool {
    pathSuffixes.contains(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  /// The words in code font that are paths: those with a slash or with a file extension.
  private static func paths(in text: String) -> [String] {
    let prose = text.replacing(/(?s)```.*?```/, with: "")
    let words = prose.matches(of: /`([^`\n]+)`/).flatMap { $0.output.1.split(separator: " ") }
    return words.map(String.init).filter { word in
      word.wholeMatch(of: /[A-Za-z0-9_+.\-\/]*[A-Za-z0-9][A-Za-z0-9_+.\-\/]*/) != nil
        && !word.hasPrefix(".build/")
        && (word.contains("/") || word.contains(/\.(md|swift|jsonl|json|yml|podspec|svg|gif|png)$/))
    }
  }
}
