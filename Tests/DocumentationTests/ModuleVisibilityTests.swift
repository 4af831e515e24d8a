import Foundation
import TestSupport
import Testing

/// Compiles snippets against the built modules.
struct ModuleVisibilityTests {
  static let engineTypes = [
    "AutoEngine", "Decision", "PullEngine", "RefreshEvent", "ScrollGeometry",
  ]

  @Test(arguments: engineTypes)
  func `the types of the engine are visible only if EdgeRefreshCore is imported`(
    name: String
  ) async throws {
    let use = "let type: Any.Type = \(name).self"
    #expect(try await errors(in: "import EdgeRefreshCore\n\(use)") == [])
    for module in ["EdgeRefresh", "EdgeRefreshControls", "MJRefresh"] {
      #expect(
        try await errors(in: "import \(module)\n\(use)") == ["cannot find '\(name)' in scope"])
    }
  }

  @Test(arguments: ["EdgeRefresh", "EdgeRefreshControls"])
  func `the controls and the values that apps use are visible`(module: String) async throws {
    let snippet = """
      import \(module)
      @MainActor func use(_ header: NormalHeader, _ edge: RefreshEdge) -> RefreshOutcome {
        header.state == .idle && header.state.isRefreshing && edge.isHorizontal ? .success : .failure
      }
      """
    #expect(try await errors(in: snippet) == [])
  }

  @Test(arguments: [
    ("refreshHeader", "NormalTrailer"), ("refreshFooter", "NormalHeader"),
    ("refreshLeader", "NormalTrailer"), ("refreshLeader", "AutoNormalHeader"),
    ("refreshTrailer", "NormalLeader"), ("refreshTrailer", "BackNormalFooter"),
  ])
  func `assigning the wrong kind of control to an edge does not compile`(
    property: String, kind: String
  ) async throws {
    let snippet = """
      import EdgeRefresh
      import UIKit
      @MainActor func attach(to scrollView: UIScrollView) { scrollView.\(property) = \(kind)() }
      """
    let errors = try await errors(in: snippet)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("cannot assign value of type '\(kind)'") == true)
  }

  @Test(.scenario("S64"), arguments: ["refreshHeader", "refreshFooter", "refreshTrailer"])
  func `an app that imports MJRefresh can declare scroll view members named as in EdgeRefresh`(
    name: String
  ) async throws {
    let stored = """
      import MJRefresh
      import UIKit
      class FeedView: UITableView {
        lazy var \(name) = MJRefreshNormalHeader {}
        func reload() { \(name).beginRefreshing() }
      }
      """
    let computed = """
      import MJRefresh
      import UIKit
      extension UITableView { var \(name): MJRefreshHeader? { mj_header } }
      @MainActor func end(_ table: UITableView) { table.\(name)?.endRefreshing() }
      """
    #expect(try await errors(in: stored) == [])
    #expect(try await errors(in: computed) == [])
    let unknown =
      "import MJRefresh\nimport UIKit\n@MainActor func f(_ v: UIScrollView) { _ = v.\(name) }"
    #expect(
      try await errors(in: unknown) == ["value of type 'UIScrollView' has no member '\(name)'"])
  }

  /// Type-checks a snippet and returns the compiler's errors.
  private func errors(in snippet: String) async throws -> [String] {
    let products = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try Data(snippet.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
      "-I", products.appendingPathComponent("Modules").path, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = output.split(separator: "\n").filter { $0.hasPrefix(file.path) }
      .compactMap { line in
        line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
      }
    // A snippet that fails for another reason must not count as free of errors.
    #expect((process.terminationStatus == 0) == errors.isEmpty, "\(output)")
    return errors
  }
}
