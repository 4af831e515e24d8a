import Foundation

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Calls a closure synchronously each time a property is set, even to an equal value.
  ///
  /// `contentOffset`, `contentSize`, `contentInset`, `contentInsetAdjustmentBehavior`,
  /// `alwaysBounceVertical` and `alwaysBounceHorizontal` can be observed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the change contains, and when the closure is called.
  ///   - changeHandler: The closure. It receives the scroll view, which it must not retain, and the
  ///     change.
  /// - Returns: The token. Releasing it ends the observation.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let found = observers(at: keyPath) ?? observersOfSubclass(at: keyPath)
    guard let observers = found as? KeyValueObservers<Value> else {
      preconditionFailure(
        "\(keyPath) of a scroll view cannot be observed; only contentOffset, contentSize, "
          + "contentInset, contentInsetAdjustmentBehavior, alwaysBounceVertical and alwaysBounceHorizontal can"
      )
    }
    return observers.add(
      to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
  }

  /// The observers of a property of a subclass. Called last, because key paths of `Self` are
  /// created at each use.
  @MainActor private func observersOfSubclass(at key: AnyKeyPath) -> AnyObject? {
    switch key {
    case \Self.contentOffset: contentOffsetObservers
    case \Self.contentSize: contentSizeObservers
    case \Self.contentInset: contentInsetObservers
    case \Self.contentInsetAdjustmentBehavior: adjustmentBehaviorObservers
    case \Self.alwaysBounceVertical: alwaysBounceVerticalObservers
    case \Self.alwaysBounceHorizontal: alwaysBounceHorizontalObservers
    default: nil
    }
  }
}

extension UIScrollView {
  /// The observers of a property, if the key path begins at `UIScrollView`.
  fileprivate func observers(at key: AnyKeyPath) -> AnyObject? {
    switch key {
    case \UIScrollView.contentOffset: contentOffsetObservers
    case \UIScrollView.contentSize: contentSizeObservers
    case \UIScrollView.contentInset: contentInsetObservers
    case \UIScrollView.contentInsetAdjustmentBehavior: adjustmentBehaviorObservers
    case \UIScrollView.alwaysBounceVertical: alwaysBounceVerticalObservers
    case \UIScrollView.alwaysBounceHorizontal: alwaysBounceHorizontalObservers
    default: nil
    }
  }
}
