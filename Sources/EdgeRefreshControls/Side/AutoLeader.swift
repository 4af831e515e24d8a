import EdgeRefreshCore
import UIKit

/// A control before the first item of horizontal content that loads automatically when it becomes
/// visible.
///
/// While it is attached and not hidden, its width is part of the inset. It loads again by the same
/// rules as an ``AutoFooter``: see ``AutoHeader``.
open class AutoLeader: RefreshLeader, AutomaticLoading {
  /// Creates a leader whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a leader whose handler ends the load by returning the result of another function, or
  /// by throwing: see ``LoadMoreAnswer``.
  public convenience init<Answer: LoadMoreAnswer>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  override class func makeEngine() -> RefreshEngine {
    .auto(AutoEngine(edge: .leading, extent: 0))
  }
}
