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
