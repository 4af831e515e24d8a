public import UIKit

/// A control after the last item of horizontal content that loads by itself when it comes into view.
///
/// Its width is part of the inset while it is attached and not hidden. It loads again by the same
/// rule as an ``AutoFooter``.
open class AutoTrailer: RefreshTrailer, LoadsByItself {
  override class func makeEngine() -> ControlEngine {
    .auto(AutoEngine(edge: .trailing, extent: 0))
  }
}

/// A trailer that loads by itself, with a spinner while it does.
open class AutoNormalTrailer: AutoTrailer {
  private let spinner = Spinner()

  /// The spinner: it turns while a refresh shows, and is hidden otherwise. Style it, or lay it out with
  /// constraints of your own.
  @_disfavoredOverload
  public var loadingView: UIActivityIndicatorView { spinner.view }

  open override func prepare() {
    super.prepare()
    addSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard !loadingView.hasOwnConstraints else { return }
    loadingView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    spinner.render(presentation)
  }
}
