package import Foundation

/// The values of a view shown on screen at one moment.
package struct ViewPresentation {
  /// The center, bounds and transform shown.
  package var geometry: ViewGeometry
  /// The opacity shown, from 0 to 1.
  package var alpha: CGFloat
  /// The background color shown.
  package var background: Ink?
}

/// One animation of one property, from a former value to the model value.
struct PropertyAnimation<Value: Interpolating> {
  let from: Value
  let to: Value
  /// Whether the animation is added to the earlier ones. Otherwise, it replaces them.
  let isAdditive: Bool
  let timing: AnimationTiming
  let group: AnimationGroup

  func apply(to value: Value, at time: Int64) -> Value {
    let progress = timing.progress(at: time)
    return isAdditive
      ? value.displaced(from: from, to: to, by: 1 - progress)
      : from.interpolated(to: value, progress: progress)
  }
}

/// The animations of one property, oldest first.
struct PropertyAnimations<Value: Interpolating> {
  private var list: [PropertyAnimation<Value>] = []

  var isEmpty: Bool { list.isEmpty }

  func value(from model: Value, at time: Int64) -> Value {
    list.reduce(model) { time < $1.timing.end ? $1.apply(to: $0, at: time) : $0 }
  }

  /// Adds an animation.
  ///
  /// An additive animation lets the running ones continue. Any other, such as one that repeats,
  /// replaces them.
  ///
  /// - Returns: The groups of the replaced animations.
  @MainActor mutating func add(
    from old: Value, to new: Value, at time: Int64, batch: AnimationBatch, allowsAdditive: Bool
  ) -> [AnimationGroup] {
    var replaced: [AnimationGroup] = []
    for animation in list where time < animation.timing.end { animation.group.wasInterrupted() }
    let startsFromScreen = batch.options.contains(.beginFromCurrentState)
    let isAdditive = allowsAdditive && !batch.timing.repeats && !list.contains { $0.timing.repeats }
    let from = startsFromScreen && !isAdditive ? value(from: old, at: time) : old
    if !isAdditive { replaced = removeAll() }
    batch.group.entries += 1
    list.append(
      PropertyAnimation(
        from: from, to: new, isAdditive: isAdditive, timing: batch.timing, group: batch.group))
    return replaced
  }

  mutating func removeAll() -> [AnimationGroup] {
    defer { list = [] }
    return list.map(\.group)
  }

  mutating func removeFinished(at time: Int64) {
    list.removeAll { $0.timing.end <= time }
  }
}

/// The animations of one view. Views that were never animated have none.
@MainActor final class ViewAnimations {
  var center = PropertyAnimations<CGPoint>()
  var origin = PropertyAnimations<CGPoint>()
  var size = PropertyAnimations<CGSize>()
  var transform = PropertyAnimations<CGAffineTransform>()
  var alpha = PropertyAnimations<CGFloat>()
  var background = PropertyAnimations<Ink>()
  /// The time, in nanoseconds, until which the view receives no touches.
  var interactionDisabledUntil: Int64 = 0

  var isEmpty: Bool {
    center.isEmpty && origin.isEmpty && size.isEmpty && transform.isEmpty && alpha.isEmpty
      && background.isEmpty
  }

  func geometry(_ model: ViewGeometry, at time: Int64) -> ViewGeometry {
    var shown = model
    shown.center = center.value(from: model.center, at: time)
    shown.bounds.origin = origin.value(from: model.bounds.origin, at: time)
    shown.bounds.size = size.value(from: model.bounds.size, at: time)
    shown.transform = transform.value(from: model.transform, at: time)
    return shown
  }

  func removeFinished(at time: Int64) {
    center.removeFinished(at: time)
    origin.removeFinished(at: time)
    size.removeFinished(at: time)
    transform.removeFinished(at: time)
    alpha.removeFinished(at: time)
    background.removeFinished(at: time)
  }

  /// The names of the layer's animated properties.
  var keys: [String] {
    let properties = [
      ("position", center.isEmpty), ("bounds.origin", origin.isEmpty),
      ("bounds.size", size.isEmpty), ("transform", transform.isEmpty), ("opacity", alpha.isEmpty),
      ("backgroundColor", background.isEmpty),
    ]
    return properties.filter { !$0.1 }.map(\.0)
  }

  /// Ends the animations of a property of the layer.
  func remove(_ key: String) {
    switch key {
    case "position": AnimationGroup.removeEntries(of: center.removeAll())
    case "bounds.origin": AnimationGroup.removeEntries(of: origin.removeAll())
    case "bounds.size": AnimationGroup.removeEntries(of: size.removeAll())
    case "transform": AnimationGroup.removeEntries(of: transform.removeAll())
    case "opacity": AnimationGroup.removeEntries(of: alpha.removeAll())
    case "backgroundColor": AnimationGroup.removeEntries(of: background.removeAll())
    default: break
    }
  }

  func removeAll() -> [AnimationGroup] {
    interactionDisabledUntil = 0
    return center.removeAll() + origin.removeAll() + size.removeAll() + transform.removeAll()
      + alpha.removeAll() + background.removeAll()
  }
}
