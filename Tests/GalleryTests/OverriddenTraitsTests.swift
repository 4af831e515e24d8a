import GalleryExamples
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct OverriddenTraitsTests {
  /// A navigation controller that remembers for which controllers traits were overridden, and
  /// whether they were its children at that time. Apple documents the method for child view
  /// controllers.
  private final class Navigation: UINavigationController {
    private(set) var overrides: [Bool] = []

    override func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
      overrides.append(children.contains(childViewController))
      super.setOverrideTraitCollection(collection, forChild: childViewController)
    }
  }

  @Test(arguments: ["large-text", "right-to-left"])
  func `an example overrides its traits when it is a child, before it appears`(_ name: String)
    throws
  {
    let example = try #require(GalleryExample.named(name))
    let phone = Phone()
    let navigation = Navigation(rootViewController: UIViewController())
    phone.show(navigation)
    let controller = example.makeViewController()
    navigation.pushViewController(controller, animated: true)
    #expect(navigation.overrides == [true])
    let traits = controller.traitCollection
    #expect(
      traits.layoutDirection == .rightToLeft
        || traits.preferredContentSizeCategory == .accessibilityLarge)
    phone.advance(by: 1)
    #expect(navigation.overrides == [true])
    navigation.popViewController(animated: false)
    phone.turn()
  }
}
