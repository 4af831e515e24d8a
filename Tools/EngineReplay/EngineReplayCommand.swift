/// The command `refresh-replay --engine FILE`.
package enum EngineReplayCommand {
  /// Repeats a recording and prints the result.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - output: Writes a line to standard output.
  ///   - error: Writes a line to standard error.
  /// - Returns: The exit status: 0 if all decisions are equal, 1 if one differs, 2 if the file
  ///   cannot be read or has an error.
  package static func run(
    path: String, output: (String) -> Void, error: (String) -> Void
  ) -> Int32 {
    do {
      let recording = try EngineRecording(path: path)
      let replay = try EngineReplay(recording, path: path)
      output("recorded with \(recording.origin)")
      if recording.isCutOff { output("the last line is incomplete and was left out") }
      for control in replay.controls {
        output("control \(control.number): \(control.events) events")
      }
      guard let difference = replay.difference else {
        output("\(recording.lines.count) lines: all decisions are equal")
        return 0
      }
      output("\(path):\(difference.line): control \(difference.control): \(difference.event)")
      for value in difference.values { output("  \(value)") }
      return 1
    } catch let failure {
      error("refresh-replay: \(failure)")
      return 2
    }
  }
}
