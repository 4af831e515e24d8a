#if !hasFeature(Embedded)
  extension Decision {
    private static var recordedFields: [RecordedField<Decision>] {
      [
        RecordedField("state", \.state), RecordedField("progress", \.progress),
        RecordedField("insetAmount", \.insetAmount), RecordedField("pinnedOffset", \.pinnedOffset),
        RecordedField("speed", \.speed), RecordedField("animation", \.animation),
        RecordedField("callbacks", \.callbacks), RecordedField("holds", \.holds),
        RecordedField("outcome", \.outcome),
      ]
    }

    /// A decision whose values need not be written.
    private static let nothing = Decision(
      state: .idle, progress: 0, insetAmount: 0, speed: .immediate, callbacks: [])

    /// The text of the decision in a recording: the state and all values that are not 0 or empty.
    package var recordedText: String {
      let others = RecordedList.changes(from: Self.nothing, to: self, fields: Self.recordedFields)
        .filter { !$0.hasPrefix("state=") }
      return (["state=\(state.recordedText)"] + others).joined(separator: ",")
    }

    /// Parses the text of a decision.
    package init(recordedText: String) throws(RecordingProblem) {
      self = Self.nothing
      let values = try RecordedList.parse(recordedText)
      guard values.contains(where: { $0.name == "state" }) else {
        throw RecordingProblem("the decision has no state")
      }
      for (name, text) in values {
        guard try RecordedList.set(name, to: text, in: &self, fields: Self.recordedFields) else {
          throw RecordingProblem("there is no value \"\(name)\" of a decision")
        }
      }
    }

    /// Returns the values that differ in another decision, as "progress: 0.5 instead of 1".
    package func differences(from expected: Decision) -> [String] {
      Self.recordedFields.filter { $0.text(self) != $0.text(expected) }.map {
        "\($0.name): \($0.text(self)) instead of \($0.text(expected))"
      }
    }
  }
#endif
