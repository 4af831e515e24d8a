internal import Foundation
internal import UIKit

/// Distinguishes a wheel from a touchpad, and detects the end of a scroll on a touchpad.
///
/// The system reports both in the same way and does not report the end of a scroll. A movement by
/// whole notches counts as a wheel, any other as a touchpad. A scroll on a touchpad ends when no
/// movement is reported for ``timeout`` seconds.
struct WheelGesture: Equatable, Sendable {
  /// A scroll for the window. Positive values scroll toward the end of the content.
  struct Scroll: Equatable, Sendable {
    var phase: ScrollPhase
    var delta: CGPoint
  }

  /// The distance that a notch of a wheel scrolls, in points.
  static let pointsPerNotch = 60.0
  /// The distance that a touchpad scrolls per unit that the system reports, in points.
  static let pointsPerUnit = 10.0
  /// The time without movement after which a scroll on a touchpad ends, in seconds.
  static let timeout = 0.1

  /// Whether a scroll on a touchpad is active.
  private(set) var isActive = false
  private var idleTime: TimeInterval = 0

  /// Returns the scroll distance for a number of notches, in points.
  ///
  /// Positive notches are up and to the right.
  static func points(notches: CGPoint) -> CGPoint {
    CGPoint(x: notches.x * pointsPerNotch, y: -notches.y * pointsPerNotch)
  }

  /// Handles a movement of the wheel or the touchpad.
  ///
  /// - Parameter units: The number of notches, which may be fractional. Up and right are positive.
  /// - Returns: The scroll for the window, or `nil` if the movement is zero or not finite.
  mutating func moved(by units: CGPoint) -> Scroll? {
    guard units != .zero, units.x.isFinite, units.y.isFinite else { return nil }
    let isNotch = units.x == units.x.rounded() && units.y == units.y.rounded()
    idleTime = 0
    let distance = isNotch && !isActive ? Self.pointsPerNotch : Self.pointsPerUnit
    let delta = CGPoint(x: units.x * distance, y: -units.y * distance)
    guard isActive || !isNotch else { return Scroll(phase: .notch, delta: delta) }
    defer { isActive = true }
    return Scroll(phase: isActive ? .changed : .began, delta: delta)
  }

  /// Handles time without a movement.
  ///
  /// - Parameter elapsed: The time in seconds.
  /// - Returns: The end of the scroll if the timeout is reached, otherwise `nil`.
  mutating func rest(_ elapsed: TimeInterval) -> Scroll? {
    guard isActive else { return nil }
    idleTime += elapsed
    return idleTime < Self.timeout ? nil : end()
  }

  /// Ends the scroll, for example when a touch begins.
  ///
  /// - Returns: The end of the scroll, or `nil` if none is active.
  mutating func end() -> Scroll? {
    guard isActive else { return nil }
    self = WheelGesture()
    return Scroll(phase: .ended, delta: .zero)
  }
}
