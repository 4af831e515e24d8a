internal import Foundation

/// An output file. It is opened for writing before the work starts, so that an error is found
/// early.
struct GalleryFile {
  let path: String

  /// Creates the file in an existing folder, unless it exists already.
  ///
  /// - Parameter path: The path of the file, absolute or relative to the working directory.
  /// - Throws: `GalleryUsageError` if the file cannot be written.
  init(path: String) throws {
    self.path = path
    guard let handle = Self.openForWriting(path) else {
      throw GalleryUsageError("\(path) cannot be written")
    }
    try? handle.close()
  }

  /// Creates a file in `.build/gallery`, and that folder if it is missing.
  ///
  /// - Parameter name: The name of the file, without a folder.
  /// - Returns: The file.
  /// - Throws: `GalleryUsageError` if the file cannot be written.
  static func inBuildFolder(_ name: String) throws -> GalleryFile {
    let folder = ".build/gallery"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return try GalleryFile(path: "\(folder)/\(name)")
  }

  /// Writes the file.
  ///
  /// - Parameter body: A closure that writes the file at a path.
  /// - Throws: `GalleryUsageError` if `body` throws, for example because the disk is full.
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
