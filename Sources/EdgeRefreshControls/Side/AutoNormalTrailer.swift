public import UIKit

/// A trailer that loads automatically and displays a spinner while it does.
open class AutoNormalTrailer: AutoTrailer, SpinnerDisplaying {
  open var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
