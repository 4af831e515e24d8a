package import Foundation

/// The observers of one property of one object, in the order in which they registered.
///
/// A set of the property calls `willSet` and `didSet`, which return at once when nobody observes. An
/// observer that registers while a change is told hears only later changes; one that is
/// invalidated meanwhile is not called any more.
@MainActor
package final class KeyValueObservers<Value> {
  private var observers: [KeyValueObserver<Value>] = []
  /// Whether somebody ever wanted to hear before a change.
  private var hasPriorObservers = false

  package init() {}

  package var isEmpty: Bool { observers.isEmpty }

  /// How many observers there are whose token is alive.
  package var count: Int { observers.count { $0.isValid } }

  package func add<Object: NSObject>(
    to object: Object, value: Value, options: NSKeyValueObservingOptions,
    handler: @escaping @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueObserver<Value>(
      options: options,
      handler: .init { object, change in
        guard let object = object as? Object else { return }
        handler(object, change)
      })
    if options.contains(.initial) {
      observer.notify(object, old: nil, new: value)
    }
    hasPriorObservers = hasPriorObservers || options.contains(.prior)
    observers.removeAll { !$0.isValid }
    observers.append(observer)
    return NSKeyValueObservation(observer)
  }

  /// Tells those who want to hear before a change.
  package func willSet(_ object: NSObject, old: Value) {
    guard hasPriorObservers else { return }
    for observer in observers where observer.options.contains(.prior) {
      observer.notify(object, old: old, new: nil, isPrior: true)
    }
  }

  /// Tells everybody of a change.
  package func didSet(_ object: NSObject, old: Value, new: Value) {
    let observers = observers
    var hasInvalidObservers = false
    // By number: in an unoptimized build an iterator needs memory, and content moves often.
    var index = 0
    while index < observers.count {
      let observer = observers[index]
      observer.notify(object, old: old, new: new)
      hasInvalidObservers = hasInvalidObservers || !observer.isValid
      index += 1
    }
    if hasInvalidObservers {
      self.observers.removeAll { !$0.isValid }
    }
  }
}
