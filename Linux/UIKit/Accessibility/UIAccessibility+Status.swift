public import Foundation

extension UIAccessibility {
  /// The accessibility settings of a device that are on.
  package struct Settings: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let voiceOver = Settings(rawValue: 1 << 0)
    package static let reduceMotion = Settings(rawValue: 1 << 2)
    package static let boldText = Settings(rawValue: 1 << 4)
    package static let buttonShapes = Settings(rawValue: 1 << 5)
    package static let darkerColors = Settings(rawValue: 1 << 6)

    /// The traits of windows on a device with these settings.
    package var traits: UITraitCollection {
      UITraitCollection(
        userInterfaceStyle: .unspecified,
        accessibilityContrast: contains(.darkerColors) ? .high : .normal,
        legibilityWeight: contains(.boldText) ? .bold : .regular)
    }
  }

  // MARK: Settings

  /// Whether the Reduce Motion setting is on. `false` by default.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }

  /// Whether the Button Shapes setting is on. `false` by default.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }

  /// The settings of the current main loop, which are those of its device.
  private static var settings: Settings { MainLoop.current.accessibilitySettings }

  // MARK: Notifications

  /// Posted after the Reduce Motion setting changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after the Button Shapes setting changes.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// The notification for a change of each setting, in the order in which they are posted.
  private static let statusNotifications: [(setting: Settings, name: NSNotification.Name)] = [
    (.reduceMotion, reduceMotionStatusDidChangeNotification),
    (.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
  ]

  /// Posts the notifications for the settings that differ.
  static func postStatusNotifications(from old: Settings, to new: Settings) {
    let changed = old.symmetricDifference(new)
    for (setting, name) in statusNotifications where changed.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

extension MainLoop {
  /// The accessibility settings of the loop's device. Empty by default.
  ///
  /// A change updates the traits of the screen and of the loop's windows. Then it posts the
  /// notifications of `UIAccessibility`, with the loop as the current one. The notification center
  /// belongs to the process, so observers of other loops are called as well. They read the settings
  /// of this loop.
  package var accessibilitySettings: UIAccessibility.Settings {
    get { storedAccessibilitySettings }
    set {
      let old = storedAccessibilitySettings
      guard newValue != old else { return }
      storedAccessibilitySettings = newValue
      Self.$current.withValue(self) {
        addTraits(newValue.traits)
        if newValue.contains(.buttonShapes) != old.contains(.buttonShapes) {
          for window in windows { window.buttonShapesDidChange() }
        }
        UIAccessibility.postStatusNotifications(from: old, to: newValue)
      }
    }
  }

  /// The text size that the user of the loop's device prefers.
  ///
  /// A change updates the traits of the screen and of the loop's windows.
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { screen.traitCollection.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      Self.$current.withValue(self) {
        addTraits(UITraitCollection(preferredContentSizeCategory: newValue))
      }
    }
  }

  /// Adds traits to those of the screen and the windows.
  private func addTraits(_ traits: UITraitCollection) {
    settingsTraits = UITraitCollection(traitsFrom: [settingsTraits ?? UITraitCollection(), traits])
    screen.device.traits = UITraitCollection(traitsFrom: [screen.device.traits, traits])
    for window in windows {
      window.environment = UITraitCollection(traitsFrom: [window.environment, traits])
    }
  }
}
