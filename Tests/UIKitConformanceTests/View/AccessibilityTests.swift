import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AccessibilityTests {
  @Test func `a view is not an accessibility element by default`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    view.accessibilityTraits = [.button, .notEnabled]
    #expect(view.accessibilityTraits.contains(.button))
    #expect(!view.accessibilityTraits.contains(.header))
  }

  @Test func `posted notifications are recorded in order`() {
    let screen = TestScreen()
    UIAccessibility.post(notification: .announcement, argument: "Loading")
    screen.advance(1)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(screen.accessibilityPostings == ["Loading", nil])
  }

  @Test func `a custom action calls its handler`() {
    let action = UIAccessibilityCustomAction(name: "Refresh") { $0.name == "Refresh" }
    #expect(action.actionHandler?(action) == true)
  }
}
