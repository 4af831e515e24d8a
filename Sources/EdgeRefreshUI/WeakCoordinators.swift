/// A list of coordinators that does not keep them.
@MainActor
final class WeakCoordinators {
  private struct Entry {
    weak var coordinator: RefreshCoordinator?
  }

  private var entries: [Entry] = []

  var objects: [RefreshCoordinator] { entries.compactMap(\.coordinator) }

  func add(_ coordinator: RefreshCoordinator) {
    remove(coordinator)
    entries.append(Entry(coordinator: coordinator))
  }

  func remove(_ coordinator: RefreshCoordinator) {
    entries.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
  }
}
