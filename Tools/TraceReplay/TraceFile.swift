import Foundation

/// Reads files of traces, one JSON object per line.
package enum TraceFile {
  /// A file that cannot be read: which, in which line, and what is wrong with it.
  package struct Failure: Error, CustomStringConvertible {
    /// The whole sentence.
    package let description: String
  }

  /// Reads all traces of a file; empty lines do not count.
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
