import Testing

/// The rules for `Sources/EdgeRefreshUI`: SwiftUI is used in one folder only, because what is
/// outside of it is compiled and tested on Linux.
struct SwiftUILayerTests {
  private static let module = "Sources/EdgeRefreshUI/"
  private static let layer = "Sources/EdgeRefreshUI/SwiftUI/"

  private static var files: [String] {
    Repository.swiftFiles.filter { $0.hasPrefix(module) }
  }

  @Test func `both layers have files`() {
    let inLayer = Self.files.filter { $0.hasPrefix(Self.layer) }
    #expect(inLayer.count > 4)
    #expect(Self.files.count - inLayer.count > 4)
  }

  @Test(arguments: files)
  func `SwiftUI is used in its folder only, and without private classes`(_ path: String) throws {
    #expect(Self.violations(in: try Repository.text(of: path), path: path) == [])
  }

  @Test(arguments: [
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", []),
    ("import SwiftUI\n", ["does not begin with the condition", "does not end with it"]),
    (
      "// Text\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n",
      ["does not begin with the condition"]
    ),
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = 1\n", ["does not end with it"]),
    ("#if canImport(SwiftUI)\n  #if DEBUG\n  #endif\n#endif\n", ["has another condition"]),
    ("#if canImport(SwiftUI)\n#else\n#endif\n", ["has another condition"]),
    (
      "#if canImport(SwiftUI)\nlet a = \"_UIHostingView\"\n#endif\n", ["names a private class"]
    ),
  ])
  func `violations in the folder for SwiftUI are found`(_ text: String, _ expected: [String]) {
    #expect(Self.violations(in: text, path: Self.layer + "File.swift") == expected)
  }

  @Test(arguments: [
    ("import UIKit\n\n// A view of SwiftUI. #if is not used here.\nlet a = \"A row\"\n", []),
    ("#if DEBUG\n#endif\n", ["has a condition"]),
    ("  #if DEBUG\n  #endif\n", ["has a condition"]),
    ("import SwiftUI\n", ["imports SwiftUI"]),
    ("@_exported public import struct SwiftUI.Text\n", ["imports SwiftUI"]),
    ("let a = \"_UIHostingView\"\n", ["names a private class"]),
    ("let a = b.hasPrefix(\"HostingScrollView\")\n", ["names a private class"]),
    ("let a = \"SwiftUI.HostingScrollView\"\n", ["names a private class"]),
    ("let a: AnyClass? = NSClassFromString(name)\n", ["names a private class"]),
    ("let a = NSStringFromClass(type(of: view))\n", ["names a private class"]),
  ])
  func `violations outside the folder for SwiftUI are found`(_ text: String, _ expected: [String]) {
    #expect(Self.violations(in: text, path: Self.module + "File.swift") == expected)
  }

  /// Returns how a source file breaks the rules.
  private static func violations(in text: String, path: String) -> [String] {
    var violations: [String] = []
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let conditions = lines.filter { line in
      ["#if", "#elseif", "#else", "#endif"].contains { line.hasPrefix($0) }
    }
    if path.hasPrefix(layer) {
      if lines.first != "#if canImport(SwiftUI)" {
        violations.append("does not begin with the condition")
      }
      if lines.last != "#endif" { violations.append("does not end with it") }
      if conditions.count > 2 { violations.append("has another condition") }
    } else {
      if !conditions.isEmpty { violations.append("has a condition") }
      if text.contains(/(?m)^[^\/\n]*\bimport (?:\w+ )?SwiftUI(?!\w)/) {
        violations.append("imports SwiftUI")
      }
    }
    let privateName =
      /"[^"\n]*(?:_UI|Hosting|PlatformView)|NSClassFromString|NSStringFromClass/
    if text.contains(privateName) { violations.append("names a private class") }
    return violations
  }
}
