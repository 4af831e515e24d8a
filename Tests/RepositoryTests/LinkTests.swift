import Foundation
import Testing

struct LinkTests {
  /// Excludes the articles of documentation catalogs, because DocC checks their links.
  @Test(arguments: Repository.markdownFiles)
  func `every link leads to a file, and to a heading if it names one`(_ path: String) throws {
    let file = Repository.root.appendingPathComponent(path)
    for link in Self.links(in: try Repository.text(of: path)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? file : file.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(path): \(link)")
        continue
      }
      guard parts.count == 2 else { continue }
      let anchors = Self.anchors(in: try String(contentsOf: target, encoding: .utf8))
      #expect(anchors.contains(String(parts[1])), "\(path): \(link)")
    }
  }

  @Test func `a heading is the target of a link with hyphens instead of spaces`() {
    let text = "# One\n\ntext\n\n## Rotation and windows (6 minutes)\n\n### `two`, three\n#no"
    #expect(Self.anchors(in: text) == ["one", "rotation-and-windows-6-minutes", "two-three"])
  }

  @Test func `links and images are found`() {
    let text = """
      See [one](One.md#part), ![two](Two.png), <img src="Three.gif" width="9">,
      [four](https://example.com/four) and [five](#five).
      """
    #expect(Self.links(in: text) == ["One.md#part", "Two.png", "Three.gif", "#five"])
  }

  @Test func `every document outside a documentation catalog is checked`() {
    let texts = [
      "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md",
      "DEVIATIONS.md", "RELEASING.md", "SECURITY.md", "Linux/README.md",
      "Documentation/Comparison.md", "Documentation/Scenarios.md", "Documentation/Status.md",
      "Documentation/Traces.md", ".github/pull_request_template.md",
    ]
    #expect(Set(Repository.markdownFiles).isSuperset(of: texts))
  }

  /// The anchors that GitHub gives the headings of a Markdown text.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  /// The local files and headings to which the links and images of a Markdown text refer.
  private static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap { match in
      let link = match.output.1 ?? match.output.2 ?? ""
      return link.contains("://") ? nil : String(link)
    }
  }
}
