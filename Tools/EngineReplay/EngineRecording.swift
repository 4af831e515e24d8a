package import EdgeRefreshCore
internal import Foundation

/// A recording of the controls of a scroll view, read from a file.
package struct EngineRecording: Sendable {
  /// The version of the library, and the name and version of the system.
  package let origin: String
  /// The lines after the first one, in order.
  package let lines: [Line]
  /// Whether the last line was cut off, as by a crash, and left out.
  package let isCutOff: Bool

  /// One line: an event of a control, or the state of its engine.
  package struct Line: Sendable {
    /// The number of the line in the file. The first line of a file has the number 1.
    package let number: Int
    /// The time since the start of the recording, in seconds.
    package let time: Double
    /// The number of the control.
    package let control: Int
    /// The word of the event or the engine.
    package let word: String
    let parsedWord: RecordedWord
    /// The decision; `nil` for the state of an engine.
    package let decision: Decision?
  }

  /// An error in a file, with its path and, if known, the number of the line.
  package struct Failure: Error, CustomStringConvertible {
    /// The complete message.
    package let description: String
  }

  /// Reads a file.
  package init(path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(description: "\(path): is not UTF-8")
    }
    try self.init(text, path: path)
  }

  /// Parses the text of a file. Empty lines are skipped.
  package init(_ text: String, path: String) throws(Failure) {
    // A line break of Windows is one character.
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    let first = lines.removeFirst()
    let prefix = "EdgeRefresh recording "
    guard first.hasPrefix(prefix) else {
      throw Failure(description: "\(path):1: does not begin with \"\(prefix)\"")
    }
    let format = first.dropFirst(prefix.count).prefix { $0 != "," }
    guard format == "1" else {
      throw Failure(description: "\(path):1: has the format \"\(format)\"; this tool reads 1")
    }
    origin = String(first.dropFirst(prefix.count + format.count).drop { $0 == "," || $0 == " " })
    var parsed: [Line] = []
    var isCutOff = false
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        parsed.append(try Line(String(line), number: index + 2))
      } catch {
        // Each complete line ends with a line break, so the part after the last one is not empty
        // only if the line was cut off.
        guard index == lines.count - 1 && index > 0 else {
          throw Failure(description: "\(path):\(index + 2): \(error)")
        }
        isCutOff = true
      }
    }
    self.lines = parsed
    self.isCutOff = isCutOff
  }
}

extension EngineRecording.Line {
  fileprivate init(_ text: String, number: Int) throws(RecordingProblem) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 || parts.count == 4 else {
      throw RecordingProblem("has \(parts.count) parts instead of 3 or 4")
    }
    guard let time = Double(parts[0]), time.isFinite, time >= 0 else {
      throw RecordingProblem("\"\(parts[0])\" is not a time")
    }
    guard let control = Int(parts[1]), control > 0 else {
      throw RecordingProblem("\"\(parts[1])\" is not the number of a control")
    }
    let parsedWord = try RecordedWord(parts[2])
    let isEngine = RecordedEngine.names.contains(parsedWord.name)
    if isEngine && parts.count == 4 {
      throw RecordingProblem("the state of an engine has a decision")
    }
    if !isEngine && parts.count == 3 {
      throw RecordingProblem("the event has no decision; the line may be incomplete")
    }
    self.number = number
    self.time = time
    self.control = control
    word = parts[2]
    self.parsedWord = parsedWord
    decision = isEngine ? nil : try Decision(recordedText: parts[3])
  }
}
