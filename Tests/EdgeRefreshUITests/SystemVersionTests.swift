import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Scroll views are found in the view hierarchies of each version of iOS.
@Suite(.isolated)
@MainActor
struct SystemVersionTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let bars = UIEdgeInsets(top: 143, left: 0, bottom: 83, right: 0)

  private func show(_ modified: ModifiedView, in view: UIView, around frame: CGRect) {
    modified.add(to: view, around: frame)
    phone.show(hosting)
    phone.advance(by: 2)
  }

  // MARK: Size and place

  /// A list, and the modified view that SwiftUI makes of it, in a window with bars.
  @MainActor
  enum Layout: CaseIterable {
    case plain, ignoringSafeArea, widerThanModified, offset, aboveKeyboard

    /// The frame of the list.
    var list: CGRect {
      switch self {
      case .plain, .ignoringSafeArea, .aboveKeyboard: Shape.frame
      case .widerThanModified: Shape.frame.insetBy(dx: -20, dy: 0)
      case .offset: Shape.frame.offsetBy(dx: 0, dy: -60)
      }
    }

    var modified: CGRect {
      switch self {
      case .ignoringSafeArea: Shape.frame
      case .plain, .widerThanModified, .offset: CGRect(x: 0, y: 143, width: 390, height: 618)
      case .aboveKeyboard: CGRect(x: 0, y: 143, width: 390, height: 365)
      }
    }
  }

  @Test(arguments: SystemVersion.allCases, Layout.allCases)
  func `a list is found, whatever its size, place and safe area`(
    version: SystemVersion, layout: Layout
  ) {
    for safeArea in SystemVersion.SafeArea.allCases {
      let (root, list) = version.list(layout.list)
      hosting.addSubview(root)
      var bars = bars
      // The keyboard makes the inset larger: the content remains visible.
      if layout == .aboveKeyboard { bars.bottom = 336 }
      safeArea.apply(bars, to: list, in: phone)
      let modified = ModifiedView(.top)
      show(modified, in: hosting, around: layout.modified)
      #expect(modified.scrollView === list, "\(safeArea)")
      #expect(modified.coordinator.misuses.isEmpty)
      modified.remove()
      root.removeFromSuperview()
      phone.turn()
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a list on a page that ignores the keyboard is found`(version: SystemVersion) {
    let list = version.list()
    let page = version.scrollView(content: UIView(Shape.frame, list.root))
    hosting.addSubview(page.root)
    SystemVersion.SafeArea.asInset.apply(
      UIEdgeInsets(top: 143, left: 0, bottom: 336, right: 0), to: list.scrollView, in: phone)
    let modified = ModifiedView(.top)
    show(modified, in: list.root.superview ?? hosting, around: Shape.frame)
    #expect(modified.scrollView === list.scrollView)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a hidden list in front, and one behind a scroll view, are not found`(
    version: SystemVersion
  ) {
    let (front, other, back) = (version.list(), version.list(), version.list())
    front.root.isHidden = true
    for root in [other.root, back.root, front.root] { hosting.addSubview(root) }
    let modified = ModifiedView(.top)
    show(modified, in: hosting, around: Shape.frame)
    #expect(modified.scrollView === back.scrollView)
  }

  // MARK: Content

  @Test(arguments: SystemVersion.allCases)
  func `a list that arrives on a page takes the control, and passes it on when it leaves`(
    version: SystemVersion
  ) async {
    let work = Work()
    let content = UIView(CGRect(x: 0, y: 0, width: 390, height: 2000))
    let page = version.scrollView(content: content)
    hosting.addSubview(page.root)
    let modified = ModifiedView(work.request(at: .top))
    let area = CGRect(x: 0, y: 100, width: 390, height: 600)
    show(modified, in: content, around: area)
    #expect(modified.scrollView === page.scrollView)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    let list = version.list(area)
    content.insertSubview(list.root, at: 0)
    modified.update(work.request(at: .top))
    phone.advance(by: 1)
    #expect(modified.scrollView === list.scrollView && modified.control?.isRefreshing == true)
    #expect(page.scrollView.contentInset == .zero)
    list.root.removeFromSuperview()
    phone.advance(by: 1)
    #expect(modified.scrollView === page.scrollView && modified.control?.isRefreshing == true)
    #expect(work.startCount == 1 && !work.wasCanceled)
    work.finish(with: .success)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a view that shows its list later without an update gives a new size`(
    version: SystemVersion
  ) {
    let modified = ModifiedView(.top)
    show(modified, in: hosting, around: CGRect(x: 180, y: 400, width: 20, height: 20))
    phone.advance(by: 300)
    #expect(!MainLoop.current.hasPendingWork)
    let list = version.list()
    hosting.insertSubview(list.root, at: 0)
    modified.place(around: Shape.frame)
    phone.turn()
    #expect(modified.scrollView === list.scrollView)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a modified view without a list asks again when a refresh begins`(version: SystemVersion) {
    let modified = ModifiedView(.top)
    show(modified, in: hosting, around: Shape.frame)
    phone.advance(by: 300)
    let list = version.list()
    hosting.insertSubview(list.root, at: 0)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(modified.scrollView === list.scrollView && modified.control?.isRefreshing == true)
  }

  // MARK: Pages

  @Test(arguments: SystemVersion.allCases, [false, true])
  func `each page has the control of its list, and is no row`(
    version: SystemVersion, haveControllers: Bool
  ) {
    let pages = (0..<2).map { _ in UIView(frame: Shape.frame) }
    let lists = pages.map { page in
      let list = version.list()
      page.addSubview(list.root)
      return list.scrollView
    }
    let modified = pages.map { page in
      let modified = ModifiedView(.top)
      modified.add(to: page, around: Shape.frame)
      return modified
    }
    let pager = version.pages(pages, haveControllers: haveControllers)
    hosting.addSubview(pager.root)
    phone.show(hosting)
    phone.advance(by: 2)
    for (modified, list) in zip(modified, lists) {
      #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
    }
  }

  @Test(arguments: SystemVersion.allCases, [RefreshEdge.top, .trailing])
  func `a page that shows its list later does not take the scroll view of the pages`(
    version: SystemVersion, edge: RefreshEdge
  ) {
    let page = UIView(frame: Shape.frame)
    let modified = ModifiedView(edge)
    modified.add(to: page, around: Shape.frame)
    let pages = version.pages([page, UIView(frame: Shape.frame)], haveControllers: false)
    // Pages may be part of a page that scrolls.
    let outer = version.scrollView(content: UIView(Shape.frame, pages.root))
    hosting.addSubview(outer.root)
    phone.show(hosting)
    phone.advance(by: 8)
    #expect(modified.control == nil && modified.coordinator.misuses.isEmpty)
    let list =
      edge == .top ? version.list().scrollView : UIScrollView.horizontal(Shape.frame)
    page.insertSubview(UIView(Shape.frame, list), at: 0)
    phone.advance(by: 1.1)
    #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
  }

  // MARK: Groups

  @Test(.scenario("S25"), arguments: SystemVersion.allCases)
  func `a branch that is exchanged continues the refresh`(version: SystemVersion) async {
    let work = Work()
    let (old, new) = (version.list(), version.list())
    hosting.addSubview(old.root)
    let first = ModifiedView(work.request(at: .top))
    show(first, in: hosting, around: Shape.frame)
    first.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    // SwiftUI may remove the old branch before it makes the new one.
    first.remove()
    old.root.removeFromSuperview()
    hosting.addSubview(new.root)
    let second = ModifiedView(inGroupOf: first)
    second.add(to: hosting, around: Shape.frame)
    phone.advance(by: 1)
    #expect(second.scrollView === new.scrollView && second.control?.isRefreshing == true)
    #expect(work.startCount == 1 && !work.wasCanceled)
    second.remove()
    phone.turn()
    #expect(second.control == nil)
    #expect(await settle { work.wasCanceled })
  }

  @Test(arguments: SystemVersion.allCases)
  func `a branch that fades out keeps the control until it has disappeared`(
    version: SystemVersion
  ) {
    let (old, new) = (version.list(), version.list())
    hosting.addSubview(old.root)
    let first = ModifiedView(.top)
    show(first, in: hosting, around: Shape.frame)
    hosting.addSubview(new.root)
    let second = ModifiedView(inGroupOf: first)
    second.add(to: hosting, around: Shape.frame)
    phone.advance(by: 0.35)
    #expect(first.scrollView === old.scrollView)
    first.remove()
    old.root.removeFromSuperview()
    phone.turn()
    #expect(second.scrollView === new.scrollView && second.coordinator.misuses.isEmpty)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a group with two lists is reported`(version: SystemVersion) {
    let half = CGRect(x: 0, y: 0, width: 390, height: 422)
    let other = half.offsetBy(dx: 0, dy: 422)
    let (top, bottom) = (version.list(half), version.list(other))
    hosting.addSubview(top.root)
    let first = ModifiedView(.top)
    first.add(to: hosting, around: half)
    hosting.addSubview(bottom.root)
    let second = ModifiedView(inGroupOf: first)
    show(second, in: hosting, around: other)
    #expect(first.coordinator.misuses == [.severalScrollViews] && first.control == nil)
    first.remove()
    top.root.removeFromSuperview()
    phone.turn()
    #expect(second.scrollView === bottom.scrollView)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a group of a list and other views has one control, in the list`(version: SystemVersion) {
    let content = UIView(CGRect(x: 0, y: 0, width: 390, height: 2000))
    let page = version.scrollView(content: content)
    hosting.addSubview(page.root)
    let area = CGRect(x: 0, y: 100, width: 390, height: 600)
    let title = ModifiedView(.top)
    title.add(to: content, around: CGRect(x: 0, y: 0, width: 390, height: 100))
    let list = version.list(area)
    content.addSubview(list.root)
    show(ModifiedView(inGroupOf: title), in: content, around: area)
    #expect(title.scrollView === list.scrollView && title.coordinator.misuses.isEmpty)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a modifier of all rows keeps its control while rows come and go`(version: SystemVersion) {
    let content = UIView(CGRect(x: 0, y: 0, width: 390, height: 4400))
    let list = version.scrollView(content: content)
    hosting.addSubview(list.root)
    var rows = [ModifiedView(.top)]
    rows[0].add(to: content, around: CGRect(x: 0, y: 0, width: 390, height: 44))
    for row in 1..<20 {
      rows.append(ModifiedView(inGroupOf: rows[0]))
      rows[row].add(to: content, around: CGRect(x: 0, y: 44 * row, width: 390, height: 44))
    }
    phone.show(hosting)
    let control = rows[0].control
    #expect(control?.superview === list.scrollView)
    list.scrollView.contentOffset.y = 600
    for row in rows.dropLast() { row.remove() }
    phone.turn()
    #expect(rows[0].control === control && rows[0].coordinator.misuses.isEmpty)
    rows[19].remove()
    phone.turn()
    #expect(list.scrollView.subviews.allSatisfy { !($0 is RefreshComponent) })
  }

  // MARK: Lifetime

  @Test(arguments: SystemVersion.allCases)
  func `a coordinator that is freed without being dismantled ends its work and its control`(
    version: SystemVersion
  ) async {
    let work = Work()
    let list = version.list()
    hosting.addSubview(list.root)
    var modified: ModifiedView? = ModifiedView(work.request(at: .top))
    modified?.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    modified?.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    #expect(list.scrollView.roundedInsets == [54, 0])
    modified?.host.removeFromSuperview()
    phone.turn()
    #expect(!work.wasCanceled)
    modified = nil
    #expect(await settle { work.wasCanceled && list.scrollView.contentInset == .zero })
    #expect(list.scrollView.subviews.allSatisfy { !($0 is RefreshComponent) })
  }
}
