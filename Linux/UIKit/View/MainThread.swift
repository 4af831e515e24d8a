import Foundation
import Synchronization

/// Detects the main thread at run time, for code that is not isolated to the main actor.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, or 0 until it is known. It is stored because `Thread.isMainThread` makes two
  /// system calls.
  private static let mainThread = Atomic<UInt>(0)

  /// Whether the current thread is the main thread or runs the main queue.
  ///
  /// On Linux, the main thread of an asynchronous program exits, and other threads run the main
  /// queue.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    if mainThread.load(ordering: .relaxed) == thread { return true }
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: key) == true }
    mainThread.store(thread, ordering: .relaxed)
    return true
  }
}
