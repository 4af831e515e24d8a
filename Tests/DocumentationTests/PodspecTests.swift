import Foundation
import Testing

struct PodspecTests {
  private static let modules = [
    "EdgeRefreshCore", "EdgeRefreshControls", "EdgeRefresh", "MJRefresh",
  ]

  private func podspec(_ module: String) throws -> String {
    let url = ExampleTests.root.appendingPathComponent("\(module).podspec")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test(arguments: modules)
  func `each module is a pod of its own`(_ module: String) throws {
    let text = try podspec(module)
    #expect(text.contains("s.name = '\(module)'"))
    #expect(text.contains("s.source_files = 'Sources/\(module)/**/*.swift'"))
    // The modules share what is `package`; as pods they have to be told of what package they are.
    #expect(text.contains("-package-name EdgeRefresh'"))
  }

  @Test func `all have the version of the changelog`() throws {
    let changelog = try String(
      contentsOf: ExampleTests.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.dropFirst(3).split(separator: " ").first)
    for module in Self.modules {
      #expect(try podspec(module).contains("s.version = '\(version)'"))
    }
  }
}
