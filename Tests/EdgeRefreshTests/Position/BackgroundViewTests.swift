import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

/// Controls are in front of the background view of a list, and behind its cells.
@Suite(.isolated, .scenario("S73"))
@MainActor
struct BackgroundViewTests {
  enum List: CaseIterable {
    case table, collection

    @MainActor
    func make() -> UIScrollView {
      let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      switch self {
      case .table: return UITableView(frame: frame)
      case .collection:
        return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }

    @MainActor
    func setBackground(_ view: UIView?, of scrollView: UIScrollView) {
      (scrollView as? UITableView)?.backgroundView = view
      (scrollView as? UICollectionView)?.backgroundView = view
    }
  }

  private func expectOrder(
    _ views: [UIView], in scrollView: UIScrollView, location: SourceLocation = #_sourceLocation
  ) {
    let places = views.map { scrollView.subviews.firstIndex(of: $0) }
    #expect(places.allSatisfy { $0 != nil }, sourceLocation: location)
    #expect(
      places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(places)",
      sourceLocation: location)
  }

  @Test(arguments: List.allCases)
  func `a background view is behind the controls in each order of setting`(list: List) {
    let scrollView = list.make()
    let (first, second) = (UIView(), UIView())
    list.setBackground(first, of: scrollView)
    let (header, footer) = (NormalHeader {}, AutoNormalFooter {})
    scrollView.refreshHeader = header
    expectOrder([first, header], in: scrollView)
    list.setBackground(second, of: scrollView)
    scrollView.refreshFooter = footer
    expectOrder([second, header], in: scrollView)
    expectOrder([second, footer], in: scrollView)
    #expect(first.superview == nil)
  }

  /// Whether UIKit puts a new background view behind all views is not known.
  @Test(arguments: List.allCases)
  func `a background view that is in front is sent back before a pull`(list: List) {
    let scrollView = list.make()
    scrollView.refreshHeader = NormalHeader {}
    let screen = Screen(scrollView: scrollView)
    let background = UIView()
    list.setBackground(background, of: scrollView)
    scrollView.bringSubviewToFront(background)
    screen.drag(to: -10)
    #expect(scrollView.subviews.first === background)
  }

  @Test func `controls are behind the cells`() throws {
    let source = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = source
    table.backgroundView = UIView()
    let header = NormalHeader {}
    table.refreshHeader = header
    let screen = Screen(scrollView: table)
    screen.turn()
    let cell = try #require(table.visibleCells.first)
    expectOrder([try #require(table.backgroundView), header, cell], in: table)
  }

  private func listWithHeader(_ source: Rows) -> (UITableView, NormalHeader) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = source
    let header = NormalHeader {}
    table.refreshHeader = header
    return (table, header)
  }

  /// Apps color the area above the content in this way.
  @Test(arguments: UIKitAnswers.RowPlace.allCases, [false, true])
  func `a view that an app puts behind a header stays there`(
    place: UIKitAnswers.RowPlace, isInserted: Bool
  ) throws {
    MainLoop.current.answers.rowPlace = place
    let source = Rows()
    let (table, header) = listWithHeader(source)
    let color = UIView(frame: CGRect(x: 0, y: -844, width: 390, height: 844))
    if isInserted {
      table.insertSubview(color, belowSubview: header)
    } else {
      table.addSubview(color)
      table.sendSubviewToBack(color)
    }
    let screen = Screen(scrollView: table)
    screen.turn()
    for _ in 0..<2 {
      screen.drag(to: -100)
      screen.advance(by: 1)
      let cell = try #require(table.visibleCells.first)
      expectOrder([color, header, cell], in: table)
      table.reloadData()
      screen.turn()
    }
  }

  @Test(arguments: UIKitAnswers.RowPlace.allCases)
  func `a header that an app brings to the front stays there`(place: UIKitAnswers.RowPlace) throws {
    MainLoop.current.answers.rowPlace = place
    let source = Rows()
    let (table, header) = listWithHeader(source)
    let screen = Screen(scrollView: table)
    screen.turn()
    table.bringSubviewToFront(header)
    screen.drag(to: -100)
    screen.turn()
    expectOrder([try #require(table.visibleCells.first), header], in: table)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
