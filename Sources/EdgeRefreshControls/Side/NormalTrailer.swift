public import UIKit

/// A trailer with an arrow that turns at the threshold, and its state as vertical text.
open class NormalTrailer: StateTrailer, ArrowDisplaying, ObjectiveCArrow {
  open dynamic var arrowView: UIImageView! { ownArrowView }
}
