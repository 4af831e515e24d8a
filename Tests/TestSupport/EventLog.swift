/// Records events in order.
@MainActor
package final class EventLog {
  /// The events since the log was created or last emptied.
  package private(set) var entries: [String] = []

  /// Creates an empty log.
  package init() {}

  /// Adds an event.
  package func record(_ event: String) {
    entries.append(event)
  }

  /// Returns the events and empties the log.
  package func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
