import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Scroll views that belong to other screens, or are behind the modified view.
@Suite(.isolated)
@MainActor
struct OtherScreenTests {
  private let phone = Phone(hasNotch: false)

  /// Creates a view controller whose view is a hosting view.
  private func screen() -> UIViewController {
    let controller = UIViewController()
    controller.view.frame = Shape.frame
    return controller
  }

  @Test func `a pushed screen that still loads does not take the list of the one before`() {
    let (first, second) = (screen(), screen())
    let list = UIScrollView.vertical(Shape.frame)
    first.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: first)
    phone.show(navigation)
    let modified = ModifiedView(.top)
    modified.add(to: second.view, around: Shape.frame)
    navigation.pushViewController(second, animated: true)
    phone.advance(by: 5)
    #expect(modified.scrollView == nil && list.contentInset == .zero)
    let own = UIScrollView.vertical(Shape.frame)
    second.view.insertSubview(own, at: 0)
    phone.advance(by: 1.1)
    #expect(modified.scrollView === own)
  }

  @Test func `a sheet whose list comes later does not take the list behind it`() {
    let (back, sheet) = (screen(), screen())
    let list = UIScrollView.vertical(Shape.frame)
    back.view.addSubview(list)
    phone.show(back)
    let modified = ModifiedView(.top)
    modified.add(to: sheet.view, around: Shape.frame)
    back.addChild(sheet)
    back.view.addSubview(UIView(Shape.frame, sheet.view))
    sheet.didMove(toParent: back)
    phone.advance(by: 5)
    #expect(modified.scrollView == nil)
  }

  @Test func `a page of a vertical pager does not take the scroll view of the pages`() {
    let (root, page) = (screen(), screen())
    let pager = UIScrollView.vertical(Shape.frame)
    root.view.addSubview(pager)
    phone.show(root)
    root.addChild(page)
    let modified = ModifiedView(.top)
    modified.add(to: page.view, around: Shape.frame)
    pager.addSubview(page.view)
    page.didMove(toParent: root)
    phone.advance(by: 5)
    #expect(modified.scrollView == nil)
  }

  @Test(.scenario("S94"))
  func `a modifier around a navigation controller finds the list of a screen, and is reported`() {
    let (root, inner) = (screen(), screen())
    let list = UIScrollView.vertical(Shape.frame)
    inner.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: inner)
    root.addChild(navigation)
    root.view.addSubview(navigation.view)
    navigation.didMove(toParent: root)
    let modified = ModifiedView(.top)
    modified.add(to: root.view, around: Shape.frame)
    phone.show(root)
    phone.advance(by: 2)
    #expect(modified.scrollView === list)
    #expect(modified.coordinator.misuses == [.aroundStack])
  }

  @Test func `a modifier on a screen of a navigation controller is not reported`() {
    let inner = screen()
    let list = UIScrollView.vertical(Shape.frame)
    inner.view.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: inner.view, around: Shape.frame)
    phone.show(UINavigationController(rootViewController: inner))
    phone.advance(by: 2)
    #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
  }

  @Test func `a modifier on a card in front of a list does not find the list`() {
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: CGRect(x: 50, y: 300, width: 200, height: 100))
    phone.show(hosting)
    phone.advance(by: 12)
    #expect(modified.scrollView == nil)
  }
}
