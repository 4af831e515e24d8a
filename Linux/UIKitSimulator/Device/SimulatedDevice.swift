public import Foundation
public import UIKit

/// A phone's screen: its size, scale and safe area.
public struct SimulatedDevice: Equatable, Sendable {
  /// The size of the screen in points, in the current orientation.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets of the status bar, the notch and the home indicator in points, in the current
  /// orientation.
  public var safeAreaInsets: UIEdgeInsets

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points.
  ///   - scale: The number of pixels per point.
  ///   - safeAreaInsets: The insets of bars and sensors, in points.
  public init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  /// A phone of 390 × 844 points with a notch and a home indicator.
  public static let phone = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A phone of 375 × 667 points with a home button. Only a status bar of 20 points covers the
  /// screen.
  public static let smallPhone = SimulatedDevice(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A phone of 430 × 932 points with a sensor island.
  public static let largePhone = SimulatedDevice(
    size: CGSize(width: 430, height: 932), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// Returns a phone with a screen of any size, in portrait or landscape.
  ///
  /// If the long side is at least twice the short side, it has the notch and home indicator of
  /// ``phone``. Otherwise it has the status bar of ``smallPhone``.
  ///
  /// - Parameter size: The size of the screen in points, in its orientation.
  /// - Returns: The phone.
  public static func phone(size: CGSize) -> SimulatedDevice {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    var device = long >= 2 * short ? phone : smallPhone
    device.size = CGSize(width: short, height: long)
    return size.width > size.height ? device.rotated : device
  }

  /// Whether the width is greater than the height.
  public var isLandscape: Bool { size.width > size.height }

  /// The device after a rotation by 90 degrees.
  ///
  /// In landscape there is no status bar, the inset of the notch applies to both sides, and the
  /// inset of the home indicator is 21 points.
  public var rotated: SimulatedDevice {
    var rotated = self
    rotated.size = CGSize(width: size.height, height: size.width)
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    if isLandscape {
      rotated.safeAreaInsets = UIEdgeInsets(
        top: max(safeAreaInsets.left, 20), left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    } else {
      let notch = hasHomeIndicator ? safeAreaInsets.top : 0
      rotated.safeAreaInsets = UIEdgeInsets(
        top: 0, left: notch, bottom: hasHomeIndicator ? 21 : 0, right: notch)
    }
    return rotated
  }

  func screenDevice(traits: UITraitCollection) -> UIScreen.Device {
    var screen = UIScreen.Device(traits: traits)
    screen.size = size
    screen.scale = scale
    screen.safeAreaInsets = safeAreaInsets
    return screen
  }
}
