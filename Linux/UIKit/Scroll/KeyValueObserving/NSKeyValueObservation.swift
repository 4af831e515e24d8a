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
/// A token may be released on any thread. On the main thread, this releases the handler
/// immediately. On another one, it only sets a flag, and the main thread releases the handler
/// later. So only the main thread uses the handler, and a notification needs no lock. The list of
/// observers removes an invalid observer later.
@MainActor
package final class KeyValueObserver<Value>: KeyValueObserverEntry {
  /// A wrapper for the handler. A bare closure would be boxed on the heap each time it is read.
  package struct Handler: Sendable {
    package let call: @Sendable (NSObject, NSKeyValueObservedChange<Value>) -> Void
  }

  package let options: NSKeyValueObservingOptions
  private let isInvalidated = Atomic(false)
  private var handler: Handler?

  package init(options: NSKeyValueObservingOptions, handler: Handler) {
    self.options = options
    self.handler = handler
  }

  package nonisolated var isValid: Bool { !isInvalidated.load(ordering: .relaxed) }

  package nonisolated func invalidate() {
    guard !isInvalidated.exchange(true, ordering: .relaxed) else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { releaseHandler() }
    } else {
      Task { @MainActor in releaseHandler() }
    }
  }

  private func releaseHandler() {
    // The property is `nil` before the captured values are released: their deinitializers may
    // change the observed object.
    let released = handler
    handler = nil
    withExtendedLifetime(released) {}
  }

  /// Calls the handler with a change that contains only the values selected by the options.
  package func notify(_ object: NSObject, old: Value?, new: Value?, isPrior: Bool = false) {
    guard isValid, let handler else { return }
    let change = NSKeyValueObservedChange(
      newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil,
      isPrior: isPrior)
    handler.call(object, change)
  }
}
