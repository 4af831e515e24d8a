import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct AccessibilitySettingsTests {
  @Test func `a setting of the phone changes its flag and posts its notification`() {
    let simulator = Simulator()
    typealias Settings = Simulator.AccessibilitySettings
    let cases: [(WritableKeyPath<Settings, Bool>, Notification.Name, @MainActor () -> Bool)] = [
      (
        \.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification,
        { UIAccessibility.isReduceMotionEnabled }
      ),
      (
        \.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        { UIAccessibility.buttonShapesEnabled }
      ),
    ]
    for (setting, name, flag) in cases {
      #expect(!flag())
      let log = EventLog()
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { log.record("\(flag())") }
      }
      for isOn in [true, true, false] { simulator.accessibility[keyPath: setting] = isOn }
      #expect(log.entries == ["true", "false"], "\(name.rawValue)")
      simulator.accessibility[keyPath: setting] = true
      #expect(simulator.run { flag() })
      #expect(!flag(), "the settings of another loop changed")
      NotificationCenter.default.removeObserver(observer)
    }
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

  @Test func `the preferred text size is a trait of all windows`() {
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.show(controller)
    #expect(simulator.preferredContentSizeCategory == .large)
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    simulator.preferredContentSizeCategory = .accessibilityLarge
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    simulator.device = .smallPhone
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(simulator.run { UIFont.preferredFont(forTextStyle: .body).pointSize } == 33)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
