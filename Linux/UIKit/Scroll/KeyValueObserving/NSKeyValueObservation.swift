public import Foundation
import Synchronization

/// The token of one observer: letting go of it, or invalidating it, ends the observation.
///
/// It keeps neither the observed object alive nor does it care which of the two goes first.
public class NSKeyValueObservation: NSObject {
  private let observer: any KeyValueObserverEntry

  package init(_ observer: any KeyValueObserverEntry) {
    self.observer = observer
  }

  deinit {
    observer.invalidate()
  }

  /// Ends the observation; the handler is let go of and is never called again.
  ///
  /// Calling it more than once is harmless.
  public func invalidate() {
    observer.invalidate()
  }
}

/// What a token needs of the observer it stands for, whatever the type of the observed value.
package protocol KeyValueObserverEntry: AnyObject, Sendable {
  func invalidate()
}

/// One observer of one property.
///
/// A token may be released on any thread, so the handler is behind a lock; releasing it there makes
/// the observer dead at once, and the list that holds it drops it when it next looks.
package final class KeyValueObserver<Value>: KeyValueObserverEntry {
  /// A handler in a box: a bare closure would be wrapped, on the heap, each time it is read.
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
    // What the handler captured must not be destroyed under the lock: its deinit may come back here.
    let released = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    withExtendedLifetime(released) {}
  }

  /// Tells the observer of a change, with only those values that it asked for.
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
