public import UIKit

extension UIScrollView {
  /// The control above the content. Default: `nil`.
  ///
  /// Setting replaces the one before, `nil` removes it, in any state and without a trace in the
  /// insets: a refresh that is under way ends as cancelled. The scroll view owns its header, as its
  /// first subview; a header that is on another scroll view moves.
  public var refreshHeader: RefreshHeader? {
    get {
      for case let header as RefreshHeader in subviews { return header }
      return nil
    }
    set {
      let old = refreshHeader
      guard newValue !== old else { return }
      old?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}
