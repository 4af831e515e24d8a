import UIKit

/// The values that key-value observation last reported, for the hooks of an app's class.
struct ObservedValues {
  var contentOffset: CGPoint
  var contentSize: CGSize
  /// The raw value of the pan gesture recognizer's state.
  var panState: Int

  @MainActor
  init(of scrollView: UIScrollView) {
    contentOffset = scrollView.contentOffset
    contentSize = scrollView.contentSize
    panState = scrollView.panGestureRecognizer.state.rawValue
  }

  /// Sets a value and returns the change in the form of key-value observation.
  mutating func change<Value>(
    _ value: WritableKeyPath<Self, Value>, to new: Value?
  ) -> [AnyHashable: Any]? {
    guard let new else { return nil }
    let old = self[keyPath: value]
    self[keyPath: value] = new
    // The raw values of `NSKeyValueChangeKey`; the kind is `NSKeyValueChange.setting`.
    return ["kind": 1, "old": old, "new": new]
  }
}

extension RefreshComponent {
  /// Whether this is a class of the library. Its hooks do not use the change.
  var isLibraryClass: Bool {
    Self.libraryClasses.contains { $0 == type(of: self) }
  }

  private static let libraryClasses: [RefreshComponent.Type] = [
    RefreshComponent.self,
    RefreshHeader.self, StateHeader.self, NormalHeader.self, GifHeader.self,
    RefreshFooter.self, BackFooter.self, BackStateFooter.self, BackNormalFooter.self,
    BackGifFooter.self, AutoFooter.self, AutoStateFooter.self, AutoNormalFooter.self,
    AutoGifFooter.self,
    RefreshLeader.self, StateLeader.self, NormalLeader.self,
    RefreshTrailer.self, StateTrailer.self, NormalTrailer.self, AutoTrailer.self,
    AutoNormalTrailer.self, AutoHeader.self, AutoNormalHeader.self, AutoLeader.self,
    AutoNormalLeader.self,
  ]
}
