import MJRefresh
import Testing
import UIKit
import UIKitSimulator

/// A screen in the style of 2020.
@MainActor
struct ProductScreenTests {
  let app = ScreenApp()
  let service = ScriptedProducts()
  let screen: ProductListController

  init() {
    let service = service
    screen = app.open { ProductListController(service: service) }
  }

  private var table: UITableView { screen.tableView }

  private func answer(count: Int = 10, isLast: Bool = false) {
    app.run { service.answer(count: count, isLast: isLast) }
  }

  /// The bottom inset of the app, and the footer's height while the footer is visible.
  private var restingInset: UIEdgeInsets {
    let footer = table.mj_footer.isHidden ? 0 : table.mj_footer.mj_h
    return UIEdgeInsets(top: 0, left: 0, bottom: 20 + footer, right: 0)
  }

  private func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!table.mj_header.isRefreshing, sourceLocation: sourceLocation)
    #expect(!table.mj_footer.isRefreshing, sourceLocation: sourceLocation)
    #expect(table.contentInset.top == 0, sourceLocation: sourceLocation)
    #expect(
      isClose(table.contentInset.bottom, restingInset.bottom), sourceLocation: sourceLocation)
    #expect(service.pending.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `the header draws the pull and the refresh`() throws {
    let header = try #require(table.mj_header as? BrandHeader)
    #expect(header.spinner.isAnimating)
    #expect(header.label.text == "Looking for products")
    answer()
    #expect(!header.spinner.isAnimating)
    #expect(header.alpha == 0, "the header fades with the pull")
    app.simulator.touchDown(at: CGPoint(x: 195, y: 400))
    for step in 1...30 { app.simulator.touchMove(to: CGPoint(x: 195, y: 400 + step * 10)) }
    #expect(header.state == .pulling)
    #expect(header.label.text == "Release")
    #expect(header.bar.mj_w == header.mj_w && header.alpha == 1)
    #expect(abs(header.label.center.x - header.bounds.midX) < 0.5)
    app.simulator.touchUp()
    app.advance(by: 1)
    #expect(isClose(table.contentInset.top, 60))
    #expect(service.log == [1, 1])
    answer()
    expectRest()
  }

  @Test func `rows measure themselves and the end of the list loads more until the last page`() {
    #expect(table.mj_footer.isHidden)
    answer()
    #expect(!table.mj_footer.isHidden)
    let heights = (0..<4).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0))?.mj_h }
    #expect(heights == heights.sorted() && Set(heights).count > 1)
    app.scrollToEnd(of: table)
    #expect(service.log == [1, 2])
    #expect(table.mj_footer.isRefreshing)
    answer()
    #expect(screen.items.count == 20)
    expectRest()
    app.scrollToEnd(of: table)
    answer(count: 3, isLast: true)
    #expect(table.mj_footer.state == .noMoreData)
    expectRest()
    app.scrollToEnd(of: table)
    app.drag(by: -0.3)
    #expect(service.log == [1, 2, 3])
    app.run { table.mj_header.beginRefreshing() }
    answer()
    #expect(table.mj_footer.state == .idle)
    expectRest()
  }

  @Test func `failures are counted, and the end of the list can be pulled again`() {
    answer()
    app.scrollToEnd(of: table)
    app.run { service.fail() }
    #expect(screen.title == "Products (failures: 1)")
    #expect(screen.items.count == 10)
    expectRest()
    app.drag(by: -0.3)
    #expect(service.log == [1, 2, 2])
    answer()
    app.run { table.mj_header.beginRefreshing() }
    app.run { service.fail() }
    #expect(screen.items.count == 20)
    #expect(screen.title == "Products (failures: 2)")
    expectRest()
  }

  @Test func `a refresh replaces a load`() {
    answer()
    app.scrollToEnd(of: table)
    app.run { table.mj_offsetY = -table.mj_insetT }
    app.pullDown()
    #expect(service.pending.map(\.page) == [1])
    #expect(!table.mj_footer.isRefreshing)
    answer(count: 0)
    #expect(table.mj_footer.isHidden)
    expectRest()
    app.pullDown()
    answer()
    expectRest()
  }

  @Test func `pulling past the last picture shows all of them`() {
    answer()
    let carousel = screen.carousel.collectionView
    app.run { carousel.mj_offsetX = carousel.mj_contentW - carousel.mj_w }
    let center = carousel.convert(CGPoint(x: carousel.bounds.midX, y: 70), to: nil)
    for _ in 0..<2 {
      app.simulator.drag(
        from: CGPoint(x: center.x + 150, y: center.y), to: CGPoint(x: 45, y: center.y),
        duration: 0.4)
      app.advance(by: 1)
    }
    #expect(screen.openings == 2)
    #expect(carousel.contentInset == .zero)
    #expect(service.log == [1], "the list does not scroll")
  }

  @Test func `rotation measures the rows again and keeps the inset`() throws {
    answer()
    let row = IndexPath(row: 3, section: 0)
    let portrait = try #require(table.cellForRow(at: row)?.mj_h)
    app.run { table.mj_header.beginRefreshing() }
    app.rotate()
    app.run { table.scrollToRow(at: row, at: .middle, animated: false) }
    let landscape = try #require(table.cellForRow(at: row)?.mj_h)
    #expect(landscape < portrait)
    #expect(table.mj_header.mj_w == 844)
    answer()
    expectRest()
    app.rotate()
    expectRest()
  }

  @Test func `leaving during a load frees the screen, and a second visit starts again`() {
    let app = ScreenApp()
    let service = ScriptedProducts()
    weak var first: ProductListController?
    weak var header: MJRefreshHeader?
    weak var carousel: CarouselView?
    app.run {
      first = app.open { ProductListController(service: service) }
      header = first?.tableView.mj_header
      carousel = first?.carousel
    }
    #expect(header != nil && carousel != nil && service.pending.count == 1)
    app.leave()
    #expect(first == nil && header == nil && carousel == nil)
    #expect(service.pending.isEmpty)
    let second = app.open { ProductListController(service: service) }
    app.run { service.answer(count: 2, isLast: true) }
    #expect(second.items.count == 2)
    #expect(second.tableView.mj_footer.state == .noMoreData)
  }

  @Test(arguments: 1...2) func `random gestures and answers keep the rules`(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var isLast = false
    for step in 1...50 {
      let action = dice.roll(10)
      switch action {
      case 0, 1: app.pullDown()
      case 2, 3: app.drag(by: -0.5)
      case 4: app.scrollToEnd(of: table)
      case 5: app.rotate()
      case 6: app.run { service.fail() }
      default:
        guard !service.pending.isEmpty else { break }
        isLast = dice.roll(4) == 0
        answer(count: [0, 2, 10, 10][dice.roll(4)], isLast: isLast)
      }
      expectRules(isLast: isLast, "seed \(seed), step \(step), action \(action)")
    }
  }

  private func expectRules(isLast: Bool, _ comment: Comment) {
    guard let header = table.mj_header, let footer = table.mj_footer else { return }
    #expect(service.pending.count <= 1, comment)
    let page = service.pending.first?.page ?? 0
    #expect(header.isRefreshing == (page == 1), comment)
    #expect(footer.isRefreshing == (page > 1), comment)
    #expect(footer.isHidden == screen.items.isEmpty, comment)
    if !footer.isRefreshing && !footer.isHidden {
      #expect((footer.state == .noMoreData) == isLast, comment)
    }
    #expect(isClose(table.contentInset.bottom, restingInset.bottom), comment)
    if header.isRefreshing {
      #expect(table.contentInset.top <= header.mj_h + 1e-6, comment)
    } else {
      #expect(table.contentInset.top == 0, comment)
    }
  }
}
