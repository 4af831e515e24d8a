import Foundation

/// Says what an app does wrong: once for each mistake, and only in debug builds.
@MainActor
enum Diagnostics {
  /// Where a message goes. Tests put their own in.
  static var output: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("EdgeRefresh: \(message)\n".utf8))
  }

  /// Runs an action after so many seconds. Tests put their own clock in.
  static var schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = {
    seconds, action in
    Task {
      try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      action()
    }
  }

  /// What time it is. Tests put their own clock in.
  static var now: @MainActor () -> Date = { Date() }

  /// How long a refresh may run before it is reported that nobody ends it, in seconds.
  private static let patience: TimeInterval = 60

  struct Watch {
    weak var control: RefreshComponent?
    let refresh: UInt32
    let start: Date
  }

  static var watches: [ObjectIdentifier: Watch] = [:]
  static var isScheduled = false

  private static var said: Set<String> = []

  static func report(_ message: String) {
    // An assertion is evaluated in debug builds only; this one always holds.
    assert(say(message))
  }

  /// Reports a refresh that runs for longer than a minute, unless it is no longer watched by then.
  static func watch(_ control: RefreshComponent, refresh: UInt32) {
    assert(add(Watch(control: control, refresh: refresh, start: now())))
  }

  /// Watches a control no longer.
  static func stopWatching(_ control: RefreshComponent) {
    assert(watches.removeValue(forKey: ObjectIdentifier(control)) == nil || true)
  }

  private static func add(_ watch: Watch) -> Bool {
    guard let control = watch.control else { return true }
    watches[ObjectIdentifier(control)] = watch
    scheduleCheck()
    return true
  }

  /// One action waits for all: an app may refresh often.
  private static func scheduleCheck() {
    guard !isScheduled, let first = watches.values.map(\.start).min() else { return }
    isScheduled = true
    schedule(max(0, patience - now().timeIntervalSince(first))) {
      isScheduled = false
      check()
      scheduleCheck()
    }
  }

  private static func check() {
    let late = watches.filter { now().timeIntervalSince($0.value.start) >= patience }
    for (key, watch) in late {
      watches[key] = nil
      guard let control = watch.control, control.engine.currentRefresh == watch.refresh else {
        continue
      }
      report(
        "\(type(of: control)) has been refreshing for a minute, and nobody called "
          + "endRefreshing(). A block does not end its refresh. Call endRefreshing() when the work "
          + "is done, or use a handler that is async: it ends the refresh by returning.")
    }
  }

  private static func say(_ message: String) -> Bool {
    if said.insert(message).inserted { output(message) }
    return true
  }
}
