package import UIKit

// The labels and views of controls by kind of part: what the MJRefresh module gives out under the
// same names, implicitly unwrapped, and so cannot ask the controls for.

/// A control with a line of text.
@MainActor package protocol HasStateLabel {
  var stateLabel: UILabel { get }
}

/// A control with an arrow.
@MainActor package protocol HasArrowView {
  var arrowView: UIImageView { get }
}

/// A control with a spinner.
@MainActor package protocol HasLoadingView {
  var loadingView: UIActivityIndicatorView { get }
}

/// A control with a series of images.
@MainActor package protocol HasGifView {
  var gifView: UIImageView { get }
}

/// A control with a last-updated time.
@MainActor package protocol HasLastUpdatedTimeLabel {
  var lastUpdatedTimeLabel: UILabel { get }
}

/// A control that may be on a scroll view.
@MainActor package protocol HasScrollView {
  var scrollView: UIScrollView? { get }
}

extension StateHeader: HasStateLabel, HasLastUpdatedTimeLabel {}
extension AutoStateFooter: HasStateLabel {}
extension BackStateFooter: HasStateLabel {}
extension StateTrailer: HasStateLabel {}

extension NormalHeader: HasArrowView, HasLoadingView {}
extension BackNormalFooter: HasArrowView, HasLoadingView {}
extension NormalTrailer: HasArrowView {}
extension AutoNormalFooter: HasLoadingView {}

extension GifHeader: HasGifView {}
extension AutoGifFooter: HasGifView {}
extension BackGifFooter: HasGifView {}

extension RefreshComponent: HasScrollView {}
