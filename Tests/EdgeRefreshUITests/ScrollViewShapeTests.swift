import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// The view hierarchies of SwiftUI lists and scroll views, as reported for iOS 15 to 26: see
/// `SystemVersion`.
@MainActor
enum Shape: CaseIterable {
  /// iOS 15: a table in two SwiftUI views.
  case table
  /// iOS 16 and later: a collection view.
  case collection
  /// A scroll view that is a subview of the hosting view.
  case scrollView
  /// A scroll view in a container, with its content in another one, as on later systems.
  case containedScrollView
  /// A scroll view with a mask or rounded corners, which add views.
  case clippedScrollView
  /// A list in the hosting view of a sheet or a tab, which is deep in the hierarchy.
  case deepTable

  static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Creates the views. The first one is added to the hosting view.
  func make(rows: Rows, grid: Grid) -> (root: UIView, scrollView: UIScrollView) {
    let frame = Self.frame
    switch self {
    case .table:
      let table = rows.table()
      return (UIView(frame, UIView(frame, table)), table)
    case .collection:
      let collection = grid.collection()
      collection.alwaysBounceVertical = true
      return (UIView(frame, collection), collection)
    case .scrollView:
      let view = UIScrollView.vertical(frame)
      return (view, view)
    case .containedScrollView:
      let content = UIView(CGRect(x: 0, y: 0, width: 390, height: 3000))
      let view = UIScrollView.vertical(frame, content: UIView(frame, content))
      return (UIView(frame, view), view)
    case .clippedScrollView:
      let view = UIScrollView.vertical(frame)
      return (UIView(frame, UIView(frame, UIView(frame, view))), view)
    case .deepTable:
      let table = rows.table()
      return (UIView(frame, UIView(frame, UIView(frame, UIView(frame, table)))), table)
    }
  }
}

@Suite(.isolated)
@MainActor
struct ScrollViewShapeTests {
  private let phone = Phone(hasNotch: false)
  private let rows = Rows(50)
  private let grid = Grid(50)
  private let hosting = UIView(frame: Shape.frame)

