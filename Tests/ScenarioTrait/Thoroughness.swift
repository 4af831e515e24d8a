import Foundation

/// How many cases the long tests try. `make test` tries a part of them, so that it is fast. With
/// the environment variable `EDGEREFRESH_THOROUGH=1`, as in continuous integration, all are tried.
package enum Thoroughness {
  /// Whether all cases are tried.
  package static let isFull =
    ProcessInfo.processInfo.environment["EDGEREFRESH_THOROUGH"] == "1"

  /// Returns the number of cases to try.
  package static func count<Number: BinaryInteger>(_ part: Number, of all: Number) -> Number {
    isFull ? all : part
  }
}
