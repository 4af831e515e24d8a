import Foundation

extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
  /// Has a closure called, at once, whenever the state becomes another one.
  ///
  /// - Parameters:
  ///   - keyPath: The property; only the state can be observed.
  ///   - options: What the change carries, and when the closure is called.
  ///   - changeHandler: The closure; it gets the recognizer, which it must not keep, and the change.
  /// - Returns: The token that ends the observation when it is let go of.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let key: AnyKeyPath = keyPath
    guard key == \Self.state, let observers = stateObservers as? KeyValueObservers<Value> else {
      preconditionFailure("\(keyPath) cannot be observed: of a gesture recognizer, the state can")
    }
    return observers.add(
      to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
  }
}
