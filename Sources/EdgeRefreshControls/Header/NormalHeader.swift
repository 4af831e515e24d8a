public import UIKit

/// The standard header: an arrow that turns at the threshold, a spinner during the refresh, the
/// state and the last-updated time.
///
/// ```swift
/// tableView.refreshHeader = NormalHeader { try await model.reload() }
/// ```
open class NormalHeader: StateHeader, ArrowDisplaying, SpinnerDisplaying {
  #if canImport(ObjectiveC)
    @objc
  #endif
  open dynamic var arrowView: UIImageView! { ownArrowView }

  #if canImport(ObjectiveC)
    @objc
  #endif
  open dynamic var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
