import Foundation
import Testing

struct LinkTests {
  /// Excludes the articles of documentation catalogs, because DocC checks their links.
  @Test(arguments: Repository.markdownFiles)
  func `every link leads to a file that exists`(_ path: String) throws {
    let file = Repository.root.appendingPathComponent(path)
    for link in Self.links(in: try Repository.text(of: path)) {
      let target = file.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
    }
  }

  @Test func `links and images are found`() {
    let text = """
      See [one](One.md#part), ![two](Two.png), <img src="Three.gif" width="9">,
      [four](https://example.com/four) and [five](#five).
      """
    #expect(Self.links(in: text) == ["One.md", "Two.png", "Three.gif"])
  }

  @Test func `every document outside a documentation catalog is checked`() {
    let texts = [
      "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DEVIATIONS.md",
      "RELEASING.md", "Linux/README.md", "Documentation/Scenarios.md", "Documentation/Traces.md",
    ]
    #expect(Set(Repository.markdownFiles).isSuperset(of: texts))
  }

  /// The local files to which the links and images of a Markdown text refer.
  private static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap { match in
      let link = match.output.1 ?? match.output.2 ?? ""
      guard !link.contains("://") && !link.hasPrefix("#") else { return nil }
      return String(link.prefix { $0 != "#" })
    }
  }
}
