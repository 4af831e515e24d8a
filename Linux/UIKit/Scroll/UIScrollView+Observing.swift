import Foundation

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Calls a closure synchronously each time a property is set, even to an equal value.
  ///
  /// `contentOffset`, `contentSize`, `contentInset`, `alwaysBounceVertical` and
  /// `alwaysBounceHorizontal` can be observed.
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
    let key: AnyKeyPath = keyPath
    if key == \Self.contentOffset,
      let observers = contentOffsetObservers as? KeyValueObservers<Value>
    {
      return observers.add(
        to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
    }
    if key == \Self.contentSize, let observers = contentSizeObservers as? KeyValueObservers<Value> {
      return observers.add(
        to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
    }
    if key == \Self.contentInset, let observers = contentInsetObservers as? KeyValueObservers<Value>
    {
      return observers.add(
        to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
    }
    if key == \Self.alwaysBounceVertical,
      let observers = alwaysBounceVerticalObservers as? KeyValueObservers<Value>
    {
      return observers.add(
        to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
    }
    if key == \Self.alwaysBounceHorizontal,
      let observers = alwaysBounceHorizontalObservers as? KeyValueObservers<Value>
    {
      return observers.add(
        to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
    }
    preconditionFailure(
      "\(keyPath) of a scroll view cannot be observed; only contentOffset, contentSize, "
        + "contentInset, alwaysBounceVertical and alwaysBounceHorizontal can")
  }
}
