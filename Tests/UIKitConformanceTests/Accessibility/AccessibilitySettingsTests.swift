import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct AccessibilitySettingsTests {
  /// Runs a block, and returns a value at each notification with a name.
  private func values(
    _ name: Notification.Name, _ value: @escaping @MainActor () -> Any, during body: () -> Void
  ) -> [String] {
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { log.record("\(value())") }
    }
    body()
    NotificationCenter.default.removeObserver(observer)
    return log.entries
  }

  @Test func `all settings are off by default`() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.buttonShapesEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
  }

  @Test func `each setting of the phone changes its flag and posts its notification`() {
    let simulator = Simulator()
    typealias Settings = Simulator.AccessibilitySettings
    let cases: [(WritableKeyPath<Settings, Bool>, Notification.Name, @MainActor () -> Bool)] = [
      (
        \.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification,
        { UIAccessibility.isVoiceOverRunning }
      ),
      (
        \.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification,
        { UIAccessibility.isSwitchControlRunning }
      ),
      (
        \.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification,
        { UIAccessibility.isReduceMotionEnabled }
      ),
      // The setting has an effect because Reduce Motion is on now.
      (
        \.prefersCrossFadeTransitions,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
        { UIAccessibility.prefersCrossFadeTransitions }
      ),
      (
        \.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification,
        { UIAccessibility.isBoldTextEnabled }
      ),
      (
        \.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        { UIAccessibility.buttonShapesEnabled }
      ),
      (
        \.isIncreaseContrastEnabled,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        { UIAccessibility.isDarkerSystemColorsEnabled }
      ),
    ]
    for (setting, name, flag) in cases {
      let posted = values(name, flag) {
        simulator.accessibility[keyPath: setting] = true
        simulator.accessibility[keyPath: setting] = true
      }
      #expect(posted == ["true"], "\(name.rawValue)")
      #expect(simulator.accessibility[keyPath: setting])
      #expect(simulator.run { flag() })
      #expect(!flag(), "the settings of another loop changed")
    }
    for (setting, name, flag) in cases.reversed() {
      #expect(values(name, flag) { simulator.accessibility[keyPath: setting] = false } == ["false"])
    }
  }

  @Test func `cross-fades are preferred only with Reduce Motion`() {
    let loop = MainLoop.current
    loop.accessibilitySettings = .crossFadeTransitions
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    loop.accessibilitySettings.insert(.reduceMotion)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
  }

  @Test func `Increase Contrast and Bold Text are traits of all windows`() {
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.show(controller)
    let second = simulator.run { UIWindow() }
    #expect(controller.traitCollection.accessibilityContrast == .normal)
    #expect(controller.traitCollection.legibilityWeight == .regular)
    simulator.accessibility.isIncreaseContrastEnabled = true
    simulator.accessibility.isBoldTextEnabled = true
    for traits in [controller.traitCollection, second.traitCollection] {
      #expect(traits.accessibilityContrast == .high)
      #expect(traits.legibilityWeight == .bold)
    }
    simulator.userInterfaceStyle = .dark
    #expect(controller.traitCollection.accessibilityContrast == .high)
    #expect(simulator.run { UIWindow() }.traitCollection.legibilityWeight == .bold)
    simulator.accessibility = Simulator.AccessibilitySettings()
    #expect(controller.traitCollection.accessibilityContrast == .normal)
    #expect(controller.traitCollection.legibilityWeight == .regular)
  }

  @Test func `dynamic colors can depend on the contrast`() {
    let screen = TestScreen()
    let color = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    let view = screen.addView()
    #expect(color.resolvedColor(with: view.traitCollection) == .gray)
    screen.loop.accessibilitySettings = .darkerColors
    #expect(color.resolvedColor(with: view.traitCollection) == .black)
  }

  @Test func `the preferred text size is a trait of all windows and is announced`() {
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.show(controller)
    #expect(simulator.preferredContentSizeCategory == .large)
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    let posted = values(
      UIContentSizeCategory.didChangeNotification,
      { UIApplication.shared.preferredContentSizeCategory.rawValue },
      during: { simulator.preferredContentSizeCategory = .accessibilityLarge })
    #expect(posted == [UIContentSizeCategory.accessibilityLarge.rawValue])
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    simulator.device = .smallPhone
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(simulator.run { UIFont.preferredFont(forTextStyle: .body).pointSize } == 33)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
