/// What happened to a control, in the past tense: all that its engine is ever told.
public enum RefreshEvent: Equatable, Sendable {
  /// The content offset was set, also to what it was.
  case scrolled
  /// The size of the content changed, or may have.
  case contentChanged
  /// A finger began to move the content.
  case dragBegan
  /// The finger let go.
  case dragEnded
  /// The system took the finger away.
  case dragCancelled
  /// The app asked for a refresh; `isVisible` says whether the control is in a window.
  case begin(isVisible: Bool)
  /// The app ended the refresh.
  case end(RefreshOutcome)
  /// The app said that there is nothing further to load.
  case noMoreData
  /// The app said that there may be more again.
  case reset
  /// The control was hidden or shown.
  case hidden(Bool)
  /// The control was put on a scroll view.
  case attached
  /// The control was taken off its scroll view.
  case detached
  /// The control appeared in a window.
  case enteredWindow
  /// The control's window is gone.
  case leftWindow
  /// The app or the system changed an inset, or the size of the scroll view.
  case insetChanged
  /// The animation of that number is over.
  case animationFinished(UInt32)
  /// The handler of the refresh of that number returned.
  case handlerFinished(UInt32, RefreshOutcome)
  /// A subclass or an app assigned the state itself.
  case assigned(RefreshState)
}
