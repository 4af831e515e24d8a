@testable import EdgeRefreshCore

/// One thing that happens to the engine on a ``Bench``: an event, with what it does to the world.
///
/// Written down as a word, see ``init(_:)``.
enum Step: Equatable, Sendable {
  /// The content moves until it is pulled so far past the edge; negative is scrolled away.
  case pull(Double)
  /// The inset on the edge's own side becomes so large.
  case inset(Double)
  /// The content becomes so long.
  case content(Double)
  /// All lengths of the scroll view change at once.
  case lengths(Lengths)
  /// The content becomes so many items.
  case items(Int)
  /// Whether movements count: not while the content is zoomed.
  case interactive(Bool)
  /// The control's own length changes.
  case extent(Double)
  /// Whether the content comes to rest on pages.
  case paging(Bool)
  /// Whether the axis runs against the scroll view's own.
  case mirrored(Bool)
  case set(Setting)
  case touch
  case release
  case cancel
  case begin
  case beginUnseen
  case end(RefreshOutcome)
  case noMoreData
  case reset
  case hide
  case show
  case attach
  case detach
  case enter
  case leave
  /// The animation that was started last is over.
  case finish
  /// An animation before that is over.
  case finishLate
  /// The handler that was called last returns.
  case answer(RefreshOutcome)
  /// A handler before that returns.
  case answerLate(RefreshOutcome)
  case assign(RefreshState)

  /// The numbers a scroll view may come up with, before the engine has made sense of them.
  struct Lengths: Equatable, Sendable {
    var offset = 0.0
    var content = 2000.0
    var viewport = 800.0
    var start = 0.0
    var end = 0.0
  }
}
