/// The delegate of the recognizers for dragging and zooming.
extension UIScrollView {
  /// The scroll view itself, if an app's subclass conforms to `UIGestureRecognizerDelegate`.
  ///
  /// Such a class decides, for example, whether it scrolls together with a scroll view in it.
  var recognizerDelegate: (any UIGestureRecognizerDelegate)? {
    self as? any UIGestureRecognizerDelegate
  }

  /// Stops the program if the delegate of a scroll view's recognizer is replaced, which Apple's
  /// `UIScrollView.h` forbids.
  static func requireUnchanged(
    _ delegate: (any UIGestureRecognizerDelegate)?,
    _ scrollView: (any UIGestureRecognizerDelegate)?, _ name: String
  ) {
    precondition(
      delegate === scrollView,
      "The delegate of a scroll view's \(name) gesture recognizer is the scroll view.")
  }
}
