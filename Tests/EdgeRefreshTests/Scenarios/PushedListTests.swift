import EdgeRefresh
import TestSupport
import Testing
import UIKit

/// Loads that end while another screen covers the list. Nothing is laid out outside a window: the
/// run loop of these tests reports it.
@Suite(.isolated, .scenario("S86"))
@MainActor
struct PushedListTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  /// Shows a list, and another screen in front of it.
  private func show(_ stage: ListStage) {
    let controller = UIViewController()
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    controller.view.addSubview(stage.scrollView)
    stage.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.pushViewController(controller, animated: false)
    MainLoop.current.advance(by: 1)
  }

  private func push() {
    navigation.pushViewController(UIViewController(), animated: true)
    MainLoop.current.advance(by: 1)
  }

  private func pop() {
    navigation.popViewController(animated: true)
    MainLoop.current.advance(by: 1)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: EndWithUpdateTests.Kind
    let list: ListKind
    let update: ListUpdate
    let endsFirst: Bool

    var testDescription: String {
      "\(kind) of a \(list), \(update), \(endsFirst ? "ends first" : "ends last")"
    }

    static let all = EndWithUpdateTests.Kind.allCases.flatMap { kind in
      kind.lists.flatMap { list in
        list.updates.filter { $0 != .sections }.flatMap { update in
          [true, false].map { Case(kind: kind, list: list, update: update, endsFirst: $0) }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `the first new item is where the load was when the list returns`(_ end: Case) throws {
    let stage = ListStage(end.list)
    let (kind, control) = (end.kind, end.kind.make())
    stage.scrollView.keepsVisibleContentInPlace = kind.isAtStart || end.list == .selfSizingTable
    show(stage)
    stage.scrollView.setRefreshControl(control)
    MainLoop.current.advance(by: 1)
    stage.moveToEdge(isStart: kind.isAtStart)
    MainLoop.current.advance(by: 1)
    control.beginRefreshing()
    MainLoop.current.advance(by: 1)
    stage.moveToEdge(isStart: kind.isAtStart)
    MainLoop.current.advance(by: 1)
    let item = try #require(stage.firstItem)
    let place = try #require(stage.places[item])
    push()
    #expect(stage.scrollView.window == nil)
    if end.endsFirst { control.endRefreshing() }
    if kind.isAtStart {
      stage.prepend(Array(-10..<0), by: end.update)
    } else {
      stage.append(Array(1000..<1010), by: end.update)
    }
    if !end.endsFirst { control.endRefreshing() }
    MainLoop.current.advance(by: 1)
    pop()
    let now = try #require(stage.places[item])
    #expect(abs(now - place) < 1)
    #expect(control.state == .idle)
  }

  @Test(arguments: [ListKind.fixedTable, .selfSizingTable, .grid], [true, false])
  func `updates that keep the content take effect when the list returns`(
    list: ListKind, keepsAlways: Bool
  ) throws {
    let stage = ListStage(list)
    show(stage)
    stage.scrollView.keepsVisibleContentInPlace = keepsAlways
    stage.scrollView.keepVisibleContentInPlace {}
    stage.scrollView.contentOffset.y = 500
    MainLoop.current.advance(by: 1)
    let item = try #require(stage.firstItem)
    let place = try #require(stage.places[item])
    push()
    stage.scrollView.keepVisibleContentInPlace { stage.prepend(Array(-10..<0), by: .reload) }
    MainLoop.current.advance(by: 1)
    pop()
    #expect(abs(try #require(stage.places[item]) - place) < 1)
  }

  @Test(arguments: [ListKind.fixedTable, .grid])
  func `a footer that ends behind another screen has closed when the list returns`(list: ListKind) {
    let stage = ListStage(list)
    show(stage)
    let footer = BackNormalFooter()
    stage.scrollView.refreshFooter = footer
    stage.moveToEdge(isStart: false)
    footer.beginRefreshing()
    MainLoop.current.advance(by: 1)
    push()
    footer.endRefreshing()
    MainLoop.current.advance(by: 1)
    pop()
    #expect(footer.state == .idle)
    #expect(stage.scrollView.contentInset == .zero)
    let end = stage.scrollView.contentSize.height + 0 - 844
    #expect(stage.scrollView.contentOffset.y == end + stage.scrollView.adjustedContentInset.bottom)
  }
}
