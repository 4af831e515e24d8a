public import UIKit

/// The footer most apps use: it loads by itself when the end comes near, with a spinner and the
/// state in words.
///
/// ```swift
/// tableView.refreshFooter = AutoNormalFooter {
///   try await model.loadMore() ? .more : .noMoreData
/// }
/// ```
open class AutoNormalFooter: AutoStateFooter {
  private let spinner = Spinner()

  /// The spinner: it turns while a refresh shows, and is hidden otherwise. Style it, or lay it out with
  /// constraints of your own.
  @_disfavoredOverload
  public var loadingView: UIActivityIndicatorView { spinner.view }

  /// The style of the spinner. Default: `.medium`. Setting it makes a new ``loadingView``.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { spinner.view.style }
    set {
      spinner.view = spinner.view.replaced(by: newValue)
      setNeedsLayout()
    }
  }

  open override func prepare() {
    super.prepare()
    addSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard !loadingView.hasOwnConstraints else { return }
    loadingView.center =
      isRefreshingTitleHidden
      ? CGPoint(x: bounds.midX, y: bounds.midY)
      : pointBeside(stateLabel, space: labelLeftInset)
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    spinner.render(presentation)
  }
}
