internal import EdgeRefreshCore

/// Repeats a recording with the engines of this version.
package struct EngineReplay {
  /// The first decision that differs from the recorded one.
  package struct Difference: Equatable, Sendable {
    /// The number of the line.
    package let line: Int
    /// The number of the control.
    package let control: Int
    /// The event.
    package let event: String
    /// The values that differ, as "progress: 0.5 instead of 1".
    package let values: [String]
  }

  /// A control of the recording.
  package struct Control: Equatable, Sendable {
    /// The number of the control.
    package let number: Int
    /// The number of its events, up to the first difference.
    package fileprivate(set) var events = 0
  }

  /// The controls, in the order in which they appear.
  package private(set) var controls: [Control] = []
  /// The first difference; `nil` if all decisions are equal.
  package private(set) var difference: Difference?

  /// Repeats a recording up to the first difference.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - path: The path of the file, for error messages.
  /// - Throws: A failure if a control has no engine before its first event.
  package init(_ recording: EngineRecording, path: String) throws(EngineRecording.Failure) {
    var engines: [Int: RefreshEngine] = [:]
    for line in recording.lines {
      guard var engine = line.engine ?? engines[line.control] else {
        throw EngineRecording.Failure(
          description:
            "\(path):\(line.number): control \(line.control) has no engine before this event")
      }
      let decision = engine.handle(line.event, with: line.input)
      engines[line.control] = engine
      if !controls.contains(where: { $0.number == line.control }) {
        controls.append(Control(number: line.control))
      }
      for index in controls.indices where controls[index].number == line.control {
        controls[index].events += 1
      }
      if decision != line.decision {
        difference = Difference(
          line: line.number, control: line.control, event: RecordedText.json(of: line.event),
          values: Self.differences(of: decision, from: line.decision))
        return
      }
    }
  }

  private static func differences(of decision: Decision, from expected: Decision) -> [String] {
    zip(Mirror(reflecting: decision).children, Mirror(reflecting: expected).children)
      .compactMap { one, other in
        let (text, expected) = (
          RecordedText.json(of: one.value), RecordedText.json(of: other.value)
        )
        return text == expected ? nil : "\(one.label ?? ""): \(text) instead of \(expected)"
      }
  }
}
