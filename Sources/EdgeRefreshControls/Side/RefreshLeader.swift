import EdgeRefreshCore

/// A control before the first item of horizontal content. The user pulls the content past the
/// control's width and lifts the finger to refresh.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the
/// right.
open class RefreshLeader: RefreshComponent {
  override class func makeEngine() -> RefreshEngine {
    .pull(PullEngine(edge: .leading, extent: 0))
  }
}
