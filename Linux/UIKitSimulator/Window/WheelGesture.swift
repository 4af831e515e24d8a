internal import Foundation
internal import UIKit

/// Tells a notched wheel from a touchpad, and when the fingers have left the touchpad.
///
/// The system reports both alike and never says that a movement is over: a movement by whole notches
/// is a wheel's, any other a touchpad's, which ends when nothing more is heard for a moment.
struct WheelGesture: Equatable, Sendable {
  /// A movement for the window: by positive values the content's end comes nearer.
  struct Scroll: Equatable, Sendable {
    var phase: ScrollPhase
    var delta: CGPoint
  }

  /// How far a notch scrolls, in points.
  static let pointsPerNotch = 60.0
  /// How far a touchpad scrolls for what the system counts as a notch, in points.
  static let pointsPerUnit = 10.0
  /// How long a touchpad is silent before its fingers count as lifted, in seconds.
  static let patience = 0.1

  /// Whether fingers are on the touchpad.
  private(set) var isActive = false
  private var silence: TimeInterval = 0

  /// How far notches scroll, for the window; upwards and to the right are positive.
  static func points(notches: CGPoint) -> CGPoint {
    CGPoint(x: notches.x * pointsPerNotch, y: -notches.y * pointsPerNotch)
  }

  /// Hears that the wheel or the touchpad moved.
  ///
  /// - Parameter units: How many notches, or parts of such; upwards and to the right are positive.
  /// - Returns: What the window shall be told; `nil` if nothing moved.
  mutating func moved(by units: CGPoint) -> Scroll? {
    guard units != .zero, units.x.isFinite, units.y.isFinite else { return nil }
    let isNotch = units.x == units.x.rounded() && units.y == units.y.rounded()
    silence = 0
    let way = isNotch && !isActive ? Self.pointsPerNotch : Self.pointsPerUnit
    let delta = CGPoint(x: units.x * way, y: -units.y * way)
    guard isActive || !isNotch else { return Scroll(phase: .notch, delta: delta) }
    defer { isActive = true }
    return Scroll(phase: isActive ? .changed : .began, delta: delta)
  }

  /// Lets time pass.
  ///
  /// - Parameter elapsed: How much, in seconds.
  /// - Returns: The end of the movement, if that was long enough.
  mutating func rest(_ elapsed: TimeInterval) -> Scroll? {
    guard isActive else { return nil }
    silence += elapsed
    return silence < Self.patience ? nil : end()
  }

  /// Ends the movement, as when a finger touches the screen.
  ///
  /// - Returns: The end, if there was a movement.
  mutating func end() -> Scroll? {
    guard isActive else { return nil }
    self = WheelGesture()
    return Scroll(phase: .ended, delta: .zero)
  }
}
