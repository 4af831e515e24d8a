public import UIKit

/// The refresh controls of a scroll view, one for each edge.
///
/// Setting replaces the one before, `nil` removes it, in any state and without a trace in the
/// insets: a refresh that is under way ends as cancelled. The scroll view owns its controls, as its
/// first subviews; a control that is on another scroll view moves.
extension UIScrollView {
  /// The control above the content. Default: `nil`.
  public var refreshHeader: RefreshHeader? {
    get { refreshControl(at: .top) }
    set { setRefreshControl(newValue, at: .top) }
  }

  /// The control below the content. Default: `nil`.
  public var refreshFooter: RefreshFooter? {
    get { refreshControl(at: .bottom) }
    set { setRefreshControl(newValue, at: .bottom) }
  }

  /// The control after the last item of horizontal content. Default: `nil`.
  public var refreshTrailer: RefreshTrailer? {
    get { refreshControl(at: .trailing) }
    set { setRefreshControl(newValue, at: .trailing) }
  }

  /// The control before the first item of horizontal content, such as a ``NormalLeader``. Default:
  /// `nil`.
  public var refreshLeader: RefreshTrailer? {
    get { refreshControl(at: .leading) }
    set { setRefreshControl(newValue, at: .leading) }
  }

  /// The content inset without what refresh controls add to it: the app's own, in points.
  ///
  /// `contentInset` includes the amounts of open and automatic controls. Apps may set it, add to it and
  /// restore it all the same; the controls recognize their amounts. Use this property where only the
  /// app's own inset counts. Setting it replaces all four sides and keeps the controls' amounts.
  public var contentInsetExcludingRefreshControls: UIEdgeInsets {
    get { InsetLedger.existing(of: self)?.ownInset ?? contentInset }
    set {
      guard let ledger = InsetLedger.existing(of: self) else {
        contentInset = newValue
        return
      }
      ledger.setOwnInset(newValue)
      for case let control as RefreshComponent in subviews { control.lookForInsetChange() }
    }
  }

  private func refreshControl<Control: RefreshComponent>(at edge: RefreshEdge) -> Control? {
    for case let control as Control in subviews where control.engine.edge == edge {
      return control
    }
    return nil
  }

  func setRefreshControl(_ control: RefreshComponent?, at edge: RefreshEdge) {
    let old: RefreshComponent? = refreshControl(at: edge)
    guard control !== old else { return }
    if let control, control.engine.edge != edge {
      Diagnostics.report(
        "\(type(of: control)) lives on the \(control.engine.edge) edge, not on the \(edge) edge")
      return
    }
    // The new one first: it takes the account of the insets over, and what the old one's callbacks do
    // with the scroll view is done with the new one.
    if let control { insertSubview(control, at: 0) }
    old?.removeFromSuperview()
  }
}
