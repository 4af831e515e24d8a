import UIKit

/// The values of a scroll view that a control handled last. A different current value is a change.
struct ScrollViewSnapshot {
  /// The ``InsetLedger/revision`` that the control has handled.
  var revision = 0
  /// The offset along the control's axis at the last event.
  var offset: CGFloat = 0
  /// The control's own length along its axis at the last event.
  var extent: CGFloat = 0
  /// The scroll view's size. UIKit sends no notification when it changes.
  var viewport = CGSize.zero
  /// The number of items after the last layout pass; `nil` if it is not known.
  var itemCount: Int?
  /// Whether the fingers on the content have zoomed. Until they are lifted, their movement does not
  /// count as a pull.
  var hasZoomed = false
  /// Whether the layout pass after the last change of an inset or a size is over. Until then, the
  /// system may move the content because of that change.
  var isSettled = false
  /// The number of changes of insets and sizes so far.
  var edgeChanges = 0
  /// The safe area at the last event of a control at the start that loads automatically.
  var safeArea = UIEdgeInsets.zero
  /// The last observed values, in a class of the app.
  var observedValues: ObservedValues?
}
