import EdgeRefreshCore

/// A footer that follows the content and loads automatically when it becomes visible.
///
/// While it is attached and not hidden, its height is part of the bottom inset. By default, it
/// loads once during a drag and once without a finger, for example during the deceleration. It
/// loads again after content was added or a new drag began: see
/// ``RefreshOptions/Loading/maximumLoadsPerDrag``. ``RefreshComponent/beginRefreshing()`` does not count.
open class AutoFooter: RefreshFooter, AutomaticLoading {
  override class func makeEngine() -> RefreshEngine {
    .auto(AutoEngine(edge: .bottom, extent: 0))
  }
}
