import EdgeRefreshCore
import UIKit

/// A header that loads automatically when the start of the content becomes visible, for example
/// older messages of a chat.
///
/// It is 44 points high, like a footer. While it is attached and not hidden, its height is part of
/// the top inset. It loads by the same rules as an ``AutoFooter``: only movements toward the start
/// load, so a list that appears at its start does not load by itself. A load does not change the
/// last-updated time.
///
/// Set `keepsVisibleContentInPlace` of the scroll view, so that the content that it loads does not
/// move the visible content.
open class AutoHeader: RefreshHeader, AutomaticLoading {
  /// Creates a header whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a header whose handler ends the load by returning the result of another function, or
  /// by throwing: see ``LoadMoreAnswer``.
  public convenience init<Answer: LoadMoreAnswer>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(44)
  }

  override class func makeEngine() -> RefreshEngine {
    .auto(AutoEngine(edge: .top, extent: 0))
  }
}
