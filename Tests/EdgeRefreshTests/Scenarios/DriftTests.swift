import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

/// A control and the cells move as one, whatever UIKit does with cells that an animation brings
/// into view or moves out of it.
@Suite(.isolated, .scenario("S72"))
@MainActor
struct DriftTests {
  enum List: CaseIterable, Sendable {
    case table, collection, row
  }

  enum Kind: CaseIterable, Sendable {
    case header, backFooter, autoFooter, leader, trailer

    var isHorizontal: Bool { self == .leader || self == .trailer }
    var isAtEnd: Bool { self == .backFooter || self == .autoFooter || self == .trailer }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let list: List
    let cells: UIKitAnswers.CellsInAnimation
    let leaving: UIKitAnswers.LeavingCells

    var testDescription: String { "\(kind) of a \(list), \(cells), \(leaving)" }

    static let all = Kind.allCases.flatMap { kind in
      (kind.isHorizontal ? [List.row] : [.table, .collection]).flatMap { list in
        UIKitAnswers.CellsInAnimation.allCases.flatMap { cells in
          UIKitAnswers.LeavingCells.allCases.map {
            Case(kind: kind, list: list, cells: cells, leaving: $0)
          }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `cells and control move as one while it opens and closes`(_ drift: Case) throws {
    let screen = DriftScreen(drift)
    // First the app begins a refresh, then a finger does.
    screen.control.beginRefreshing()
    screen.follow("opening")
    screen.control.endRefreshing()
    screen.follow("closing")
    if drift.kind != .autoFooter {
      screen.pull()
      screen.follow("opening after a pull")
      screen.control.endRefreshing()
      screen.follow("closing after a pull")
      #expect(screen.newCells > 0)
    }
  }

  @Test(arguments: Case.all.filter { $0.kind != .autoFooter })
  func `an animation of the app does not move the cells`(_ drift: Case) throws {
    let screen = DriftScreen(drift)
    UIView.animate(withDuration: 2) { screen.control.beginRefreshing() }
    screen.follow("opening")
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      screen.control.endRefreshing()
    }
    screen.follow("closing")
    #expect(screen.scrollView.layer.animationKeys() == nil)
  }
}

/// A list with a control, whose places on screen are compared in each frame.
@MainActor
final class DriftScreen {
  let phone: Phone
  let scrollView: UIScrollView
  let control: RefreshComponent
  /// The number of cells that have come into view in a movement.
  private(set) var newCells = 0
  private let drift: DriftTests.Case
  private let rows = Rows(100, height: 30)
  private let grid = Grid(100, size: CGSize(width: 110, height: 30))
  /// The places of the cells that have been in view.
  private var known: Set<[CGFloat]> = []

  init(_ drift: DriftTests.Case) {
    self.drift = drift
    MainLoop.current.answers.cellsInAnimation = drift.cells
    MainLoop.current.answers.leavingCells = drift.leaving
    phone = Phone()
    control =
      switch drift.kind {
      case .header: NormalHeader()
      case .backFooter: BackNormalFooter()
      case .autoFooter: AutoNormalFooter()
      case .leader: NormalLeader()
      case .trailer: NormalTrailer()
      }
    if drift.list == .table {
      scrollView = rows.table()
    } else {
      if drift.list == .row {
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 30, height: 110)
      }
      let collection = grid.collection()
      collection.register(DriftCell.self, forCellWithReuseIdentifier: "item")
      scrollView = collection
    }
    scrollView.setRefreshControl(control)
    phone.show(scrollView)
    if drift.kind.isAtEnd {
      let inset = scrollView.adjustedContentInset
      let (size, viewport) = (scrollView.contentSize, scrollView.bounds.size)
      scrollView.contentOffset =
        drift.kind.isHorizontal
        ? CGPoint(x: size.width + inset.right - viewport.width, y: scrollView.contentOffset.y)
        : CGPoint(x: 0, y: size.height + inset.bottom - viewport.height)
    }
    phone.advance(by: 1)
    if drift.kind == .autoFooter { control.endRefreshing() }
    phone.advance(by: 1)
    rememberCells()
  }

  /// Pulls the control with a finger until it begins to refresh, and lifts the finger.
  func pull() {
    let distance: CGFloat = drift.kind.isAtEnd ? -300 : 300
    let start = CGPoint(x: 195, y: 422)
    let finger = phone.window.beginTouch(at: start)
    for step in 1...20 {
      phone.advance(by: 0.02)
      let way = distance * CGFloat(step) / 20
      let isHorizontal = drift.kind.isHorizontal
      phone.window.moveTouch(
        finger,
        to: CGPoint(x: start.x + (isHorizontal ? way : 0), y: start.y + (isHorizontal ? 0 : way)))
    }
    phone.advance(by: 0.2)
    rememberCells()
    phone.window.endTouch(finger)
    phone.advance(by: 1.0 / 60)
    #expect(control.state == .refreshing)
  }

  /// Compares the places of the cells and of the control in the frames of a movement.
  func follow(_ movement: String, _ location: SourceLocation = #_sourceLocation) {
    for frame in 0...30 {
      let place = shownOrigin(control)
      let model = control.frame.origin
      for cell in cells {
        if known.insert(Self.place(cell)).inserted { newCells += 1 }
        let animated = tree(cell).filter { $0.layer.animationKeys() != nil }
        let shown = shownOrigin(cell)
        let isInStep =
          abs((shown.x - place.x) - (cell.frame.minX - model.x)) < 0.001
          && abs((shown.y - place.y) - (cell.frame.minY - model.y)) < 0.001
        #expect(
          animated.isEmpty && isInStep, "\(movement), frame \(frame), \(cell.frame)",
          sourceLocation: location)
        if !animated.isEmpty || !isInStep { return }
      }
      phone.advance(by: 1.0 / 60)
    }
    rememberCells()
  }

  private func rememberCells() { known = Set(cells.map(Self.place)) }

  /// All cells on screen, including those that are leaving.
  private var cells: [UIView] {
    scrollView.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  private static func place(_ cell: UIView) -> [CGFloat] { [cell.frame.minX, cell.frame.minY] }

  private func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  private func shownOrigin(_ view: UIView) -> CGPoint {
    let now = MainLoop.current.now
    let offset = scrollView.presentation(at: now).geometry.bounds.origin
    let frame = view.presentation(at: now).geometry.frame
    return CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
  }
}

/// A cell that lays out a view in it.
final class DriftCell: UICollectionViewCell {
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .systemGray
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
  }
}
