import Foundation

/// The result of a command.
struct CommandResult {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a command in the folder of the repository.
  ///
  /// - Parameters:
  ///   - arguments: The name of the command and its arguments.
  ///   - environment: Variables in addition to those of this process.
  /// - Returns: The status and the output, after the command has ended.
  /// - Throws: An error if the command cannot be started.
  static func of(_ arguments: [String], environment: [String: String] = [:]) async throws
    -> CommandResult
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.environment = ProcessInfo.processInfo.environment
      // These variables would change the manifest of every package, and what make prints if it
      // runs the tests itself.
      .filter { !$0.key.hasPrefix("EDGEREFRESH_") && !$0.key.hasPrefix("MAKE") }
      .merging(environment) { _, new in new }
    // A command that writes a lot to a file does not wait for a reader, as it would with a pipe.
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return CommandResult(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Writes a script that can be executed.
  ///
  /// Another process makes the executable file. While this one has it open for writing, a test that
  /// runs at the same time may start a command, which inherits the open file. The system refuses to
  /// execute a file that is open for writing.
  static func writeScript(_ text: String, to file: URL) async throws {
    let source = file.appendingPathExtension("text")
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let result = try await of(["install", "-m", "755", source.path, file.path])
    guard result.status == 0 else { throw ScriptError(message: result.errors) }
  }

  private struct ScriptError: Error { let message: String }
}
