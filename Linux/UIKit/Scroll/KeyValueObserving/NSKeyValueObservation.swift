public import Foundation
import Synchronization

/// The token of one observation. Releasing or invalidating it ends the observation.
///
/// The token does not retain the observed object. Either may be released first.
public class NSKeyValueObservation: NSObject {
  private let observer: any KeyValueObserverEntry

  package init(_ observer: any KeyValueObserverEntry) {
    self.observer = observer
  }

  deinit {
    observer.invalidate()
  }

  /// Ends the observation. Releases the handler, which is not called again.
  ///
  /// Further calls have no effect.
  public func invalidate() {
    observer.invalidate()
  }
}

/// The part of an observer that its token uses, independent of the type of the observed value.
package protocol KeyValueObserverEntry: AnyObject, Sendable {
  func invalidate()
}

/// One observer of one property.
///
/// A token may be released on any thread, so a lock protects the handler. Releasing the handler
/// invalidates the observer immediately; the list of observers removes it later.
package final class KeyValueObserver<Value>: KeyValueObserverEntry {
  /// A wrapper for the handler. A bare closure would be boxed on the heap each time it is read.
  package struct Handler: Sendable {
    package let call: @Sendable (NSObject, NSKeyValueObservedChange<Value>) -> Void
  }

  package let options: NSKeyValueObservingOptions
  private let handler: Mutex<Handler?>

  package init(options: NSKeyValueObservingOptions, handler: Handler) {
    self.options = options
    self.handler = Mutex(handler)
  }

  package var isValid: Bool { handler.withLock { $0 != nil } }

  package func invalidate() {
    // Release the captured values outside the lock: their deinitializers may call this method.
    let released = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    withExtendedLifetime(released) {}
  }

  /// Calls the handler with a change that contains only the values selected by the options.
  package func notify(_ object: NSObject, old: Value?, new: Value?, isPrior: Bool = false) {
    guard let handler = handler.withLock({ $0 }) else { return }
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil,
      isPrior: isPrior)
    handler.call(object, change)
  }
}
