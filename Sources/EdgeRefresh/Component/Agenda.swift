import EdgeRefreshCore

/// What a component still has to do: events to take in, then callbacks to run.
///
/// Events that come while one is carried out wait for it; callbacks wait for all events. So nothing
/// that an app does in a callback, or a subclass in a setter, runs in the middle of a change.
struct Agenda {
  /// Whether an event is being carried out.
  var isCarryingOut = false
  /// Whether callbacks are being run.
  var isCallingBack = false

  private var events: [RefreshEvent] = []
  private var callbacks: [Decision.Callbacks] = []

  mutating func add(_ event: RefreshEvent) {
    // The geometry is read when the event is taken in: movements that wait are one movement.
    if event == .scrolled && !events.isEmpty && events[events.count - 1] == .scrolled { return }
    events.append(event)
  }

  mutating func add(_ callbacks: Decision.Callbacks) {
    // As with every movement that changes no state.
    guard !callbacks.isEmpty else { return }
    for callback in Self.inOrder where callbacks.contains(callback) {
      self.callbacks.append(callback)
    }
  }

  mutating func nextEvent() -> RefreshEvent? {
    events.isEmpty ? nil : events.remove(at: 0)
  }

  mutating func nextCallback() -> Decision.Callbacks? {
    callbacks.isEmpty ? nil : callbacks.remove(at: 0)
  }

  /// Whether a callback waits for its turn.
  func owes(_ callback: Decision.Callbacks) -> Bool {
    callbacks.contains(callback)
  }

  private static let inOrder: [Decision.Callbacks] = [
    .ended, .refreshing, .began, .endAnimationBegan,
  ]
}
