public import EdgeRefreshControls
public import UIKit

/// The refresh controls of a scroll view, one for each edge.
///
/// Assigning a control replaces the one on that edge, and `nil` removes it, in any state. What the
/// old control has added to the content inset (its amount) is removed, and its refresh ends as
/// canceled. The scroll view owns its controls, which are its first subviews. A control that is
/// attached to another scroll view is moved to this one.
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

  /// The control before the first item of horizontal content. Default: `nil`.
  public var refreshLeader: RefreshLeader? {
    get { refreshControl(at: .leading) }
    set { setRefreshControl(newValue, at: .leading) }
  }

  /// The control after the last item of horizontal content. Default: `nil`.
  public var refreshTrailer: RefreshTrailer? {
    get { refreshControl(at: .trailing) }
    set { setRefreshControl(newValue, at: .trailing) }
  }

  /// The app's own content inset in points, without the amounts of refresh controls.
  ///
  /// `contentInset` includes the amounts of open and automatic controls. Apps may still set it, add
  /// to it and restore it: the controls recognize their amounts. Use this property to read or write
  /// only the app's own inset. Setting it replaces all four sides and keeps the controls' amounts.
  public var contentInsetExcludingRefreshControls: UIEdgeInsets {
    get { contentInsetWithoutControls }
    set { contentInsetWithoutControls = newValue }
  }

  /// The adjusted content inset in points, without the amounts of refresh controls: the app's own
  /// inset plus the system's adjustment.
  public var adjustedContentInsetExcludingRefreshControls: UIEdgeInsets {
    adjustedContentInsetWithoutControls
  }
}
