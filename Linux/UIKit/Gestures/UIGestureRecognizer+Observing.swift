import Foundation

extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
  /// Calls a closure synchronously whenever the state changes.
  ///
  /// - Parameters:
  ///   - keyPath: The property. Only `state` can be observed.
  ///   - options: The values that the change contains, and when the closure is called.
  ///   - changeHandler: The closure. It receives the recognizer, which it must not retain, and the
  ///     change.
  /// - Returns: The token. Releasing it ends the observation.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let key: AnyKeyPath = keyPath
    // The key path `\Self.state` is created at each use, which takes time, so it is compared last.
    let isState = UIPanGestureRecognizer.isState(key) || key == \Self.state
    guard isState, let observers = stateObservers as? KeyValueObservers<Value> else {
      preconditionFailure("\(keyPath) of a gesture recognizer cannot be observed; only state can")
    }
    return observers.add(
      to: self, value: self[keyPath: keyPath], options: options, handler: changeHandler)
  }
}

extension UIPanGestureRecognizer {
  fileprivate static func isState(_ key: AnyKeyPath) -> Bool {
    key == \UIPanGestureRecognizer.state
  }
}
