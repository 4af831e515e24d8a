import Foundation
import Testing

/// The module MJRefresh has some members twice: as members that Objective-C can call, and for
/// Linux.
struct PlatformTwinTests {
  @Test(arguments: ["Chaining", "Deprecated", "Geometry", "Overridable"])
  func `the members for Linux are those for Apple platforms without Objective-C`(name: String)
    throws
  {
    let apple = try Self.code(of: "Sources/MJRefresh/\(name)+Apple.swift")
      .replacingOccurrences(of: "#if canImport", with: "#if !canImport")
      .replacingOccurrences(of: "@objc extension", with: "extension")
      .replacingOccurrences(of: " dynamic ", with: " ")
      .replacingOccurrences(of: " open ", with: " public ")
    #expect(try Self.code(of: "Sources/MJRefresh/\(name)+Linux.swift") == apple)
  }

  /// The code of a file, without comments and line breaks.
  private static func code(of path: String) throws -> String {
    try Repository.text(of: path)
      .split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: " ")
  }
}
