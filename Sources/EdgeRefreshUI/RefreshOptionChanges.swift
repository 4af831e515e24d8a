import UIKit

/// The changes of options that modifiers make, by edge. They are values of the environment.
struct RefreshOptionChanges: Sendable {
  typealias Change = @Sendable (inout RefreshOptions) -> Void

  private var changes: [(edges: Set<RefreshEdge>, change: Change)] = []

  /// Adds a change for the controls at edges; for all controls if there are none.
  mutating func add(for edges: Set<RefreshEdge>, _ change: @escaping Change) {
    changes.append((edges, change))
  }

  /// Changes the options of a control at an edge, in the order in which the changes were added.
  func apply(to options: inout RefreshOptions, at edge: RefreshEdge) {
    for (edges, change) in changes where edges.isEmpty || edges.contains(edge) {
      change(&options)
    }
  }
}
