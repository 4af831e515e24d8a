public import UIKit

/// A leader that loads automatically and displays a spinner while it does.
open class AutoNormalLeader: AutoLeader, SpinnerDisplaying {
  open var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
