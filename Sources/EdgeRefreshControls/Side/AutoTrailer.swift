import EdgeRefreshCore

/// A control after the last item of horizontal content that loads automatically when it becomes
/// visible.
///
/// While it is attached and not hidden, its width is part of the inset. It loads again by the same
/// rules as an ``AutoFooter``.
open class AutoTrailer: RefreshTrailer, AutomaticLoading {
  override class func makeEngine() -> RefreshEngine {
    .auto(AutoEngine(edge: .trailing, extent: 0))
  }
}
