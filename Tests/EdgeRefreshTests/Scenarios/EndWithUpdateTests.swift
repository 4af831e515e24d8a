import EdgeRefresh
import TestSupport
import Testing
import UIKit

/// A load that ends in the same turn of the main loop in which the app updates its list.
@Suite(.isolated, .scenario("S86"))
@MainActor
struct EndWithUpdateTests {
  enum Kind: CaseIterable, Sendable {
    case backFooter, autoFooter, trailer, autoTrailer
    case header, autoHeader, leader, autoLeader

    var isHorizontal: Bool {
      switch self {
      case .trailer, .autoTrailer, .leader, .autoLeader: true
      case .backFooter, .autoFooter, .header, .autoHeader: false
      }
    }

    var isAtStart: Bool {
      switch self {
      case .header, .autoHeader, .leader, .autoLeader: true
      case .backFooter, .autoFooter, .trailer, .autoTrailer: false
      }
    }

    @MainActor func make() -> RefreshComponent {
      switch self {
      case .backFooter: BackNormalFooter()
      case .autoFooter: AutoNormalFooter()
      case .trailer: NormalTrailer()
      case .autoTrailer: AutoNormalTrailer()
      case .header: NormalHeader()
      case .autoHeader: AutoNormalHeader()
      case .leader: NormalLeader()
      case .autoLeader: AutoNormalLeader()
      }
    }

    /// In a row that reads from right to left and does not mirror itself, the app inserts items at
    /// the side where the control is not.
    var lists: [ListKind] {
      guard isHorizontal else { return [.fixedTable, .selfSizingTable, .grid] }
      return self == .autoLeader ? [.row, .rowRightToLeft, .flippedRow] : [.row, .flippedRow]
    }
  }

  enum Order: CaseIterable, Sendable {
    case updateThenEnd, endThenUpdate, handlerReturns
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let list: ListKind
    let update: ListUpdate
    let order: Order

    var testDescription: String { "\(kind) of a \(list), \(update), \(order)" }

    static let all = Kind.allCases.flatMap { kind in
      kind.lists.flatMap { list in
        list.updates.filter { $0 != .sections }.flatMap { update in
          Order.allCases.map { Case(kind: kind, list: list, update: update, order: $0) }
        }
      }
    }
  }

  /// Shows a list that rests at the edge of the control, while the control loads.
  private func loadingStage(
    _ kind: Kind, _ list: ListKind
  ) async -> (stage: ListStage, control: RefreshComponent, load: ControllableTask) {
    let stage = ListStage(list)
    let control = kind.make()
    let load = ControllableTask()
    // A table that is reloaded forgets the measured heights, and then moves its rows by itself.
    stage.scrollView.keepsVisibleContentInPlace = kind.isAtStart || list == .selfSizingTable
    stage.scrollView.setRefreshControl(control)
    MainLoop.current.advance(by: 1)
    stage.moveToEdge(isStart: kind.isAtStart)
    MainLoop.current.advance(by: 1)
    if control.isRefreshing { control.endRefreshing() }
    MainLoop.current.advance(by: 1)
    return (stage, control, load)
  }

  @Test(arguments: Case.all)
  func `the first new item is where the load was`(_ end: Case) async throws {
    let (stage, control, load) = await loadingStage(end.kind, end.list)
    let (kind, update) = (end.kind, end.update)
    func updateList() {
      if kind.isAtStart {
        stage.prepend(Array(-10..<0), by: update)
      } else {
        stage.append(Array(1000..<1010), by: update)
      }
    }
    if end.order == .handlerReturns {
      control.setRefreshHandler {
        try await load.run()
        updateList()
      }
    }
    control.beginRefreshing()
    MainLoop.current.advance(by: 1)
    stage.moveToEdge(isStart: kind.isAtStart)
    MainLoop.current.advance(by: 1)
    #expect(control.state == .refreshing)
    let item = try #require(stage.firstItem)
    let place = try #require(stage.places[item])
    switch end.order {
    case .updateThenEnd:
      updateList()
      control.endRefreshing()
    case .endThenUpdate:
      control.endRefreshing()
      #expect(control.state == .idle)
      updateList()
    case .handlerReturns:
      #expect(await settle { load.isWaiting })
      load.finish()
      #expect(await settle { control.state == .idle })
    }
    for frame in 0...40 {
      // An insertion fades items in, but those that are visible stay.
      MainLoop.current.advance(by: frame == 0 ? 0 : 1.0 / 60)
      let now = try #require(stage.places[item], "frame \(frame)")
      #expect(abs(now - place) < 1, "frame \(frame)")
      if abs(now - place) >= 1 { return }
    }
    #expect(control.state == .idle)
  }

  @Test(arguments: Kind.allCases)
  func `a list without new items closes its control in the next turn`(kind: Kind) async {
    for list in kind.lists {
      let (stage, control, _) = await loadingStage(kind, list)
      let inset = stage.scrollView.contentInset
      control.beginRefreshing()
      MainLoop.current.advance(by: 1)
      control.endRefreshing()
      #expect(control.state == .idle)
      MainLoop.current.turn()
      #expect(stage.scrollView.contentInset.isNear(inset), "\(list)")
    }
  }

  @Test(arguments: [Kind.header, .backFooter, .autoFooter, .autoHeader, .leader, .trailer])
  func `no data source is asked between the end and the update`(kind: Kind) async {
    for list in kind.lists {
      for order in [Order.endThenUpdate, .updateThenEnd] {
        let (stage, control, _) = await loadingStage(kind, list)
        control.beginRefreshing()
        MainLoop.current.advance(by: 1)
        stage.moveToEdge(isStart: kind.isAtStart)
        MainLoop.current.advance(by: 1)
        // Fewer items than before: the index paths of the list no longer exist.
        stage.sections[0] = Array(0..<2)
        let requests = stage.requests
        if order == .endThenUpdate {
          control.endRefreshing()
          #expect(stage.requests == requests, "\(list)")
          stage.reload()
        } else {
          stage.reload()
          control.endRefreshing()
        }
        MainLoop.current.advance(by: 1)
        #expect(control.state == .idle)
        #expect(stage.places.count == 2, "\(list)")
      }
    }
  }

  @Test func `a refresh that begins in the same turn stays open`() async {
    let (stage, footer, _) = await loadingStage(.backFooter, .fixedTable)
    footer.beginRefreshing()
    MainLoop.current.advance(by: 1)
    footer.endRefreshing()
    footer.beginRefreshing()
    for _ in 0...30 {
      MainLoop.current.advance(by: 1.0 / 60)
      #expect(stage.scrollView.contentInset.bottom.roundedForComparison == 44)
    }
    #expect(footer.state == .refreshing)
  }
}

extension ListStage {
  /// Scrolls to the start or the end, and shows an open control there.
  func moveToEdge(isStart: Bool) {
    let inset = scrollView.adjustedContentInset
    let (size, bounds) = (scrollView.contentSize, scrollView.bounds.size)
    if kind.isHorizontal {
      let isLeft = isStart != kind.isRightToLeft
      scrollView.contentOffset.x =
        isLeft ? -inset.left : max(size.width + inset.right - bounds.width, -inset.left)
    } else {
      scrollView.contentOffset.y =
        isStart ? -inset.top : max(size.height + inset.bottom - bounds.height, -inset.top)
    }
  }
}

extension UIEdgeInsets {
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) + abs(left - other.left) + abs(bottom - other.bottom)
      + abs(right - other.right) < 0.01
  }
}
