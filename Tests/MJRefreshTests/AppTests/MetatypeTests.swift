import MJRefresh
import TestSupport
import Testing
import UIKit

@MainActor
struct MetatypeTests {
  let app = SimulatedApp()

  @Test(.scenario("S65")) func `a metatype creates a control of its class`() {
    var factory = ControlFactory()
    var refreshes = 0
    factory.headerClass = { SwitchHeader.self }
    app.run { factory.attach(to: app.scrollView) { refreshes += 1 } }
    #expect(app.scrollView.mj_header is SwitchHeader)
    #expect(type(of: app.scrollView.mj_footer!) == MJRefreshAutoNormalFooter.self)
    #expect(type(of: app.scrollView.mj_trailer!) == MJRefreshNormalTrailer.self)
    app.pullDown()
    app.advance(by: 1)
    #expect(refreshes == 1)
    app.run { app.scrollView.addHeader(MJRefreshGifHeader.self) { refreshes += 10 } }
    app.pullDown()
    app.advance(by: 1)
    #expect(app.scrollView.mj_header is MJRefreshGifHeader && refreshes == 11)
    #expect(factory.header(MJRefreshStateHeader.self).stateLabel.text?.isEmpty == false)
  }

  @Test(.scenario("S65")) func `a class with its own initializer can be created with a block`() {
    var loads = 0
    let footer = TintedFooter { loads += 1 }
    app.run { app.scrollView.mj_footer = footer }
    app.run { footer.beginRefreshing() }
    app.advance(by: 1)
    #expect(footer.tint == .black && loads == 1)
  }

  @Test(.scenario("S64")) func `an app has its own names beside those of the library`() {
    let list = ListView(frame: .zero, style: .plain)
    list.attach()
    #expect(list.mj_header === list.refreshHeader && list.mj_footer === list.refreshFooter)
    let grid = GridView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.refreshHeader = MJRefreshNormalHeader {}
    grid.mj_trailer = grid.refreshTrailer
    #expect(grid.mj_header != nil && grid.refreshFooter == "a text")
    #expect(list.refreshTrailer == nil)
  }
}
