/// A list of weak references to objects, in the order in which they were added.
struct WeakList<Element: AnyObject> {
  private struct Reference { weak var object: Element? }

  private var references: [Reference] = []
  /// The number of references at which the next cleanup happens.
  private var limit = 16

  /// The objects that have not been freed.
  var objects: [Element] { references.compactMap(\.object) }

  /// The number of references, including those to freed objects.
  var capacity: Int { references.count }

  /// Adds an object. If the number of references has doubled since the last cleanup, and is at
  /// least 16, this first removes the references to freed objects.
  mutating func append(_ object: Element) {
    if references.count >= limit { removeFreedObjects() }
    references.append(Reference(object: object))
  }

  /// Removes the references to freed objects.
  mutating func removeFreedObjects() {
    references.removeAll { $0.object == nil }
    limit = max(16, 2 * references.count)
  }
}
