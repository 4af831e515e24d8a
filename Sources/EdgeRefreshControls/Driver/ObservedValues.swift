import UIKit

/// The values that were last passed to the `scrollView…DidChange` methods of an app's class.
@MainActor
final class ObservedValues {
  var contentOffset: CGPoint
  var contentSize: CGSize
  /// The raw value of the pan gesture recognizer's state.
  var panState: Int

  init(of scrollView: UIScrollView) {
    contentOffset = scrollView.contentOffset
    contentSize = scrollView.contentSize
    panState = scrollView.panGestureRecognizer.state.rawValue
  }

  /// Sets a value and returns the change in the form of key-value observation.
  func change<Value>(
    _ value: ReferenceWritableKeyPath<ObservedValues, Value>, to new: Value
  ) -> [AnyHashable: Any] {
    let old = self[keyPath: value]
    self[keyPath: value] = new
    // The raw values of `NSKeyValueChangeKey`; the kind is `NSKeyValueChange.setting`.
    return ["kind": 1, "old": old, "new": new]
  }
}
