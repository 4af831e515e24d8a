public import UIKit

/// The standard header: an arrow that turns at the threshold, a spinner during the refresh, the
/// state and the last-updated time.
///
/// ```swift
/// tableView.refreshHeader = NormalHeader { try await model.reload() }
/// ```
open class NormalHeader: StateHeader, ArrowDisplaying, SpinnerDisplaying {
  open var arrowView: UIImageView! { ownArrowView }

  open var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
