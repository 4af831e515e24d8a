public import UIKit

/// A trailer with an arrow that turns at the threshold, and its state as vertical text.
open class NormalTrailer: StateTrailer, ArrowDisplaying {
  #if canImport(ObjectiveC)
    @objc
  #endif
  open dynamic var arrowView: UIImageView! { ownArrowView }
}
