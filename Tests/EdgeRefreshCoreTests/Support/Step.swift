@testable import EdgeRefreshCore

/// An event for the engine in a ``TestHarness``, with the change of the scroll view or the engine
/// that causes it.
///
/// A step is written as a word; see ``init(_:)``.
enum Step: Equatable, Sendable {
  /// Scrolls until the content is pulled past the edge by a distance; a negative distance is within
  /// the content.
  case pull(Double)
  /// Sets the inset at the control's edge.
  case inset(Double)
  /// Sets the length of the content.
  case content(Double)
  /// Sets all lengths of the scroll view.
  case lengths(Lengths)
  /// Sets the number of items of the content.
  case items(Int)
  /// Sets whether movements are interactive; they are not while the content is zoomed.
  case interactive(Bool)
  /// Sets the length of the control.
  case extent(Double)
  /// Sets whether the content rests on pages.
  case paging(Bool)
  /// Sets whether the axis is mirrored.
  case mirrored(Bool)
  /// Changes a setting of the engine. The engine ignores the event.
  case set(Setting)
  case touch
  case release
  case cancel
  case begin
  /// Begins outside a window.
  case beginOffscreen
  case end(RefreshOutcome)
  case hide
  /// Hides the control because of the content, not at the app's request.
  case hideForContent
  case show
  case attach
  case detach
  /// Adds the scroll view to a window.
  case enter
  /// Removes the scroll view from its window.
  case leave
  /// Finishes the animation that was started last.
  case finish
  /// Finishes an earlier animation.
  case finishStale
  /// The duration of a hold of the current refresh is over.
  case holdEnd(Hold)
  /// The duration of a hold of an earlier refresh is over.
  case staleHoldEnd(Hold)
  /// The handler of the current refresh returns.
  case handlerReturn(RefreshOutcome)
  /// The handler of an earlier refresh returns.
  case staleHandlerReturn(RefreshOutcome)
  /// Assigns a value to the control's state.
  case assign(RefreshState)
  /// Opens and closes the second level. An engine without one ignores it.
  case openLevel, closeLevel

  /// The numbers of a scroll view, which may be invalid.
  struct Lengths: Equatable, Sendable {
    var offset = 0.0
    var content = 2000.0
    var viewport = 800.0
    var start = 0.0
    var end = 0.0
  }
}
