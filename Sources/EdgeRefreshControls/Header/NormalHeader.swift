public import UIKit

/// The standard header: an arrow that turns at the threshold, a spinner during the refresh, the
/// state and the last-updated time.
///
/// ```swift
/// tableView.refreshHeader = NormalHeader { try await model.reload() }
/// ```
open class NormalHeader: StateHeader, ArrowDisplaying, SpinnerDisplaying, ObjectiveCArrow,
  ObjectiveCSpinner
{
  open dynamic var arrowView: UIImageView! { ownArrowView }

  open dynamic var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
