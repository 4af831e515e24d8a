import TestSupport
import Testing
import UIKit

/// Declarations that must be the same as Apple's.
@Suite(.isolated)
@MainActor
struct DeclarationTests {
  @Test func `views, bar items and actions have an identifier for tests`() {
    let objects: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAction { _ in },
      UIAlertAction(title: nil, style: .default),
    ]
    for object in objects {
      #expect(object.accessibilityIdentifier == nil)
      object.accessibilityIdentifier = "name"
      #expect(object.accessibilityIdentifier == "name")
    }
    #expect(!((UIViewController() as Any) is any UIAccessibilityIdentification))
  }

  @Test func `the button of an alert has the identifier of its action`() throws {
    let screen = TestScreen()
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.turn()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Done", style: .default)
    action.accessibilityIdentifier = "done"
    alert.addAction(action)
    root.present(alert, animated: false)
    screen.turn()
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "done" { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let button = try #require(find(alert.view) as? UIControl)
    #expect(button.accessibilityLabel == "Done")
  }
}
