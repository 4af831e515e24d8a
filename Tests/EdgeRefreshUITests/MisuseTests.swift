import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct MisuseTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let grid = Grid(50)

  private func show(_ modified: ModifiedView, around frame: CGRect = Shape.frame) {
    modified.add(to: hosting, around: frame)
    phone.show(hosting)
    phone.advance(by: 12)
  }

  @Test(arguments: [9.0, 12])
  func `a modified view without a scroll view is reported while it is shown`(duration: Double) {
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: duration)
    #expect(modified.coordinator.misuses == (duration > 10 ? [.noScrollView] : []))
  }

  @Test(arguments: SystemVersion.allCases, [false, true])
  func `a modifier around pages is reported`(version: SystemVersion, haveControllers: Bool) {
    let lists = (0..<2).map { _ in UIScrollView.vertical(Shape.frame) }
    let pages = version.pages(lists, haveControllers: haveControllers)
    hosting.addSubview(pages.root)
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.control == nil && modified.coordinator.misuses == [.noScrollView])
  }

  @Test func `a list with a pager in its header is found`() {
    let list = UIScrollView.vertical(Shape.frame)
    let pager = UIScrollView.horizontal(CGRect(x: 0, y: 0, width: 390, height: 200), isPager: true)
    list.addSubview(pager)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.scrollView === list)
  }

  @Test(arguments: [5.0, 20, 55, 300])
  func `a screen that shows its list later gets its control`(duration: Double) {
    let request = RefreshRequest(edge: .top, source: .handler { .success })
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: duration)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(list, at: 0)
    // By then, the search has ended.
    if duration > 60 { modified.update(request) }
    phone.advance(by: 1.1)
    #expect(modified.scrollView === list)
    #expect(modified.coordinator.misuses == (duration > 10 ? [.noScrollView] : []))
  }

  @Test func `a message is reported once`() {
    // No other test causes this one.
    let modified = ModifiedView(
      RefreshRequest(edge: .trailing, isAutomatic: true, source: .handler { .success }))
    let list = UIScrollView.horizontal(Shape.frame)
    list.setRefreshControl(NormalTrailer())
    hosting.addSubview(list)
    let messages = messages { show(modified) }
    #expect(messages == [RefreshMisuse.secondControl.message(at: .trailing, isAutomatic: true)])
  }

  @Test func `a modifier around lists side by side is reported and attaches nothing`() {
    for x in [0, 195] {
      hosting.addSubview(
        UIScrollView.vertical(CGRect(x: x, y: 0, width: 195, height: 844)))
    }
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.control == nil && modified.coordinator.misuses == [.severalScrollViews])
  }

  @Test func `lists side by side are not reported while one may still be removed`() {
    let lists = [0, 195].map { UIScrollView.vertical(CGRect(x: $0, y: 0, width: 195, height: 844)) }
    for list in lists { hosting.addSubview(list) }
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: 0.5)
    lists[0].removeFromSuperview()
    phone.advance(by: 2)
    #expect(modified.scrollView === lists[1] && modified.coordinator.misuses.isEmpty)
  }

  @Test func `a second header is not reported while the first one may still be removed`() {
    let list = UIScrollView.vertical(Shape.frame)
    let header = NormalHeader()
    list.setRefreshControl(header, at: .top)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: 0.5)
    list.setRefreshControl(nil, at: .top)
    phone.advance(by: 2)
    #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
  }

  @Test func `a second header is reported, and the first one stays`() {
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let (first, second) = (ModifiedView(.top), ModifiedView(.top))
    show(first)
    let control = first.control
    show(second)
    #expect(second.coordinator.misuses == [.secondControl] && second.control == nil)
    #expect(first.control === control && control?.superview === list)
    #expect(first.coordinator.misuses.isEmpty)
  }

  @Test func `a header of UIKit stays, and is reported`() {
    let list = UIScrollView.vertical(Shape.frame)
    let header = NormalHeader()
    list.setRefreshControl(header, at: .top)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.coordinator.misuses == [.secondControl])
    #expect(header.superview === list && modified.control == nil)
  }

  @Test func `a modifier in a row of a list is reported and works until the row is removed`() {
    let list = Rows(50).table()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    list.addSubview(cell)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: cell.contentView, around: cell.bounds)
    phone.show(hosting)
    #expect(modified.scrollView === list && modified.coordinator.misuses == [.insideRow])
    modified.remove()
    phone.turn()
    #expect(modified.control == nil && list.contentInset == .zero)
  }

  @Test func `a modifier in an item of a collection is reported`() {
    let collection = grid.collection()
    collection.alwaysBounceVertical = true
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    collection.addSubview(cell)
    hosting.addSubview(collection)
    let modified = ModifiedView(.top)
    modified.add(to: cell.contentView, around: cell.bounds)
    phone.show(hosting)
    #expect(modified.scrollView === collection && modified.coordinator.misuses == [.insideRow])
  }

  @Test func `a modifier that is removed while it is out of view is reported`() {
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let (row, whole) = (ModifiedView(.top), ModifiedView(.bottom))
    row.add(to: list, around: CGRect(x: 0, y: 0, width: 390, height: 44))
    whole.add(to: list, around: CGRect(x: 0, y: 0, width: 390, height: 3000))
    phone.show(hosting)
    list.contentOffset.y = 1000
    phone.turn()
    row.remove()
    whole.remove()
    phone.turn()
    #expect(row.coordinator.misuses == [.lazyRow] && whole.coordinator.misuses.isEmpty)
  }

  @Test func `a screen that disappears while it is scrolled is not reported`() {
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: list, around: CGRect(x: 0, y: 0, width: 390, height: 44))
    phone.show(hosting)
    list.contentOffset.y = 1000
    phone.turn()
    hosting.removeFromSuperview()
    modified.remove()
    phone.turn()
    #expect(modified.coordinator.misuses.isEmpty)
  }

  @Test func `a row that was out of view before is not reported when it is removed in view`() {
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: list, around: CGRect(x: 0, y: 0, width: 390, height: 44))
    phone.show(hosting)
    list.contentOffset.y = 1000
    phone.turn()
    hosting.removeFromSuperview()
    list.contentOffset.y = 0
    phone.show(hosting)
    modified.dismantle()
    phone.turn()
    #expect(modified.coordinator.misuses.isEmpty)
  }

  @Test func `a view that is updated each second is searched and reported as well`() {
    for x in [0, 195] {
      hosting.addSubview(UIScrollView.vertical(CGRect(x: x, y: 0, width: 195, height: 844)))
    }
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    for _ in 0..<5 {
      modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
      phone.advance(by: 1)
    }
    #expect(modified.coordinator.misuses == [.severalScrollViews])
  }

  @Test func `controls of the environment report that there is no modifier around the view`() {
    var controls = RefreshControls()
    let modified = ModifiedView(.bottom)
    controls.add(modified.coordinator, at: .bottom)
    let messages = messages {
      controls.beginRefreshing(at: .bottom)
      controls.endRefreshing(at: .bottom)
      // A message is written once. No other test causes these.
      controls.beginRefreshing()
      controls.endRefreshing(at: .leading)
      _ = controls.isRefreshing(at: .trailing)
    }
    let edges: [RefreshEdge] = [.top, .leading, .trailing]
    #expect(
      messages == edges.map { RefreshMisuse.outsideModifier.message(at: $0, isAutomatic: false) })
  }

  @Test func `calling the controls of the environment begins a refresh of the header`() {
    var controls = RefreshControls()
    let modified = ModifiedView(.top)
    controls.add(modified.coordinator, at: .top)
    hosting.addSubview(UIScrollView.vertical(Shape.frame))
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.turn()
    controls()
    #expect(controls.isRefreshing())
  }

  @Test func `each message names its modifier`() {
    let names: [(RefreshEdge, Bool, String)] = [
      (.top, false, "refreshHeader"), (.top, true, "refreshHeader(.automatic)"),
      (.bottom, false, "refreshFooter"), (.bottom, true, "refreshFooter"),
      (.leading, false, "refreshLeader"), (.leading, true, "refreshLeader(.automatic)"),
      (.trailing, false, "refreshTrailer"), (.trailing, true, "refreshTrailer"),
    ]
    for misuse in RefreshMisuse.allCases {
      for (edge, isAutomatic, name) in names {
        let message = misuse.message(at: edge, isAutomatic: isAutomatic)
        #expect(message.hasPrefix("\(name) ") && message.hasSuffix("."))
      }
    }
  }

  /// Returns the messages that the library reports while the body runs. Each message is reported
  /// once per process.
  private func messages(during body: () -> Void) -> [String] {
    var messages: [String] = []
    let output = Diagnostics.output
    Diagnostics.output = { messages.append($0) }
    defer { Diagnostics.output = output }
    body()
    return messages
  }
}
