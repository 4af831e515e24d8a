import EdgeRefreshCore

/// A control after the last item of horizontal content. The user pulls the content past the
/// control's width and lifts the finger to load.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the
/// left.
open class RefreshTrailer: RefreshComponent {
  override class func makeEngine() -> RefreshEngine {
    .pull(PullEngine(edge: .trailing, extent: 0))
  }
}
