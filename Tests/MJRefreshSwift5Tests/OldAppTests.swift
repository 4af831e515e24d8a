import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@Suite(.serialized)
@MainActor
struct OldAppTests {
  let app = SimulatedApp()

  @Test func `a helper without actor isolation creates and ends controls`() {
    var log: [String] = []
    app.run {
      app.scrollView.addHeader { log.append("refresh") }
      RefreshTool.shared.footer(for: app.scrollView) { log.append("load") }
      app.scrollView.mj_header.beginRefreshing()
    }
    app.advance(by: 1)
    #expect(log == ["refresh"])
    #expect(app.scrollView.mj_footer.isHidden)
    app.run { RefreshTool.shared.end(app.scrollView) { $0() } }
    app.advance(by: 1)
    #expect(app.scrollView.mj_header.state == .idle)
    #expect(app.scrollView.mj_footer.state == .noMoreData)
  }

  @Test func `a header written for early versions of MJRefresh works`() {
    let header = OldHeader()
    app.run { app.scrollView.mj_header = header }
    app.pullDown()
    app.advance(by: 1)
    #expect(header.label.text == "Loading" && header.moves > 0)
    app.run { app.scrollView.endAll() }
    app.advance(by: 1)
    #expect(header.label.text == "Pull")
  }

  @Test func `a class of the app may have the same name as a class of the library`() {
    let header = RefreshHeader {}
    app.run { app.scrollView.mj_header = header }
    #expect(header.mj_h == 70 && header.stateLabel?.isHidden == true)
    #expect(app.scrollView.mj_header is MJRefreshNormalHeader)
  }

  @Test func `a helper without actor isolation sets the language`() {
    RefreshTool.shared.speak("de")
    let german = RefreshTool.shared.pull
    RefreshTool.shared.speak("en")
    let english = RefreshTool.shared.pull
    RefreshTool.shared.speak(nil)
    #expect(german != english && !german.isEmpty && !english.hasPrefix("MJ"))
  }
}
