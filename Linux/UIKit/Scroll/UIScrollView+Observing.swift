import Foundation

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Has a closure called, at once, at every set of a property, also to an equal value.
  ///
  /// The content offset, the content size, the content inset and whether content that fits bounces can
  /// be observed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the change carries, and when the closure is called.
  ///   - changeHandler: The closure; it gets the scroll view, which it must not keep, and the change.
  /// - Returns: The token that ends the observation when it is let go of.
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
      "\(keyPath) cannot be observed: of a scroll view, contentOffset, contentSize, contentInset, "
        + "alwaysBounceVertical and alwaysBounceHorizontal can")
  }
}
