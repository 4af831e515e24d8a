import Foundation
import Testing

/// The files that GitHub and the Swift Package Index read.
struct HostingTests {
  @Test func `the package index documents the products that have a documentation catalog`()
    async throws
  {
    let settings = try Repository.text(of: ".spi.yml")
    let targets = try #require(settings.firstMatch(of: /documentation_targets: \[([^\]]+)\]/))
      .output.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let products = try await Manifest.read(on: "macOS").products.map(\.name)
    let documented = products.filter {
      Repository.paths.contains("Sources/\($0)/\($0).docc")
    }
    #expect(targets == documented)
  }

  /// GitHub does not show a form with an unknown element.
  @Test(arguments: Repository.issueForms)
  func `an issue form has what GitHub requires`(_ path: String) throws {
    let text = try Repository.text(of: path)
    for key in ["name", "description", "body"] {
      #expect(try text.contains(Regex("(?m)^\(key):")), "\(key)")
    }
    let elements = text.components(separatedBy: "\n  - type: ").dropFirst()
    #expect(!elements.isEmpty)
    var identifiers: [Substring] = []
    for element in elements {
      let type = element.prefix { $0 != "\n" }
      if type == "markdown" {
        #expect(element.contains("\n      value: |\n"))
        continue
      }
      #expect(["textarea", "input", "dropdown", "checkboxes"].contains(type))
      #expect(element.contains(/\n      label: \S/), "\(type)")
      #expect(element.contains("\n      options:\n") == ["dropdown", "checkboxes"].contains(type))
      identifiers.append(try #require(element.firstMatch(of: /\n    id: ([a-z]+)\n/)).output.1)
    }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `who reports a bug is asked for a recording and told how to make it`() throws {
    let text = try Repository.text(of: ".github/ISSUE_TEMPLATE/bug.yml")
    let recording = try #require(
      text.components(separatedBy: "\n  - type: ").first { $0.contains("id: recording\n") })
    #expect(recording.contains("required: true"))
    #expect(text.contains("ReportingABug.md"))
  }
}
