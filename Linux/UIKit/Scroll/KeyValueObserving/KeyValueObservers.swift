package import Foundation

/// The observers of one property of one object, in registration order.
///
/// The setter of the property calls `willSet` and `didSet`, which return immediately if there are
/// no observers. An observer that is added during a notification receives only later changes. An
/// observer that is invalidated during a notification is no longer called.
@MainActor
package final class KeyValueObservers<Value> {
  // The array is replaced as a whole, never changed in place. Otherwise, each read would check at
  // run time that no change is in progress.
  private var observers: [KeyValueObserver<Value>] = []
  /// Whether an observer with the option `prior` was ever added.
  private var hasPriorObservers = false

  package init() {}

  package var isEmpty: Bool { observers.isEmpty }

  /// The number of observers that are still valid.
  package var count: Int { observers.count { $0.isValid } }

  package func add<Object: NSObject>(
    to object: Object, value: @autoclosure () -> Value, options: NSKeyValueObservingOptions,
    handler: @escaping @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueObserver<Value>(
      options: options,
      handler: .init { object, change in
        // The list belongs to one object, so this is always the object that was passed to `add`.
        handler(unsafeDowncast(object, to: Object.self), change)
      })
    if options.contains(.initial) {
      observer.notify(object, old: nil, new: value())
    }
    hasPriorObservers = hasPriorObservers || options.contains(.prior)
    // Not `filter(\.isValid)`: the class is generic, so each call would create the key path.
    var valid = observers.filter { $0.isValid }
    valid.append(observer)
    observers = valid
    return NSKeyValueObservation(observer)
  }

  /// Notifies the observers with the option `prior` before a change.
  package func willSet(_ object: NSObject, old: Value) {
    guard hasPriorObservers else { return }
    for observer in observers where observer.options.contains(.prior) {
      observer.notify(object, old: old, new: nil, isPrior: true)
    }
  }

  /// Notifies the observers of a change.
  package func didSet(_ object: NSObject, old: Value, new: Value) {
    let observers = observers
    guard !observers.isEmpty else { return }
    var hasInvalidObservers = false
    // An index instead of an iterator: in unoptimized builds, an iterator allocates memory, and
    // this method runs whenever content scrolls.
    var index = 0
    while index < observers.count {
      let observer = observers[index]
      observer.notify(object, old: old, new: new)
      hasInvalidObservers = hasInvalidObservers || !observer.isValid
      index += 1
    }
    if hasInvalidObservers {
      self.observers = self.observers.filter(\.isValid)
    }
  }
}
