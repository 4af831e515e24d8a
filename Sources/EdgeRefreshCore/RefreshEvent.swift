/// Something that happened to a control. An engine makes a decision only when it handles an event.
public enum RefreshEvent: Equatable, Sendable, Recorded {
  /// The content offset was set, perhaps to the same value.
  case scrolled
  /// The size of the content or the number of its items may have changed.
  case contentChanged
  /// A finger began to drag the content.
  case dragBegan
  /// The finger was lifted.
  case dragEnded
  /// The system canceled the touch, or the finger was lifted after dragging away from the edge of
  /// an automatic control.
  case dragCancelled
  /// The app began a refresh. `isVisible` says whether the control is in a window.
  case begin(isVisible: Bool)
  /// The app ended the refresh, or set whether there is more data.
  case end(RefreshOutcome)
  /// The control was hidden or shown: by the app, or because of the content.
  case hidden(Bool, byApp: Bool = true)
  /// The control was attached to a scroll view.
  case attached
  /// The control was detached from its scroll view.
  case detached
  /// The control entered a window.
  case enteredWindow
  /// The control left its window.
  case leftWindow
  /// An inset, the size of the scroll view or the length of the control changed, or the system
  /// moved the content because of such a change.
  case insetChanged
  /// The animation with this number ended.
  case animationFinished(UInt32)
  /// The duration of a ``Hold`` is over, for the refresh with this number.
  case holdEnded(Hold, UInt32)
  /// The handler of the refresh with this number returned.
  case handlerFinished(UInt32, RefreshOutcome)
  /// A subclass or an app assigned the state.
  case assigned(RefreshState)
  /// The app opens the second level: see ``SecondLevelEngine``.
  case openSecondLevel
  /// The app or the user closes the second level, without a swipe.
  case closeSecondLevel

  /// Whether the event only says that content or edges may have moved.
  public var isFromScrollView: Bool {
    switch self {
    case .scrolled, .contentChanged, .insetChanged: true
    default: false
    }
  }

  /// Whether the event only says that content, edges or fingers have moved.
  public var isMovement: Bool {
    switch self {
    case .dragBegan, .dragEnded, .dragCancelled: true
    default: isFromScrollView
    }
  }
}

extension RefreshState {
  /// The event with the same effect as assigning this state; `nil` for `pulling`.
  var equivalentEvent: RefreshEvent? {
    switch self {
    case .idle: .end(.success)
    case .noMoreData: .end(.noMoreData)
    case .refreshing: .begin(isVisible: true)
    case .willRefresh: .begin(isVisible: false)
    case .pulling: nil
    }
  }
}
