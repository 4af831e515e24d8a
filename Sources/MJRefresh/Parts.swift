public import EdgeRefresh
public import UIKit

// The labels and views that the original declared optional in one version and not in another are
// implicitly unwrapped here: `stateLabel.text`, `stateLabel?.text` and `stateLabel!.text` compile. Where
// this module is imported, these go before those of the controls themselves.

extension RefreshComponent {
  /// The scroll view that the control is on.
  public var scrollView: UIScrollView! { (self as any HasScrollView).scrollView }
}

extension StateHeader {
  /// Shows the state.
  public var stateLabel: UILabel! { (self as any HasStateLabel).stateLabel }

  /// Shows the last-updated time.
  public var lastUpdatedTimeLabel: UILabel! {
    (self as any HasLastUpdatedTimeLabel).lastUpdatedTimeLabel
  }
}

extension NormalHeader {
  /// Shows the arrow.
  public var arrowView: UIImageView! { (self as any HasArrowView).arrowView }

  /// The spinner.
  public var loadingView: UIActivityIndicatorView! { (self as any HasLoadingView).loadingView }
}

extension GifHeader {
  /// Shows the images.
  public var gifView: UIImageView! { (self as any HasGifView).gifView }
}

extension BackStateFooter {
  /// Shows the state.
  public var stateLabel: UILabel! { (self as any HasStateLabel).stateLabel }
}

extension BackNormalFooter {
  /// Shows the arrow.
  public var arrowView: UIImageView! { (self as any HasArrowView).arrowView }

  /// The spinner.
  public var loadingView: UIActivityIndicatorView! { (self as any HasLoadingView).loadingView }
}

extension BackGifFooter {
  /// Shows the images.
  public var gifView: UIImageView! { (self as any HasGifView).gifView }
}

extension AutoStateFooter {
  /// Shows the state.
  public var stateLabel: UILabel! { (self as any HasStateLabel).stateLabel }
}

extension AutoNormalFooter {
  /// The spinner.
  public var loadingView: UIActivityIndicatorView! { (self as any HasLoadingView).loadingView }
}

extension AutoGifFooter {
  /// Shows the images.
  public var gifView: UIImageView! { (self as any HasGifView).gifView }
}

extension StateTrailer {
  /// Shows the state.
  public var stateLabel: UILabel! { (self as any HasStateLabel).stateLabel }
}

extension NormalTrailer {
  /// Shows the arrow.
  public var arrowView: UIImageView! { (self as any HasArrowView).arrowView }
}
