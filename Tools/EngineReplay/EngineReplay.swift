internal import EdgeRefreshCore

/// Repeats a recording with the engines of this version.
package struct EngineReplay {
  /// The first decision that differs from the recorded one.
  package struct Difference: Equatable, Sendable {
    /// The number of the line.
    package let line: Int
    /// The number of the control.
    package let control: Int
    /// The word of the event.
    package let word: String
    /// The values that differ, as "progress: 0.5 instead of 1".
    package let values: [String]
  }

  /// A control of the recording.
  package struct Control: Equatable, Sendable {
    /// The number of the control.
    package let number: Int
    /// The number of its events.
    package let events: Int
    /// The events in the notation of the tests, up to the first difference.
    package let sequence: String
  }

  /// The controls, in the order in which they appear.
  package let controls: [Control]
  /// The first difference; `nil` if all decisions are equal.
  package let difference: Difference?

  /// Repeats a recording up to the first difference.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - path: The path of the file, for error messages.
  /// - Throws: A failure if an event has an invalid value, or no engine.
  package init(_ recording: EngineRecording, path: String) throws(EngineRecording.Failure) {
    var engines: [(number: Int, events: Int, engine: RecordedEngine)] = []
    var indexes: [Int: Int] = [:]
    var difference: Difference?
    for line in recording.lines {
      let index = indexes[line.control]
      do {
        guard let expected = line.decision else {
          if let index {
            try engines[index].engine.restore(line.parsedWord, text: line.word)
          } else {
            let engine = try RecordedEngine(line.parsedWord, text: line.word)
            indexes[line.control] = engines.count
            engines.append((line.control, 0, engine))
          }
          continue
        }
        guard let index else {
          throw RecordingProblem("control \(line.control) has no engine before this event")
        }
        let decision = try engines[index].engine.perform(line.parsedWord, text: line.word)
        engines[index].events += 1
        let values = decision.differences(from: expected)
        if !values.isEmpty {
          difference = Difference(
            line: line.number, control: line.control, word: line.word, values: values)
          break
        }
      } catch {
        throw EngineRecording.Failure(description: "\(path):\(line.number): \(error)")
      }
    }
    controls = engines.map {
      Control(
        number: $0.number, events: $0.events,
        sequence: $0.engine.words.joined(separator: " "))
    }
    self.difference = difference
  }
}
