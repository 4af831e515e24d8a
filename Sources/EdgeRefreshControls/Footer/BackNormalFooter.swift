public import UIKit

/// A footer after the end with an arrow that turns at the threshold, a spinner during the load, and
/// its state as text.
open class BackNormalFooter: BackStateFooter, ArrowDisplaying, SpinnerDisplaying, ObjectiveCArrow,
  ObjectiveCSpinner
{
  open dynamic var arrowView: UIImageView! { ownArrowView }

  open dynamic var loadingView: UIActivityIndicatorView! { ownLoadingView }
}
