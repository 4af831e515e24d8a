public import UIKit

/// A footer beyond the end with an arrow that turns when the pull is far enough, a spinner while it
/// loads, and the state in words.
open class BackNormalFooter: BackStateFooter {
  private let indicator = ArrowIndicator(.footer)

  /// Shows the arrow, in the color of the state's text. Set another image to show that.
  @_disfavoredOverload
  public var arrowView: UIImageView { indicator.arrowView }

  /// The spinner: it turns while a refresh shows, and is hidden otherwise. Style it, or lay it out with
  /// constraints of your own.
  @_disfavoredOverload
  public var loadingView: UIActivityIndicatorView { indicator.loadingView }

  /// The style of the spinner. Default: `.medium`. Setting it makes a new ``loadingView``.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { indicator.loadingView.style }
    set {
      indicator.setSpinner(newValue)
      setNeedsLayout()
    }
  }

  open override func prepare() {
    super.prepare()
    addSubview(arrowView)
    addSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    indicator.place(at: pointBeside(stateLabel, space: labelLeftInset))
    arrowView.tintColor = stateLabel.textColor
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    indicator.render(
      presentation, from: old, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }
}
