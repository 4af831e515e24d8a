import Foundation
import Testing

struct PodspecTests {
  private static let modules = [
    "EdgeRefreshCore", "EdgeRefreshControls", "EdgeRefreshFeatures", "EdgeRefresh", "EdgeRefreshUI",
    "MJRefresh",
  ]

  private func podspec(_ module: String) throws -> String {
    try Repository.text(of: "\(module).podspec")
  }

  @Test(arguments: modules)
  func `each module has its own pod`(_ module: String) throws {
    let text = try podspec(module)
    #expect(text.contains("s.name = '\(module)'"))
    #expect(text.contains("s.source_files = 'Sources/\(module)/**/*.swift'"))
    let headers = text.matches(of: /'(Sources\/[^']+\.h)'/).map { String($0.output.1) }
    for file in headers where !file.contains("*") {
      #expect(throws: Never.self) { try Repository.text(of: file) }
    }
    // Xcode cannot compile the textual interface of a static library with headers.
    let setting = "'SWIFT_VERIFY_EMITTED_MODULE_INTERFACE' => 'NO'"
    #expect(text.contains(setting) == !headers.isEmpty)
    // The modules share `package` declarations. Pods need the package name to do so.
    #expect(text.contains("-package-name EdgeRefresh'"))
  }

  @Test func `the pod MJRefresh has every header of the package`() throws {
    let folder = "Sources/MJRefreshObjectiveC/include/"
    let text = try podspec("MJRefresh")
    #expect(text.contains("'\(folder)MJRefreshObjectiveC.h',\n"))
    #expect(text.contains("'\(folder)MJRefresh/*.h'\n"))
    let headers = Repository.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".h") }
    #expect(headers.contains(folder + "MJRefresh/MJRefresh.h"))
    for header in headers where !header.hasPrefix(folder + "MJRefresh/") {
      let name = header.dropFirst(folder.count)
      #expect(
        name == "MJRefreshObjectiveC.h" || headers.contains("\(folder)MJRefresh/\(name)"),
        "\(header)")
    }
  }

  @Test func `every pod has the compiler settings of the package`() async throws {
    let manifest = try await Manifest.read(on: "macOS")
    for target in manifest.targets where Self.modules.contains(target.name) {
      let text = try podspec(target.name)
      let features = text.matches(of: /-enable-upcoming-feature (\w+)/).map { String($0.output.1) }
      #expect(features == target.upcomingFeatures, "\(target.name)")
      #expect(!features.isEmpty)
      // The tools version is the language mode of a package that states no other one.
      let modes = text.matches(of: /s\.swift_versions = \['(\d+\.\d+)'\]/)
      let mode = target.languageMode.map { "\($0).0.0" } ?? manifest.toolsVersion.version
      #expect(modes.map { "\($0.output.1).0" } == [mode])
    }
  }

  /// In Swift 6 mode, a method of the main actor stops the program if Objective-C or dynamic
  /// dispatch calls it on another thread. Such a method cannot move the call to the main thread.
  @Test func `modules that may be called on any thread are compiled in Swift 5 mode`() async throws
  {
    let manifest = try await Manifest.read(on: "macOS")
    for name in ["EdgeRefreshControls", "EdgeRefreshFeatures", "MJRefresh"] {
      let target = try #require(manifest.targets.first { $0.name == name })
      #expect(target.languageMode == "5")
      #expect(target.upcomingFeatures.contains("StrictConcurrency"))
    }
  }

  @Test func `every pod has the latest version in the changelog`() throws {
    let changelog = try Repository.text(of: "CHANGELOG.md")
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.dropFirst(3).split(separator: " ").first)
    let recording = try Repository.text(
      of: "Sources/EdgeRefreshControls/Recording/RefreshRecording.swift")
    #expect(recording.contains("libraryVersion = \"\(version)\""))
    for module in Self.modules {
      #expect(try podspec(module).contains("s.version = '\(version)'"))
    }
  }
}
