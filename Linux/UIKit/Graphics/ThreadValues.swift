import Foundation

/// The values of a thread: the current traits and the stack of contexts.
///
/// Every layout and every drawing sets them. They are not in the dictionary of Foundation's
/// `Thread`, because each access to it takes thousands of instructions.
final class ThreadValues {
  /// The traits that resolve dynamic colors by default; `nil` for the initial ones.
  var traits: UITraitCollection?
  /// The stack of contexts. The last one is the current context.
  var contexts: [CGContext] = []

  /// The values of this thread. They are freed when the thread ends.
  static var current: ThreadValues {
    if let address = pthread_getspecific(key) {
      return Unmanaged<ThreadValues>.fromOpaque(address).takeUnretainedValue()
    }
    let values = ThreadValues()
    let result = pthread_setspecific(key, Unmanaged.passRetained(values).toOpaque())
    precondition(result == 0, "no memory for the values of a thread")
    return values
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { address in
      if let address { Unmanaged<ThreadValues>.fromOpaque(address).release() }
    }
    precondition(result == 0, "no key is left for the values of threads")
    return key
  }()
}
