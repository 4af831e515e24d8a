import Foundation

/// The files of the repository.
enum Repository {
  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files and folders from the root, without build products.
  static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      if path.hasSuffix(".build") || path.hasSuffix(".git") {
        files?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }()

  /// The Markdown files, except for the articles of documentation catalogs.
  static let markdownFiles = paths.filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }

  /// The forms for issues on GitHub.
  static let issueForms = paths.filter {
    $0.hasPrefix(".github/ISSUE_TEMPLATE/") && $0.hasSuffix(".yml")
  }

  /// The Swift source files.
  static let swiftFiles = paths.filter { $0.hasSuffix(".swift") }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

extension StringProtocol {
  /// The identifiers, keywords and numbers in a source, in order.
  var words: [Substring] {
    // Bytes, because classifying characters takes seconds in a build without optimization.
    Substring(self).utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }.map { Substring($0) }
  }
}
