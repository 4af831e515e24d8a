public import UIKit

/// A header that loads automatically when the start of the content comes near, and displays a
/// spinner and its state. Tapping the text also loads.
///
/// ```swift
/// tableView.keepsVisibleContentInPlace = true
/// tableView.refreshHeader = AutoNormalHeader {
///   try await model.loadMore() ? .more : .noMoreData
/// }
/// ```
open class AutoNormalHeader: AutoHeader, SpacedTextDisplaying, SpinnerDisplaying {
  open var stateLabel: UILabel! { ownStateLabel }

  open var loadingView: UIActivityIndicatorView! { ownLoadingView }

  @discardableResult
  open func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Whether the text is hidden during a load. Default: `false`. A change applies to the next load.
  open var isRefreshingTitleHidden: Bool {
    get { ownIsRefreshingTitleHidden }
    set { ownIsRefreshingTitleHidden = newValue }
  }

  open override func prepare() {
    super.prepare()
    loadOnTapOfText()
  }
}
