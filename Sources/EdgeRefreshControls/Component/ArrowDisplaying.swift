public import UIKit

/// A control that displays an arrow, which turns around when the pull reaches the threshold.
///
/// Your subclass of a control without an arrow gets one if it conforms to this protocol.
@preconcurrency @MainActor
public protocol ArrowDisplaying: RefreshComponent {
  /// The view that displays the arrow, in the color of the state's text. To use your own arrow, set
  /// the view's image.
  ///
  /// A subclass may return another view. Without a view, the control displays no arrow.
  var arrowView: UIImageView! { get }
}

extension ArrowDisplaying {
  /// The control's own view for the arrow.
  public var arrowView: UIImageView! { parts.arrow?.ownView }

}

/// A control that displays a spinner during a refresh.
///
/// Your subclass of a control without a spinner gets one if it conforms to this protocol.
@preconcurrency @MainActor
public protocol ActivityIndicatorDisplaying: RefreshComponent {
  /// The spinner. It animates during a refresh and is hidden otherwise. You may style it or add
  /// constraints to it.
  ///
  /// A subclass may return another view. Without a view, the control displays no spinner.
  var loadingView: UIActivityIndicatorView! { get }
}

extension ActivityIndicatorDisplaying {
  /// The control's own spinner.
  public var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }

  /// The style of the spinner. Default: `.medium`. Setting it replaces ``loadingView`` with a new
  /// view, which keeps a color that the app has set. Other changes to the old view are lost.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { loadingView?.style ?? .medium }
    set {
      parts.spinner?.setStyle(newValue)
      setNeedsLayout()
    }
  }
}
