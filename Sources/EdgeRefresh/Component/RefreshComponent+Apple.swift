#if canImport(ObjectiveC)
  public import ObjectiveC
  public import UIKit

  extension RefreshComponent {
    /// Sets what a refresh calls, as a target and an action; the target is held weakly.
    public func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      refreshingTarget = target as AnyObject
      refreshingAction = action
    }

    func sendRefreshingAction() {
      guard let refreshingTarget, let refreshingAction else { return }
      _ = refreshingTarget.perform(refreshingAction, with: self)
    }
  }

  extension UIView {
    /// Whether an app laid the view out with constraints of its own.
    var hasOwnConstraints: Bool { !constraints.isEmpty }
  }
#else
  import UIKit

  extension RefreshComponent {
    /// Nothing to send: a target needs Objective-C's selectors.
    func sendRefreshingAction() {}
  }

  extension UIView {
    /// Whether an app laid the view out with constraints of its own: never, where there are none.
    var hasOwnConstraints: Bool { false }
  }
#endif
