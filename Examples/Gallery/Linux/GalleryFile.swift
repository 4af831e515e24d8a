internal import Foundation

/// A file to be written; whether it can be is found out before the work is done.
struct GalleryFile {
  let path: String

  /// Makes the file, in a folder that exists.
  ///
  /// - Parameter path: Where; relative to where the program was started.
  /// - Throws: `GalleryUsageError`, if it cannot be written.
  init(path: String) throws {
    self.path = path
    guard let handle = Self.openForWriting(path) else {
      throw GalleryUsageError("\(path) cannot be written")
    }
    try? handle.close()
  }

  /// The file for what nobody named a file for, in the folder of build products.
  ///
  /// - Parameter name: Its name, without a folder.
  /// - Returns: The file; its folder is made.
  /// - Throws: `GalleryUsageError`, if it cannot be written.
  static func unnamed(_ name: String) throws -> GalleryFile {
    let folder = ".build/gallery"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return try GalleryFile(path: "\(folder)/\(name)")
  }

  /// Writes the whole file.
  ///
  /// - Parameter body: What writes it, given its path.
  /// - Throws: `GalleryUsageError`, if the disk is full for example.
  func write(_ body: (String) throws -> Void) throws {
    do {
      try body(path)
    } catch {
      throw GalleryUsageError("\(path) cannot be written")
    }
  }

  private static func openForWriting(_ path: String) -> FileHandle? {
    if let handle = FileHandle(forWritingAtPath: path) { return handle }
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    return FileHandle(forWritingAtPath: path)
  }
}
