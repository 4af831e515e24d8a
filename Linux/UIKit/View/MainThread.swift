import Foundation

/// Whether code runs on the main actor, where nothing in the types says so.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or another thread that runs the main queue: on Linux the main
  /// thread of an asynchronous program ends, and others take over.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
