import Foundation

/// Reports incorrect use of the library: each message once, and only in debug builds.
@MainActor
package enum Diagnostics {
  /// Writes a message. Default: to standard error. Tests replace it.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  /// The duration after which a refresh that was not ended is reported, in seconds.
  private static let maximumDuration: TimeInterval = 60

  /// What cancels the reports of the refreshes in progress.
  private static var cancellations: [ObjectIdentifier: () -> Void] = [:]

  private static var reportedMessages: Set<String> = []

  package static func report(_ message: String) {
    // Assertions are evaluated only in debug builds. This one never fails.
    assert(reportOnce(message))
  }

  /// Reports the refresh after a minute, unless it has ended by then.
  static func watch(_ control: RefreshComponent, refresh: UInt32) {
    assert(scheduleReport(of: control, refresh: refresh))
  }

  static func stopWatching(_ control: RefreshComponent) {
    assert(cancellations.removeValue(forKey: ObjectIdentifier(control))?() == nil || true)
  }

  private static func scheduleReport(of control: RefreshComponent, refresh: UInt32) -> Bool {
    let key = ObjectIdentifier(control)
    cancellations[key] = RefreshComponent.schedule(after: maximumDuration) { [weak control] in
      cancellations[key] = nil
      guard let control, control.status.currentRefresh == refresh else { return }
      report(
        "\(type(of: control)) has been refreshing for a minute without a call of endRefreshing(). "
          + "A block does not end its refresh. Call endRefreshing() when the work is done, or use an "
          + "async handler, which ends the refresh by returning.")
    }
    return true
  }

  private static func reportOnce(_ message: String) -> Bool {
    if reportedMessages.insert(message).inserted { output(message) }
    return true
  }
}
