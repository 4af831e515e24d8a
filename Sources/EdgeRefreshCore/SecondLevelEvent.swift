/// Something that happened to a header with a second level. Events are the only input of its
/// engine.
public enum SecondLevelEvent: Equatable, Sendable {
  /// The content offset was set, perhaps to the same value.
  case moved
  /// An inset, the size of the content or of the scroll view, or the length of the control may have
  /// changed.
  case edgesMoved
  /// A finger began to drag the content.
  case dragBegan
  /// The finger was lifted or its touch canceled. The destination is the offset at which the
  /// content would come to rest by its velocity, if it had no edges.
  case released(destination: Double)
  /// The app opens the second level.
  case open
  /// The app or the user closes the second level, without a swipe.
  case close
  /// The app began a refresh.
  case refreshBegan
  /// The control was hidden.
  case hidden
  /// The control was detached from its scroll view, or lost its second level.
  case detached
  /// The control left its window.
  case leftWindow
  /// The animation with this number ended.
  case animationFinished(UInt32)
}
