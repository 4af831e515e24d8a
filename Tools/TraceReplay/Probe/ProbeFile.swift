import Foundation

/// A file of the probe: one JSON object per line.
package struct ProbeFile: Equatable, Sendable {
  /// An error with the path of the file and, if known, the number of the line.
  package struct Failure: Error, CustomStringConvertible {
    /// The complete message.
    package let description: String
  }

  /// A line of an experiment.
  package struct Line: Equatable, Sendable {
    /// The name of the experiment.
    var experiment: String
    /// The number of the line in its experiment, counted from 1.
    var step: Int
    /// The other members of the object: the texts, the events and the values.
    var members: [String: JSONValue]
  }

  /// The members of the first line, which describes the device.
  package var environment: [String: JSONValue]
  /// The lines of the experiments.
  package var lines: [Line]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - experiments: The names of the experiments that the file must have, in any order.
  /// - Throws: `Failure` if the file cannot be read or is not complete.
  package init(path: String, experiments: [String]) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(description: "\(path): is not UTF-8")
    }
    try self.init(text, path: path, experiments: experiments)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path for error messages.
  ///   - experiments: The names of the experiments that the file must have, in any order.
  /// - Throws: `Failure` if the text is not a complete file.
  package init(_ text: String, path: String, experiments: [String]) throws(Failure) {
    var reader = ProbeFileReader(experiments: experiments)
    let rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, row) in rows.enumerated() where !row.allSatisfy(\.isWhitespace) {
      do {
        try reader.read(row)
      } catch {
        throw Failure(description: "\(path):\(index + 1): \(error)")
      }
    }
    do {
      self = try reader.end()
    } catch {
      throw Failure(description: "\(path): \(error)")
    }
  }

  init(environment: [String: JSONValue], lines: [Line]) {
    self.environment = environment
    self.lines = lines
  }
}
