import Foundation

/// Reports incorrect use of the library: each message once, and only in debug builds.
@MainActor
package enum Diagnostics {
  /// Writes a message. Default: to standard error. Tests replace it.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  /// Runs an action after a delay in seconds. Tests replace it.
  static var schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = {
    _ = RefreshComponent.schedule(after: $0, $1)
  }

  /// Returns the current time. Tests replace it.
  static var now: @MainActor () -> Date = { Date() }

  /// The duration after which a refresh that was not ended is reported, in seconds.
  private static let maximumDuration: TimeInterval = 60

  struct Watch {
    weak var control: RefreshComponent?
    let refresh: UInt32
    let start: Date
  }

  static var watches: [ObjectIdentifier: Watch] = [:]
  static var isScheduled = false

  private static var reportedMessages: Set<String> = []

  package static func report(_ message: String) {
    // Assertions are evaluated only in debug builds. This one never fails.
    assert(reportOnce(message))
  }

  /// Reports the refresh after a minute, unless it has ended by then.
  static func watch(_ control: RefreshComponent, refresh: UInt32) {
    assert(add(Watch(control: control, refresh: refresh, start: now())))
  }

  static func stopWatching(_ control: RefreshComponent) {
    assert(watches.removeValue(forKey: ObjectIdentifier(control)) == nil || true)
  }

  private static func add(_ watch: Watch) -> Bool {
    guard let control = watch.control else { return true }
    watches[ObjectIdentifier(control)] = watch
    scheduleCheck()
    return true
  }

  /// Schedules one check for all watched refreshes, because an app may refresh often.
  private static func scheduleCheck() {
    guard !isScheduled, let first = watches.values.map(\.start).min() else { return }
    isScheduled = true
    schedule(max(0, maximumDuration - now().timeIntervalSince(first))) {
      isScheduled = false
      check()
      scheduleCheck()
    }
  }

  private static func check() {
    let expired = watches.filter { now().timeIntervalSince($0.value.start) >= maximumDuration }
    for (key, watch) in expired {
      watches[key] = nil
      guard let control = watch.control, control.status.currentRefresh == watch.refresh else {
        continue
      }
      report(
        "\(type(of: control)) has been refreshing for a minute without a call of endRefreshing(). "
          + "A block does not end its refresh. Call endRefreshing() when the work is done, or use an "
          + "async handler, which ends the refresh by returning.")
    }
  }

  private static func reportOnce(_ message: String) -> Bool {
    if reportedMessages.insert(message).inserted { output(message) }
    return true
  }
}
