import EdgeRefreshCore

/// What a component still has to do: handle events, then run callbacks.
///
/// Events that arrive while one is handled wait for it; callbacks wait for all events. So nothing that
/// an app does in a callback, or a subclass in a setter, runs in the middle of a change.
struct Agenda {
  /// A callback that is due.
  enum Callback {
    /// The handler of the refresh of that number.
    case refreshing(UInt32)
    /// The control has opened; with the blocks that were given for this refresh.
    case began([() -> Void])
    /// The control starts to close.
    case endAnimationBegan
    /// A refresh is over.
    case ended
    /// Blocks that were given with the end of a refresh.
    case endCompletions([() -> Void])
  }

  /// How many events of the surroundings may follow from one another: usually it is one or two.
  static let longestChain = 16

  /// Whether an event is being handled.
  var isCarryingOut = false
  /// Whether callbacks are being run.
  var isCallingBack = false
  /// Whether the handler of the latest refresh in the queue's order was called. A refresh can end before
  /// it is; none of its callbacks run then.
  var isHandlerCalled = false

  /// The blocks that were given with begins that wait.
  private var beginBlocks: [() -> Void] = []
  private var events: [RefreshEvent] = []
  private var callbacks: [Callback] = []

  mutating func add(_ event: RefreshEvent) {
    // The geometry is read when the event is handled: movements that wait are one movement.
    if event == .scrolled && !events.isEmpty && events[events.count - 1] == .scrolled { return }
    events.append(event)
  }

  /// Keeps a block for the next begin that is handled: what is handled before it is another refresh.
  mutating func addBeginBlock(_ block: @escaping () -> Void) {
    beginBlocks.append(block)
  }

  mutating func takeBeginBlocks() -> [() -> Void] {
    defer { beginBlocks = [] }
    return beginBlocks
  }

  mutating func add(_ callback: Callback) {
    callbacks.append(callback)
  }

  mutating func nextEvent() -> RefreshEvent? {
    events.isEmpty ? nil : events.remove(at: 0)
  }

  mutating func nextCallback() -> Callback? {
    callbacks.isEmpty ? nil : callbacks.remove(at: 0)
  }

  /// Whether a handler waits to be called.
  var owesHandler: Bool {
    callbacks.contains {
      if case .refreshing = $0 { true } else { false }
    }
  }
}
