import Foundation

/// A temporary bundle with strings files. Its folder is deleted on deinitialization.
final class StringsFolder {
  let bundle: Bundle
  private let folder: URL

  /// Creates a bundle with strings files. `files` maps each path to the texts of the file by key.
  init(_ files: [String: [String: String]]) throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory
      .appendingPathComponent("EdgeRefreshTests.\(UUID().uuidString).bundle")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, texts) in files {
      let file = folder.appendingPathComponent(path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let lines = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
      try lines.sorted().joined().write(to: file, atomically: true, encoding: .utf8)
    }
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  /// Writes bytes to a file of the bundle. They need not be a valid strings file.
  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
