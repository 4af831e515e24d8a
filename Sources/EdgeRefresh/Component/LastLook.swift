import UIKit

/// What a control saw when it last looked at its scroll view: a change is a difference to it.
struct LastLook {
  /// Up to which change of an inset the control has heard of it.
  var revision = 0
  /// The offset along the axis when the engine was last told of anything.
  var offset: CGFloat = 0
  /// The control's own length along the axis when the engine was last told of anything.
  var extent: CGFloat = 0
  /// The scroll view's size: there is no notification of it.
  var viewport = CGSize.zero
  /// How many items the scroll view had when its content last changed.
  var itemCount = 0
  /// Whether the fingers on the content have zoomed: what they pull is no pull until they are lifted.
  var isPullVoid = false
}
