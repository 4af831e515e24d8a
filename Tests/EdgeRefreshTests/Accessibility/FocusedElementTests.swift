import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// What may have the focus of an assistive technology: a view, an element in it, an object that is
/// several containers deep, or an element that belongs to the list.
@Suite(.isolated)
@MainActor
struct FocusedElementTests {
  /// An assistive technology whose focus the test sets.
  private final class Reader: ScreenReading {
    var focusedElement: AnyObject?

    func received(_ posting: UIAccessibility.Posting) {}
    func screenChanged() {}
    func turnEnded() {}
  }

  private let reader = Reader()

  init() { MainLoop.current.screenReader = reader }

  /// Gives the focus to an element, and begins a load at the start of a list.
  @discardableResult
  private func beginLoad(
    of list: UIScrollView, isHorizontal: Bool = false, focus: AnyObject?
  ) -> RefreshComponent {
    let control: RefreshComponent =
      isHorizontal ? AutoNormalLeader(refreshingBlock: {}) : AutoNormalHeader(refreshingBlock: {})
    list.setRefreshControl(control)
    list.keepsVisibleContentInPlace = true
    MainLoop.current.turn()
    reader.focusedElement = focus
    control.requestRefresh()
    MainLoop.current.advance(by: 0.5)
    return control
  }

  /// The view to which the focus was moved last.
  private var target: UIView? {
    MainLoop.current.accessibilityPostings.compactMap { $0.argument as? UIView }.last
  }

  @Test(
    .scenario("S78"), arguments: ListKind.allCases.filter { !$0.isPlain },
    UIKitAnswers.FocusedElement.allCases)
  func `an item keeps the focus while others are inserted before it`(
    kind: ListKind, element: UIKitAnswers.FocusedElement
  ) throws {
    MainLoop.current.answers.focusedElement = element
    let stage = ListStage(kind)
    let view = try #require(stage.view(of: 3))
    let control = beginLoad(
      of: stage.scrollView, isHorizontal: kind.isHorizontal, focus: view)
    stage.prepend(Array(-20..<0), by: .reload)
    control.endRefreshing()
    MainLoop.current.advance(by: 1)
    #expect(target.map(stage.item) == 3)
    stage.leave()
  }

  /// A plain table whose section header is pinned over rows of 60 points, of which it covers the
  /// first visible one.
  private func showPinnedHeader(isPlainView: Bool) throws -> (UITableView, PinnedRows) {
    let rows = PinnedRows(isPlainView: isPlainView)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let window = UIWindow(frame: table.frame)
    window.isHidden = false
    window.addSubview(table)
    rows.window = window
    MainLoop.current.turn()
    table.contentOffset.y = 10 * 60 + 20
    MainLoop.current.turn()
    return (table, rows)
  }

  @Test(.scenario("S78"), arguments: [false, true], UIKitAnswers.FocusedElement.allCases)
  func `the focus of a pinned section header belongs to no row`(
    isPlainView: Bool, element: UIKitAnswers.FocusedElement
  ) throws {
    MainLoop.current.answers.focusedElement = element
    let (table, rows) = try showPinnedHeader(isPlainView: isPlainView)
    let header = try #require(rows.header(of: table))
    beginLoad(of: table, focus: header)
    rows.prepend(20, to: table)
    #expect(target == nil)
  }

  @Test(.scenario("S78"), arguments: [false, true], UIKitAnswers.FocusedElement.allCases)
  func `the focus of a row under a pinned section header belongs to the row`(
    isPlainView: Bool, element: UIKitAnswers.FocusedElement
  ) throws {
    MainLoop.current.answers.focusedElement = element
    let (table, rows) = try showPinnedHeader(isPlainView: isPlainView)
    let cell = try #require(table.visibleCells.first)
    let number = rows.number(in: cell)
    beginLoad(of: table, focus: cell)
    rows.prepend(20, to: table)
    #expect(target.map(rows.number) == number)
  }

  @Test func `the focus of an element in the control belongs to no row`() throws {
    MainLoop.current.answers.focusedElement = .isNested
    let stage = ListStage(.fixedTable)
    let control = beginLoad(of: stage.scrollView, focus: nil)
    let label = try #require(control.subviews.first { $0 is UILabel })
    reader.focusedElement = label
    #expect(control.hasFocus)
    reader.focusedElement = stage.view(of: 2)
    #expect(!control.hasFocus)
  }

  /// An element that is drawn in a view.
  private final class Drawing: UIAccessibilityElement {
    weak var view: UIView?

    override var accessibilityFrame: CGRect {
      get { view?.accessibilityFrame.insetBy(dx: 20, dy: 8) ?? .zero }
      set {}
    }
  }

  @Test func `an element in an element of a list is found`() throws {
    let stage = ListStage(.fixedTable)
    let group = UIAccessibilityElement(accessibilityContainer: stage.scrollView)
    let element = Drawing(accessibilityContainer: group)
    let cell = try #require(stage.view(of: 3))
    element.view = cell
    // A small view over the row has less in common with the element than the row has.
    let badge = UIView(frame: CGRect(x: cell.frame.midX, y: cell.frame.midY, width: 8, height: 8))
    stage.scrollView.addSubview(badge)
    let control = beginLoad(of: stage.scrollView, focus: element)
    stage.prepend(Array(-20..<0), by: .reload)
    control.endRefreshing()
    MainLoop.current.advance(by: 1)
    #expect(target.map(stage.item) == 3)
    withExtendedLifetime(group) {}
    stage.leave()
  }

  /// An element whose container can be changed.
  private final class Node: NSObject, ContainedElement {
    var accessibilityContainer: AnyObject?
    let accessibilityFrame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  @Test func `containers that contain each other are in no view`() {
    let (inner, outer) = (Node(), Node())
    inner.accessibilityContainer = outer
    outer.accessibilityContainer = inner
    let stage = ListStage(.fixedTable)
    let control = beginLoad(of: stage.scrollView, focus: inner)
    stage.prepend(Array(-20..<0), by: .reload)
    control.endRefreshing()
    MainLoop.current.advance(by: 1)
    #expect(!control.hasFocus && target == nil)
    outer.accessibilityContainer = nil
    stage.leave()
  }
}

/// One section of rows with a header that is pinned.
@MainActor
private final class PinnedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var numbers = Array(0..<60)
  private let plainView: UIView?
  var window: UIWindow?

  init(isPlainView: Bool) { plainView = isPlainView ? UIView() : nil }

  func header(of table: UITableView) -> UIView? { plainView ?? table.headerView(forSection: 0) }

  func number(in view: UIView) -> Int { view.tag }

  /// Inserts rows at the start, and ends the load.
  func prepend(_ count: Int, to table: UITableView) {
    let first = numbers[0]
    numbers.insert(contentsOf: (first - count)..<first, at: 0)
    table.reloadData()
    table.refreshHeader?.endRefreshing()
    MainLoop.current.advance(by: 1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.tag = numbers[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Earlier"
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    plainView
  }
}
