import Foundation
import Testing

struct MakefileTests {
  /// The commands that make would run for a target.
  private func commands(_ target: String, on system: String) async throws -> String {
    let result = try await CommandResult.of(
      ["make", "--no-print-directory", "--dry-run", "SYSTEM=\(system)", target])
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func `on a Mac, make gallery opens the project, as README says`() async throws {
    let command = "open Examples/Gallery/Gallery.xcodeproj"
    #expect(try await commands("gallery", on: "Darwin") == "\(command)\n")
    #expect(try Repository.text(of: "README.md").contains("the gallery opens in Xcode"))
    #expect(
      FileManager.default.fileExists(
        atPath: Repository.root.appendingPathComponent("Examples/Gallery/Gallery.xcodeproj").path))
    #expect(try await commands("gallery", on: "Linux").contains("--product Gallery"))
  }

  @Test func `on a Mac, make test runs the tests that need no UIKit`() async throws {
    let mac = try await commands("test", on: "Darwin")
    #expect(mac.contains("EDGEREFRESH_WITHOUT_UIKIT=1 swift test"))
    #expect(!mac.contains("--build-tests"))
  }

  @Test func `on Linux, make test first says how long it takes, as README does`() async throws {
    let commands = try await commands("test", on: "Linux")
    let first = try #require(
      commands.firstMatch(of: /^echo "(.* take about ([0-9]+) minutes .*)"\n/))
    let readme = try Repository.text(of: "README.md")
    #expect(readme.contains("\(first.output.2) minutes"))
    #expect(commands.contains("--build-tests"))
    #expect(!commands.contains("rehearse"), "a contributor does not have the tool")
  }

  @Test func `make test leaves out the tests of the stand-in, and the checks do not`() async throws
  {
    let variable = "EDGEREFRESH_WITHOUT_CONFORMANCE=1"
    #expect(try await commands("test", on: "Linux").contains("\(variable) make"))
    #expect(!(try await commands("checks", on: "Linux").contains(variable)))
    let part = try await Manifest.read(
      on: "Linux", environment: ["EDGEREFRESH_WITHOUT_CONFORMANCE": "1"])
    let all = try await Manifest.read(on: "Linux")
    #expect(
      Set(all.targets.map(\.name)).subtracting(part.targets.map(\.name))
        == ["UIKitConformanceTests"])
    #expect(try Repository.text(of: "Linux/README.md").contains("make conformance"))
  }

  @Test func `continuous integration runs all cases of the tests, and what they leave out`()
    async throws
  {
    let commands = try await commands("checks", on: "Linux")
    for part in [
      "EDGEREFRESH_OPTIMIZED=1", "EDGEREFRESH_THOROUGH=1", "Scripts/run-tests",
      "Scripts/test-example-packages",
      "Scripts/build-embedded", "Scripts/build-documentation", "Benchmarks --scrolling",
    ] {
      #expect(commands.contains(part), "\(part)")
    }
    #expect(try Repository.text(of: ".ci/run").contains("\nmake checks\n"))
    // The manifest that apps read has no such flags: see `ManifestTests`.
    let optimized = try await Manifest.read(
      on: "macOS", environment: ["EDGEREFRESH_OPTIMIZED": "1"])
    #expect(optimized.hasUnsafeFlags)
    #expect(try Repository.text(of: ".github/workflows/linux.yml").contains("make checks"))
  }

  /// The names of the rules in the Makefile.
  private func targets() throws -> Set<String> {
    let names = try Repository.text(of: "Makefile").matches(of: /(?m)^([a-z][a-z-]*):/)
    return Set(names.map { String($0.output.1) })
  }

  @Test(
    arguments: Repository.paths.filter {
      $0.hasSuffix(".yml") || ($0.hasSuffix(".md") && !$0.contains("/"))
    })
  func `every make command in documents and workflows exists`(_ path: String) throws {
    let text = try Repository.text(of: path)
    let used = text.matches(of: /(?m)(?:`|run: |^)make ([a-z][a-z-]*)/).map { String($0.output.1) }
    #expect(try Set(used).subtracting(targets()) == [])
  }

  @Test(
    arguments: Repository.paths.filter {
      $0.hasSuffix(".yml") || $0 == "Makefile" || $0.hasPrefix(".ci/")
    })
  func `every script that a workflow or a rule runs can be executed`(_ path: String) throws {
    for match in try Repository.text(of: path).matches(of: /(?:^|[ @])(Scripts\/[a-z-]+)/) {
      let script = Repository.root.appendingPathComponent(String(match.output.1)).path
      #expect(FileManager.default.isExecutableFile(atPath: script), "\(path): \(script)")
    }
  }

  @Test func `every rule is phony`() throws {
    let text = try Repository.text(of: "Makefile").replacing("\\\n", with: "")
    let phony = try #require(text.firstMatch(of: /(?m)^\.PHONY: (.+)$/)).output.1
    #expect(Set(phony.split(separator: " ").map(String.init)) == (try targets()))
  }
}
