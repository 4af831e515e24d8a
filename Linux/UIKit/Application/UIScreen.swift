public import Foundation

/// The screen of a device, with a size in points and a scale.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The properties of the device to which a screen belongs.
  package struct Device {
    /// The size of the screen in points, in the current orientation.
    package var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point.
    package var scale: CGFloat
    /// The insets of the area that the device's bars and sensors do not cover, in points.
    package var safeAreaInsets: UIEdgeInsets = .zero
    /// The traits of the device.
    package var traits: UITraitCollection

    /// Creates a device with a screen of 390 × 844 points that nothing covers, and the given
    /// traits.
    package init(traits: UITraitCollection = .current) {
      scale = traits.displayScale
      self.traits = traits
    }
  }

  /// The device of the screen. New windows have its traits and its safe area.
  package var device: Device

  /// Creates the screen of a device.
  package init(device: Device) {
    self.device = device
    super.init()
  }

  /// The screen of the device.
  open class var main: UIScreen { MainLoop.current.screen }

  /// The bounds of the screen in points, in the current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }

  /// The current traits, overridden by the device's traits and the screen's display scale.
  open var traitCollection: UITraitCollection {
    UITraitCollection(
      traitsFrom: [.current, device.traits, UITraitCollection(displayScale: scale)])
  }
}
