import EdgeRefreshCore

/// A footer that follows the content and loads automatically when it becomes visible.
///
/// While it is attached and not hidden, its height is part of the bottom inset. After a load it
/// loads again only if content was added or a new drag began.
/// ``RefreshComponent/beginRefreshing()`` always works.
open class AutoFooter: RefreshFooter, AutomaticLoading {
  override class func makeEngine() -> ControlEngine {
    .auto(AutoEngine(edge: .bottom, extent: 0))
  }
}
