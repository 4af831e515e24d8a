#if !hasFeature(Embedded)
  /// An error in the text of a recording.
  package struct RecordingProblem: Error, Equatable, CustomStringConvertible {
    /// What is wrong, without the place.
    package let description: String

    /// Creates an error.
    package init(_ description: String) { self.description = description }
  }

  /// A value of a type that a recording contains, with its name.
  package struct RecordedField<Root> {
    let name: String
    let text: (Root) -> String
    /// Sets the value to that of a text. Returns `false` if the text is not that of a valid value.
    let set: (inout Root, String) -> Bool

    init<Value: RecordedText>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
      self.name = name
      text = { $0[keyPath: path].recordedText }
      set = { root, text in
        guard let value = Value(recordedText: text) else { return false }
        root[keyPath: path] = value
        return true
      }
    }
  }

  /// Writes and parses lists such as "offset=-60,isDragging=true".
  enum RecordedList {
    /// Returns the values that differ between two values of a type.
    static func changes<Root>(
      from old: Root, to new: Root, fields: [RecordedField<Root>]
    ) -> [String] {
      fields.filter { $0.text(old) != $0.text(new) }.map { "\($0.name)=\($0.text(new))" }
    }

    /// Parses a list into names and texts, each name once.
    static func parse(_ list: String) throws(RecordingProblem) -> [(name: String, text: String)] {
      var values: [(name: String, text: String)] = []
      // A word has at most one value for each field of an engine and its input.
      let limit = 64
      for item in list.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
          throw RecordingProblem("\"\(item)\" is not a name, \"=\" and a value")
        }
        guard values.count < limit else { throw RecordingProblem("has too many values") }
        if values.contains(where: { $0.name == parts[0] }) {
          throw RecordingProblem("\"\(parts[0])\" is there twice")
        }
        values.append((parts[0], parts[1]))
      }
      return values
    }

    /// Sets a value of a type. Returns `false` if it has no value of that name.
    static func set<Root>(
      _ name: String, to text: String, in root: inout Root, fields: [RecordedField<Root>]
    ) throws(RecordingProblem) -> Bool {
      guard let field = fields.first(where: { $0.name == name }) else { return false }
      guard field.set(&root, text) else {
        throw RecordingProblem("\"\(text)\" is not a value of \(name)")
      }
      return true
    }
  }
#endif
