public import UIKit

/// A leader with an arrow that turns at the threshold, and its state as vertical text.
open class NormalLeader: StateLeader, ArrowDisplaying {
  open var arrowView: UIImageView! { ownArrowView }
}
