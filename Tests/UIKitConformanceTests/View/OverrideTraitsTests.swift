import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct OverrideTraitsTests {
  @Test func `a container overrides the traits of one child and can remove them`() {
    let screen = TestScreen()
    let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
    for controller in [child, other] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    screen.window.rootViewController = parent
    screen.turn()
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    parent.setOverrideTraitCollection(mirrored, forChild: child)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(other.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(child.traitCollection.userInterfaceStyle == parent.traitCollection.userInterfaceStyle)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `an overridden text size reaches the labels of the child`() {
    let screen = TestScreen()
    let (parent, child) = (UIViewController(), UIViewController())
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    child.view.addSubview(label)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    screen.window.rootViewController = parent
    screen.turn()
    #expect(label.font.pointSize == 17)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), forChild: child)
    #expect(label.font.pointSize == 23)
  }

  @Test func `a pushed table starts below the bar`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.window.rootViewController = navigation
    screen.turn()
    let pushed = UIViewController()
    let table = UITableView(frame: pushed.view.bounds, style: .plain)
    pushed.view.addSubview(table)
    navigation.pushViewController(pushed, animated: true)
    screen.advance(1)
    #expect(table.safeAreaInsets.top == 91)
    #expect(table.adjustedContentInset.top == 91)
    #expect(table.contentOffset.y == -91)
  }
}
