public import Foundation
public import UIKit

/// The body of a phone: the size of its screen, how fine it is, and what of it is covered.
public struct SimulatedDevice: Equatable, Sendable {
  /// The size of the screen in points, as it is held now.
  public var size: CGSize
  /// How many pixels make a point.
  public var scale: CGFloat
  /// What the status bar, the notch and the home indicator cover, in points, as it is held now.
  public var safeAreaInsets: UIEdgeInsets

  /// A device of one's own.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points.
  ///   - scale: How many pixels make a point.
  ///   - safeAreaInsets: What bars and sensors cover, in points.
  public init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  /// A phone of 390 × 844 points with a notch and a home indicator.
  public static let phone = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A phone of 375 × 667 points with a home button: a low status bar, nothing covered below.
  public static let smallPhone = SimulatedDevice(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A phone of 430 × 932 points with a sensor island.
  public static let largePhone = SimulatedDevice(
    size: CGSize(width: 430, height: 932), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// A phone with a screen of any size, upright or on its side.
  ///
  /// One that is twice as long as wide has a notch and a home indicator as ``phone`` has, any other
  /// the low status bar of ``smallPhone``.
  ///
  /// - Parameter size: The size of the screen in points, as it is held.
  /// - Returns: The phone.
  public static func phone(size: CGSize) -> SimulatedDevice {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    var device = long >= 2 * short ? phone : smallPhone
    device.size = CGSize(width: short, height: long)
    return size.width > size.height ? device.rotated : device
  }

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { size.width > size.height }

  /// The same device after a quarter turn, as iOS insets it then.
  ///
  /// Held sideways, a phone shows no status bar; what the notch covers counts on both sides, and
  /// the home indicator needs 21 points.
  public var rotated: SimulatedDevice {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    if isLandscape {
      turned.safeAreaInsets = UIEdgeInsets(
        top: max(safeAreaInsets.left, 20), left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    } else {
      let notch = hasHomeIndicator ? safeAreaInsets.top : 0
      turned.safeAreaInsets = UIEdgeInsets(
        top: 0, left: notch, bottom: hasHomeIndicator ? 21 : 0, right: notch)
    }
    return turned
  }
}