  @Test(.scenario("S25"), arguments: Shape.allCases, RefreshEdge.vertical)
  func `a modifier on a scroll view finds it, and a finger refreshes`(
    shape: Shape, edge: RefreshEdge
  ) async {
    let (root, scrollView) = shape.make(rows: rows, grid: grid)
    hosting.addSubview(root)
    var count = 0
    let modified = ModifiedView(
      RefreshRequest(
        edge: edge,
        source: .handler {
          count += 1
          return .success
        }))
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView === scrollView)
    #expect(modified.coordinator.misuses.isEmpty)
    if edge == .bottom {
      scrollView.contentOffset.y = scrollView.contentSize.height - 844
      phone.turn()
    }
    phone.drag(by: edge == .top ? 300 : -300)
    phone.advance(by: 1)
    #expect(await settle { count == 1 && modified.coordinator.load.handlerRun == nil })
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == false)
    #expect(scrollView.contentInset == .zero)
  }

  @Test(arguments: Shape.allCases)
  func `a modifier in the content finds the scroll view around it`(shape: Shape) {
    let (root, scrollView) = shape.make(rows: rows, grid: grid)
    hosting.addSubview(root)
    let content = UIView(CGRect(x: 0, y: 0, width: 390, height: 3000))
    scrollView.addSubview(UIView(content.frame, content))
    let modified = ModifiedView(.top)
    modified.add(to: content, around: content.bounds)
    phone.show(hosting)
    #expect(modified.scrollView === scrollView)
  }

  @Test(arguments: RefreshEdge.horizontal)
  func `a modifier for a side finds the horizontal scroll view`(edge: RefreshEdge) {
    let content = UIView(CGRect(x: 0, y: 0, width: 1170, height: 200))
    let inner = UIScrollView.horizontal(
      CGRect(x: 0, y: 100, width: 390, height: 200), content: content)
    let outer = UIScrollView.vertical(Shape.frame, content: inner)
    hosting.addSubview(outer)
    let (around, inside) = (ModifiedView(edge), ModifiedView(edge.otherSide))
    around.add(to: outer, around: inner.frame)
    inside.add(to: content, around: content.bounds)
    phone.show(hosting)
    #expect(around.scrollView === inner && inside.scrollView === inner)
  }

  @Test func `a modifier on an empty view in the content finds the scroll view`() {
    let scrollView = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(scrollView)
    let modified = ModifiedView(.top)
    modified.add(to: scrollView, around: .zero)
    phone.show(hosting)
    #expect(modified.scrollView === scrollView)
  }

  @Test func `the list of each page of a pager gets its own control`() {
    let page = Shape.frame
    let lists = [UIScrollView.vertical(page), UIScrollView.vertical(page)]
    let pager = UIScrollView.horizontal(page, isPager: true)
    hosting.addSubview(pager)
    let modified = lists.enumerated().map { index, list in
      let host = UIView(page.offsetBy(dx: 390 * CGFloat(index), dy: 0), list)
      pager.addSubview(host)
      let modified = ModifiedView(.top)
      modified.add(to: host, around: page)
      return modified
    }
    phone.show(hosting)
    #expect(modified[0].scrollView === lists[0] && modified[1].scrollView === lists[1])
  }

  @Test func `a list on a vertical page is found if it fills the modified view`() {
    let list = UIScrollView.vertical(CGRect(x: 0, y: 200, width: 390, height: 600))
    let page = UIScrollView.vertical(Shape.frame, content: list)
    hosting.addSubview(page)
    let (onList, onStack) = (ModifiedView(.top), ModifiedView(.bottom))
    onList.add(to: page, around: list.frame)
    onStack.add(to: page, around: CGRect(x: 0, y: 0, width: 390, height: 3000))
    phone.show(hosting)
    #expect(onList.scrollView === list)
    #expect(onStack.scrollView === page)
  }

  @Test func `a text editor, a field and a carousel beside a list are not found`() {
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    editor.alwaysBounceVertical = true
    let field = UIControl(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
    field.addSubview(UIScrollView.vertical(field.bounds))
    let carousel = UIScrollView.horizontal(CGRect(x: 0, y: 344, width: 390, height: 100))
    let list = UIScrollView.vertical(CGRect(x: 0, y: 444, width: 390, height: 400))
    for view in [editor, field, carousel, list] { hosting.addSubview(UIView(hosting.frame, view)) }
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView === list)
  }

  @Test func `a text editor in a scrolling form is not found`() {
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    editor.alwaysBounceVertical = true
    let form = UIScrollView.vertical(Shape.frame, content: UIView(editor.frame, editor))
    hosting.addSubview(form)
    let (onEditor, inEditor) = (ModifiedView(.top), ModifiedView(.bottom))
    onEditor.add(to: form, around: editor.frame)
    inEditor.add(to: editor, around: editor.bounds)
    phone.show(hosting)
    #expect(onEditor.scrollView === form && inEditor.scrollView === form)
  }

  @Test func `lists side by side get their own controls`() {
    let left = UIScrollView.vertical(CGRect(x: 0, y: 0, width: 195, height: 844))
    let right = UIScrollView.vertical(CGRect(x: 195, y: 0, width: 195, height: 844))
    var modified: [ModifiedView] = []
    for list in [left, right] {
      hosting.addSubview(list)
      modified.append(ModifiedView(.top))
    }
    // The views of both lists come before all markers.
    modified[0].add(to: hosting, around: left.frame)
    modified[1].add(to: hosting, around: right.frame)
    phone.show(hosting)
    #expect(modified[0].scrollView === left && modified[1].scrollView === right)
  }

  @Test func `a list in front of another one is found, and the one behind has its own control`() {
    let (back, front) = (UIScrollView.vertical(Shape.frame), UIScrollView.vertical(Shape.frame))
    let (first, second) = (ModifiedView(.top), ModifiedView(.top))
    hosting.addSubview(UIView(hosting.frame, back))
    first.add(to: hosting, around: Shape.frame)
    hosting.addSubview(UIView(hosting.frame, front))
    second.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(first.scrollView === back && second.scrollView === front)
  }

  @Test func `a small list in front of a large one is found`() {
    let back = UIScrollView.vertical(Shape.frame)
    let small = UIScrollView.vertical(CGRect(x: 20, y: 400, width: 350, height: 200))
    hosting.addSubview(back)
    hosting.addSubview(small)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: CGRect(x: 20, y: 300, width: 350, height: 444))
    phone.show(hosting)
    #expect(modified.scrollView === small)
  }

  @Test func `a list that extends into the safe area and below the keyboard is found`() {
    let phone = Phone(hasNotch: true)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let (resting, typing) = (ModifiedView(.top), ModifiedView(.bottom))
    resting.add(to: hosting, around: CGRect(x: 0, y: 47, width: 390, height: 763))
    typing.add(to: hosting, around: CGRect(x: 0, y: 47, width: 390, height: 460))
    phone.show(hosting)
    #expect(resting.scrollView === list && typing.scrollView === list)
  }

  @Test func `short content that does not bounce is found`() {
    let list = UIScrollView(frame: Shape.frame)
    list.contentSize = CGSize(width: 390, height: 100)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView === list)
  }

  @Test func `a list whose content is laid out later is found then`() {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
    hosting.addSubview(carousel)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView == nil)
    carousel.contentSize = CGSize(width: 2000, height: 100)
    list.contentSize = CGSize(width: 390, height: 2000)
    phone.advance(by: 0.1)
    #expect(modified.scrollView === list)
  }

  @Test func `content that is never laid out does not prevent the control`() {
    let list = UIScrollView(frame: Shape.frame)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView == nil)
    phone.advance(by: 2)
    #expect(modified.scrollView === list)
  }

  @Test func `a list on a page that stays empty keeps the control`() {
    let list = UIScrollView(frame: Shape.frame)
    let page = UIScrollView.vertical(Shape.frame, content: list)
    hosting.addSubview(page)
    let modified = ModifiedView(.top)
    modified.add(to: page, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: 2)
    #expect(modified.scrollView === list)
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    phone.turn()
    #expect(modified.scrollView === list)
  }
}

extension RefreshEdge {
  static let vertical: [RefreshEdge] = [.top, .bottom]
  static let horizontal: [RefreshEdge] = [.leading, .trailing]

  fileprivate var otherSide: RefreshEdge { self == .leading ? .trailing : .leading }
}
