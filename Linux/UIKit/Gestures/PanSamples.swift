package import Foundation

/// The recent locations of a finger, or of the center of several, from which the velocity is
/// computed.
package struct PanSamples: Equatable, Sendable {
  /// The maximum age, in seconds, of the samples that are used.
  package static let window: TimeInterval = 0.1

  private struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var location: CGPoint
  }

  private var samples: [Sample] = []

  package init() {}

  /// Adds a location, and removes samples that are older than the window.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    // If several locations have the same time, only the last one counts.
    samples.removeAll { time - $0.time > Self.window || $0.time == time }
    samples.append(Sample(time: time, location: location))
  }

  /// Shifts the samples. The center of the fingers jumps when a finger is added or removed.
  package mutating func shift(by difference: CGPoint) {
    for index in samples.indices {
      samples[index].location.x += difference.x
      samples[index].location.y += difference.y
    }
  }

  /// The mean velocity over the window that ends at a time, in points per second.
  ///
  /// Zero if the finger rested for the whole window.
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
