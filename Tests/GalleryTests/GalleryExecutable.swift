import Foundation
import Testing

/// Runs the built executable of the gallery.
struct GalleryExecutable {
  /// The result of a run.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// Runs the gallery without a display and waits until it exits.
  static func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

  /// Runs the gallery without a display and waits until it exits.
  static func run(_ arguments: [String]) async throws -> Outcome {
    let process = Process()
    // The test bundle and the executable are products of the same build.
    process.executableURL = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
      .appendingPathComponent("Gallery")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SDL_VIDEODRIVER": "dummy"]
    ) { $1 }
    // The output is much shorter than the buffer of a pipe, so it can be read after the run.
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        end.resume(throwing: error)
      }
    }
    return Outcome(
      status: process.terminationStatus, output: read(output), errors: read(errors))
  }

  private static func read(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

/// A temporary folder that is deleted on deinitialization.
struct TemporaryFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("gallery-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
