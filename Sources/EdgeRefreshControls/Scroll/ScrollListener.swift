import EdgeRefreshCore
package import UIKit

/// A refresh control as the ``ScrollHost`` of its scroll view sees it.
@MainActor
protocol ScrollListener: AnyObject {
  /// Whether the host notifies the listener.
  var isObserving: Bool { get }
  var status: RefreshStatus { get }
  /// Whether the control is pulled and adds to the inset.
  var isOpen: Bool { get }
  /// Whether the control is open and completely visible at rest. It then stays so when an edge
  /// moves.
  var isShown: Bool { get }
  /// The offsets at which what hides the control under bars need not move.
  var stillOffsets: OffsetArea { get }

  /// Runs a closure, in which a callback may remove the control from all that retains it.
  func retainingControl(_ action: () -> Void)
  func contentOffsetWasSet(of scrollView: UIScrollView, to offset: CGPoint, revision: Int)
  /// Handles a movement of which the listener has not been notified.
  func contentDidMove()
  func contentSizeWasSet(of scrollView: UIScrollView)
  func panStateWasSet(of scrollView: UIScrollView)
  /// Handles a size of the scroll view or an inset that may have changed.
  func edgesMayHaveChanged()
  /// Handles what UIKit does not report, after a layout pass of the scroll view.
  func scrollViewWasLaidOut()
  func barsDidChange(from old: ScrollBars)
  /// Hides the part of the control that is under a bar, after a movement from an offset.
  func updateBarCover(from oldOffset: CGPoint?)
  func recorderDidChange()
}

/// Keeps content of a scroll view in place. The ``ScrollHost`` notifies it before the controls.
@MainActor
package protocol ContentKeeper: LayoutObserver {
  /// Returns the app's identifier of an item; `nil` if the app has not said how to identify items.
  var identifier: ((IndexPath) -> AnyHashable?)? { get }

  func contentDidMove(by distance: CGPoint)
  func contentSizeWasSet()
  func insetWasSet()
  /// Lays out content that a load at the start has inserted, before the load ends.
  func loadAtStartWillEnd()
  /// Lets content that is inserted until the next layout pass count as inserted by the load.
  func loadAtStartDidEnd()
}

/// A scroll view that keeps its content in place if an app or a control requests it. `UIScrollView`
/// conforms to this in the module EdgeRefreshFeatures, which an app of MJRefresh does not contain.
@MainActor
package protocol ContentKeeping: UIScrollView {
  var keepsVisibleContentInPlace: Bool { get set }
  var keepsEndVisible: Bool { get set }
}

/// Records the events of the controls of a scroll view.
@MainActor
protocol EventRecorder: AnyObject {
  /// Records an event: the engine before and after it, the input, and the decision.
  func record(
    _ event: RefreshEvent, of control: ObjectIdentifier, from old: RefreshEngine,
    to new: RefreshEngine, input: EngineInput, decision: Decision)
}
