import Foundation

/// Reads files of traces, one JSON object per line.
package enum TraceFile {
  /// An error with the path of the file and, if known, the number of the line.
  package struct Failure: Error, CustomStringConvertible {
    /// The complete message.
    package let description: String
  }

  /// Reads all traces of a file. Empty lines are skipped.
  package static func read(_ path: String) throws(Failure) -> [Trace] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(description: "\(path): is not UTF-8")
    }
    var traces: [Trace] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        traces.append(try Trace(JSONValue(parsing: line) ?? .null))
      } catch {
        throw Failure(description: "\(path):\(index + 1): \(error)")
      }
    }
    return traces
  }
}
