public import Foundation

extension UIAccessibility {
  /// The accessibility settings of a device that are on.
  package struct Settings: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let voiceOver = Settings(rawValue: 1 << 0)
    package static let switchControl = Settings(rawValue: 1 << 1)
    package static let reduceMotion = Settings(rawValue: 1 << 2)
    package static let crossFadeTransitions = Settings(rawValue: 1 << 3)
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

  /// Whether VoiceOver is running. `false` by default.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }

  /// Whether Switch Control is running. `false` by default.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }

  /// Whether the Reduce Motion setting is on. `false` by default.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }

  /// Whether the Reduce Motion and the Prefer Cross-Fade Transitions settings are both on. `false`
  /// by default.
  public static var prefersCrossFadeTransitions: Bool {
    settings.isSuperset(of: [.reduceMotion, .crossFadeTransitions])
  }

  /// Whether the Bold Text setting is on. `false` by default.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }

  /// Whether the Button Shapes setting is on. `false` by default.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }

  /// Whether the Increase Contrast setting is on. `false` by default.
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerColors) }

  /// The settings of the current main loop, which are those of its device.
  private static var settings: Settings { MainLoop.current.accessibilitySettings }

  // MARK: Notifications

  /// Posted after VoiceOver starts or stops.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after Switch Control starts or stops.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted after the Reduce Motion setting changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after the Prefer Cross-Fade Transitions setting changes.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted after the Bold Text setting changes.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after the Button Shapes setting changes.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted after the Increase Contrast setting changes.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// The notification for a change of each setting, in the order in which they are posted.
  private static let statusNotifications: [(setting: Settings, name: NSNotification.Name)] = [
    (.voiceOver, voiceOverStatusDidChangeNotification),
    (.switchControl, switchControlStatusDidChangeNotification),
    (.reduceMotion, reduceMotionStatusDidChangeNotification),
    (.crossFadeTransitions, prefersCrossFadeTransitionsStatusDidChange),
    (.boldText, boldTextStatusDidChangeNotification),
    (.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
    (.darkerColors, darkerSystemColorsStatusDidChangeNotification),
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
  /// A change updates the traits of the screen and of the loop's windows. Then it posts
  /// `UIContentSizeCategory.didChangeNotification`, with the loop as the current one.
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { screen.traitCollection.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      Self.$current.withValue(self) {
        addTraits(UITraitCollection(preferredContentSizeCategory: newValue))
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: screen,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
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

extension UIContentSizeCategory {
  /// Posted after the user changes the preferred text size. The object is the screen.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new text size, a `UIContentSizeCategory`, in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
