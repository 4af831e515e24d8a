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

  @Test func `who reports a bug is told how to make a recording, but need not have one`() throws {
    let text = try Repository.text(of: ".github/ISSUE_TEMPLATE/bug.yml")
    let recording = try #require(
      text.components(separatedBy: "\n  - type: ").first { $0.contains("id: recording\n") })
    #expect(!recording.contains("required: true"))
    #expect(text.contains("ReportingABug.md"))
  }

  @Test(arguments: Repository.issueForms)
  func `the files that an issue form names exist`(_ path: String) throws {
    for name in try Repository.text(of: path).matches(of: /`([\w\/.]+\.md)`/) {
      #expect(Repository.paths.contains(String(name.output.1)), "\(path): \(name.output.1)")
    }
  }

  /// The library uses the names, keys and texts of MJRefresh, whose license requires its notice. A
  /// pod displays the license of its podspec in an app's acknowledgements.
  @Test func `the license has the copyright notice of MJRefresh, and each pod has the license`()
    throws
  {
    let license = try Repository.text(of: "LICENSE")
    #expect(license.hasPrefix("MIT License\n"))
    #expect(
      license.contains(
        "Copyright (c) 2013-2015 MJRefresh (https://github.com/CoderMJLee/MJRefresh)\n"))
    for path in Repository.paths.filter({ $0.hasSuffix(".podspec") }) {
      #expect(try Repository.text(of: path).contains(":type => 'MIT', :file => 'LICENSE'"))
    }
  }
}
