package import Foundation

/// The last places of a finger, from which its speed is taken.
package struct PanSamples: Equatable, Sendable {
  /// What is older than this says nothing about the speed of now, in seconds.
  package static let window: TimeInterval = 0.1

  private struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var location: CGPoint
  }

  private var samples: [Sample] = []

  package init() {}

  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    // Of several places at one time only the last counts.
    samples.removeAll { time - $0.time > Self.window || $0.time == time }
    samples.append(Sample(time: time, location: location))
  }

  /// Shifts what is remembered, when a further finger moves the middle of all of them.
  package mutating func shift(by difference: CGPoint) {
    for index in samples.indices {
      samples[index].location.x += difference.x
      samples[index].location.y += difference.y
    }
  }

  /// The mean velocity over the window that ends at a time, in points per second.
  ///
  /// A finger that has rested for the whole window has none.
  package func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.location.x - first.location.x) / duration,
      y: (last.location.y - first.location.y) / duration)
  }
}
