public import UIKit

/// The standard footer: it loads automatically when the end comes near, and displays a spinner and
/// its state.
///
/// ```swift
/// tableView.refreshFooter = AutoNormalFooter {
///   try await model.loadMore() ? .more : .noMoreData
/// }
/// ```
open class AutoNormalFooter: AutoStateFooter, SpinnerDisplaying, ObjectiveCSpinner {
  open dynamic var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
