import Foundation

/// Detects the main thread at run time, for code that is not isolated to the main actor.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current thread is the main thread or runs the main queue.
  ///
  /// On Linux, the main thread of an asynchronous program exits, and other threads run the main
  /// queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
