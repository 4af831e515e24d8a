import Foundation
import Testing

struct LinkTests {
  /// The texts at the root and in Documentation; DocC checks those of the articles.
  static let texts: [String] = {
    let manager = FileManager.default
    let top = (try? manager.contentsOfDirectory(atPath: ExampleTests.root.path)) ?? []
    let folder = ExampleTests.root.appendingPathComponent("Documentation").path
    let below = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    return (top + below.map { "Documentation/\($0)" }).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test(arguments: texts)
  func `each leads to a file that is there`(_ path: String) throws {
    let file = ExampleTests.root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in Self.links(in: text) {
      let target = file.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
    }
  }

  @Test func `links and pictures are found`() {
    let text = """
      See [one](One.md#part), ![two](Two.png), <img src="Three.gif" width="9">,
      [four](https://example.com/four) and [five](#five).
      """
    #expect(Self.links(in: text) == ["One.md", "Two.png", "Three.gif"])
    #expect(Self.texts.contains("README.md"))
  }

  /// The local files that a Markdown text links to or shows.
  private static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap { match in
      let link = match.output.1 ?? match.output.2 ?? ""
      guard !link.contains("://") && !link.hasPrefix("#") else { return nil }
      return String(link.prefix { $0 != "#" })
    }
  }
}
