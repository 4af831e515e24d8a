/// The views of a list that are out of view, but stay until the animation that moved them ends.
@MainActor struct LeavingViews<Key: Hashable, View: UIView> {
  private var views: [Key: View] = [:]
  /// The loop's time, in nanoseconds, until which the views stay.
  private var end: Int64 = 0

  /// Keeps the views that the current animation block moves out of view until the animation ends.
  mutating func keepUntilEnd(of list: UIView) {
    guard let timing = AnimationBatch.current?.timing else { return }
    let loop = MainLoop.current
    end = max(end, timing.end)
    loop.schedule(after: Double(timing.end - loop.nanoseconds) / 1e9) { [weak list] in
      list?.setNeedsLayout()
    }
  }

  /// Keeps a view that is out of view if the animation is running. Returns whether it is kept.
  mutating func keep(_ view: View, of key: Key) -> Bool {
    guard end > 0, end > MainLoop.current.nanoseconds else { return false }
    views[key] = view
    return true
  }

  /// Stops keeping a view that is visible again, and returns it.
  mutating func remove(_ key: Key) -> View? { views.removeValue(forKey: key) }

  /// Removes all views.
  mutating func removeAll() -> [Key: View] {
    defer { views = [:] }
    return views
  }

  /// After the end of the animation, removes the views of elements that are not visible.
  mutating func removeFinished(except visible: Set<Key>) -> [Key: View] {
    guard !views.isEmpty, end <= MainLoop.current.nanoseconds else { return [:] }
    let finished = views.filter { !visible.contains($0.key) }
    views = views.filter { visible.contains($0.key) }
    return finished
  }
}
