import Foundation
import Testing

/// The manifest as the package manager reads it.
struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let path: String?
    let type: String
    let settings: [Setting]
    let dependencies: [Dependency]

    /// The folder of the sources.
    var folder: String {
      path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)")
    }

    /// The upcoming features that are enabled, in order.
    var upcomingFeatures: [String] {
      settings.compactMap(\.kind.enableUpcomingFeature?.value)
    }

    /// The language mode, such as 5; `nil` for that of the package.
    var languageMode: String? { settings.compactMap(\.kind.swiftLanguageMode?.value).first }
  }

  /// A dependency on a target of the package.
  struct Dependency: Decodable {
    /// The name, then the condition.
    let byName: [String?]?
  }

  struct Setting: Decodable {
    struct Kind: Decodable {
      struct Feature: Decodable {
        let value: String

        enum CodingKeys: String, CodingKey { case value = "_0" }
      }

      struct Flags: Decodable {}

      let enableUpcomingFeature: Feature?
      let swiftLanguageMode: Feature?
      let unsafeFlags: Flags?
    }

    let kind: Kind
  }

  struct ToolsVersion: Decodable {
    let version: String

    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  let products: [Product]
  let targets: [Target]
  let platforms: [Platform]
  let toolsVersion: ToolsVersion

  /// Whether a target passes flags that packages may not use as dependencies.
  var hasUnsafeFlags: Bool {
    targets.contains { $0.settings.contains { $0.kind.unsafeFlags != nil } }
  }

  /// The names of some targets and of all targets on which they depend.
  func targets(reachedFrom names: [String]) -> Set<String> {
    var reached: Set<String> = []
    var next = names
    while let name = next.popLast() {
      guard reached.insert(name).inserted else { continue }
      let dependencies = targets.first { $0.name == name }?.dependencies ?? []
      next += dependencies.compactMap { $0.byName?.first ?? nil }
    }
    return reached
  }

  /// Reads the manifest of the repository.
  ///
  /// - Parameters:
  ///   - system: The system of the host: `Linux`, or another one, such as `macOS`.
  ///   - environment: Variables in addition to those of this process.
  /// - Returns: The manifest.
  /// - Throws: An error if the package manager cannot read it.
  static func read(on system: String, environment: [String: String] = [:]) async throws -> Manifest
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The compiler evaluates `os()` for its own host, so the condition is replaced.
    let text = try Repository.text(of: "Package.swift")
    try #require(text.contains("#if os(Linux)"))
    #if os(Linux)
      let host = "Linux"
    #else
      let host = "macOS"
    #endif
    let condition = system == "Linux" ? "#if os(\(host))" : "#if !os(\(host))"
    try text.replacing("#if os(Linux)", with: condition)
      .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let result = try await CommandResult.of(
      ["swift", "package", "--package-path", folder.path, "dump-package"], environment: environment)
    try #require(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
  }
}
