public import UIKit

extension Simulator {
  /// The accessibility settings of the phone. All are off by default.
  ///
  /// A change updates the traits of the windows, posts the notifications of `UIAccessibility` and
  /// runs the work that is due.
  ///
  /// ```swift
  /// let simulator = Simulator()
  /// simulator.accessibility.isReduceMotionEnabled = true
  /// simulator.preferredContentSizeCategory = .accessibilityLarge
  /// ```
  ///
  /// Each simulator has its own settings, so tests that run at the same time do not share them. The
  /// notification center belongs to the process: an observer that another test has registered is
  /// called as well, and reads the settings of this simulator.
  public var accessibility: AccessibilitySettings {
    get { AccessibilitySettings(loop.accessibilitySettings) }
    set {
      run {
        loop.accessibilitySettings = newValue.settings
        loop.turn()
      }
    }
  }

  /// The text size that the user prefers. `large` by default.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { loop.preferredContentSizeCategory }
    set {
      run {
        loop.preferredContentSizeCategory = newValue
        loop.turn()
      }
    }
  }

  /// The accessibility settings of a phone.
  public struct AccessibilitySettings: Equatable, Sendable {
    var settings: UIAccessibility.Settings = []

    /// Creates settings that are all off.
    public init() {}

    init(_ settings: UIAccessibility.Settings) { self.settings = settings }

    /// Whether VoiceOver is running. Using ``Simulator/screenReader`` turns it on.
    public var isVoiceOverRunning: Bool {
      get { self[.voiceOver] }
      set { self[.voiceOver] = newValue }
    }

    /// Whether Reduce Motion is on.
    public var isReduceMotionEnabled: Bool {
      get { self[.reduceMotion] }
      set { self[.reduceMotion] = newValue }
    }

    /// Whether Bold Text is on.
    public var isBoldTextEnabled: Bool {
      get { self[.boldText] }
      set { self[.boldText] = newValue }
    }

    /// Whether Button Shapes is on.
    public var buttonShapesEnabled: Bool {
      get { self[.buttonShapes] }
      set { self[.buttonShapes] = newValue }
    }

    /// Whether Increase Contrast is on.
    public var isIncreaseContrastEnabled: Bool {
      get { self[.darkerColors] }
      set { self[.darkerColors] = newValue }
    }

    private subscript(_ setting: UIAccessibility.Settings) -> Bool {
      get { settings.contains(setting) }
      set {
        if newValue { settings.insert(setting) } else { settings.remove(setting) }
      }
    }
  }
}
