/// Objects in the order in which they were added, none of which it keeps alive.
struct WeakList<Element: AnyObject> {
  private struct Reference {
    weak var object: Element?
  }

  private var references: [Reference] = []
  private var limit = 16

  /// The objects that are alive.
  var objects: [Element] {
    references.compactMap(\.object)
  }

  /// How many places are taken, by the living and by the dead.
  var capacity: Int { references.count }

  /// Adds an object. Now and then this clears the places of the dead away: there are never much more
  /// than twice as many places as there were living ones.
  mutating func append(_ object: Element) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(16, 2 * references.count)
    }
    references.append(Reference(object: object))
  }
}
