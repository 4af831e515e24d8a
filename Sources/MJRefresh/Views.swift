public import EdgeRefreshControls
public import UIKit

// Some versions of MJRefresh declare these views optional and some do not. Here they are implicitly
// unwrapped, so `stateLabel.text`, `stateLabel?.text` and `stateLabel!.text` all compile. In files
// that import this module, they take precedence over the members of the controls.

extension RefreshComponent {
  /// The scroll view that the control is attached to; otherwise `nil`.
  public var scrollView: UIScrollView! { attachedScrollView }
}

extension StateTextDisplaying {
  /// Displays the state.
  public var stateLabel: UILabel! { partViews.label }
}

extension ArrowDisplaying {
  /// Displays the arrow.
  public var arrowView: UIImageView! { partViews.arrow }
}

extension SpinnerDisplaying {
  /// The spinner.
  public var loadingView: UIActivityIndicatorView! { partViews.spinner }
}

extension ImageDisplaying {
  /// Displays the images.
  public var gifView: UIImageView! { partViews.images }
}

extension MJRefreshStateHeader {
  /// Displays the last-updated time.
  public var lastUpdatedTimeLabel: UILabel! { timeLabel }
}
