import EdgeRefreshCore

/// The events and callbacks of a control that are still pending.
///
/// An event that arrives while another one is handled is queued behind it, and callbacks are queued
/// behind all events. A call that an app makes in a callback, or a subclass in a setter, therefore
/// takes effect after the change in progress.
struct EventQueue {
  /// A callback that is due.
  enum Callback {
    /// The handler of the refresh with this number.
    case refreshing(UInt32)
    /// The control has opened. The blocks were passed when this refresh was begun.
    case began([() -> Void])
    /// The control starts to close.
    case endAnimationBegan
    /// A refresh has ended and its control has closed.
    case ended
    /// Blocks that were passed when a refresh was ended.
    case endBlocks([() -> Void])
    /// A finger has reached the threshold of a second level.
    case secondThresholdReached
    /// The state of a second level has changed.
    case secondLevelChanged(SecondLevel, from: SecondLevelState, to: SecondLevelState)
  }

  /// The largest number of scroll view events that may follow from one event. Normally there are
  /// one or two.
  static let maximumChainLength = 16

  /// Whether an event is being handled.
  var isHandlingEvents = false
  /// Whether callbacks are running.
  var isRunningCallbacks = false
  /// Whether the handler of the refresh that the next callback belongs to was called. If a refresh
  /// ends before its handler is called, none of its callbacks run.
  var isHandlerCalled = false

  /// The end that the next call of `endRefreshing()` carries out; `nil` for a success.
  var requestedEnd: RefreshEvent?
  /// Whether `endRefreshing()` is being called for that end.
  var isRequestingEnd = false

  /// The blocks to call when the current refresh has opened.
  var openBlocks: [() -> Void] = []
  /// The blocks to call when the current or closing refresh has closed.
  var endBlocks: [() -> Void] = []

  /// The blocks of `begin` events that are still queued.
  private var beginBlocks: [() -> Void] = []
  private var events: [RefreshEvent] = []
  private var callbacks: [Callback] = []

  /// Whether the control is setting the content offset.
  var isMovingContent = false

  mutating func add(_ event: RefreshEvent) {
    // The geometry is read when the event is handled, so consecutive movements are one movement.
    if !events.isEmpty && events[events.count - 1] == .scrolled {
      if event == .scrolled { return }
      // A bar has responded to the control's own movement, which the user did not make.
      if event == .insetChanged && isMovingContent { events.removeLast() }
    }
    events.append(event)
  }

  /// Keeps a block for the next `begin` event that is handled.
  mutating func addBeginBlock(_ block: @escaping () -> Void) {
    beginBlocks.append(block)
  }

  /// Moves the blocks of queued `begin` events to those of the refresh that begins. Drops them if
  /// the control is open already.
  mutating func takeBeginBlocks(hasOpened: Bool) {
    if !hasOpened { openBlocks += beginBlocks }
    beginBlocks = []
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

  /// Whether the call of a handler is queued.
  var hasPendingHandler: Bool {
    callbacks.contains {
      if case .refreshing = $0 { true } else { false }
    }
  }
}
