import EdgeRefreshCore

/// A control before the first item of horizontal content. The user pulls the content past the
/// control's width and lifts the finger to refresh.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the
/// right.
open class RefreshLeader: RefreshComponent {
  override class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .leading, extent: 0))
  }
}

/// A leader that displays its state as vertical text.
open class StateLeader: RefreshLeader, StateTextDisplaying {}

/// A leader with an arrow that turns at the threshold, and its state as vertical text.
open class NormalLeader: StateLeader, ArrowDisplaying {}
