package import EdgeRefreshCore
package import UIKit

// The members that the modules EdgeRefresh and MJRefresh use.

extension RefreshComponent {
  /// The scroll view's adjusted insets without the amounts of refresh controls, in points: the
  /// app's own and the system's. Zero while the control is detached.
  package var restingInset: UIEdgeInsets { ledger?.restingInset ?? .zero }

  /// The scroll view that the control is attached to.
  package var attachedScrollView: UIScrollView? { scrollView }

  /// The views of the parts.
  package var partViews:
    (
      label: UILabel?, arrow: UIImageView?, spinner: UIActivityIndicatorView?, images: UIImageView?
    )
  { (parts.text?.label, parts.arrow?.view, parts.spinner?.view, parts.images?.view) }
}

extension UIScrollView {
  /// Returns the control on an edge; `nil` if there is none or if it has another type.
  package func refreshControl<Control: RefreshComponent>(at edge: RefreshEdge) -> Control? {
    for case let control as Control in subviews where control.engine.edge == edge {
      return control
    }
    return nil
  }

  /// Attaches a control to an edge in place of the one that is there. `nil` only removes that one.
  package func setRefreshControl(_ control: RefreshComponent?, at edge: RefreshEdge) {
    let old: RefreshComponent? = refreshControl(at: edge)
    guard control !== old else { return }
    // Attach the new control first, so that callbacks of the old one find the new one attached.
    if let control { insertSubview(control, at: 0) }
    old?.removeFromSuperview()
  }

  /// Attaches a control to its own edge in place of the one that is there.
  package func setRefreshControl(_ control: RefreshComponent) {
    setRefreshControl(control, at: control.engine.edge)
  }

  /// The content inset without the amounts of refresh controls.
  package var contentInsetWithoutControls: UIEdgeInsets {
    get { InsetLedger.existing(of: self)?.ownInset ?? contentInset }
    set {
      guard let ledger = InsetLedger.existing(of: self) else {
        contentInset = newValue
        return
      }
      ledger.setOwnInset(newValue)
      for case let control as RefreshComponent in subviews { control.checkInset() }
    }
  }

  /// The adjusted content inset without the amounts of refresh controls.
  package var adjustedContentInsetWithoutControls: UIEdgeInsets {
    contentInsetWithoutControls + (adjustedContentInset - contentInset)
  }
}
