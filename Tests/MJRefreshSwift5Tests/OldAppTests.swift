import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@Suite(.serialized)
@MainActor
struct OldAppTests {
  let phone = Phone()

  @Test func `a helper that knows no actors makes and ends controls`() {
    var log: [String] = []
    phone.run {
      phone.scrollView.addHeader { log.append("refresh") }
      RefreshTool.shared.footer(for: phone.scrollView) { log.append("load") }
      phone.scrollView.mj_header.beginRefreshing()
    }
    phone.advance(by: 1)
    #expect(log == ["refresh"])
    #expect(phone.scrollView.mj_footer.isHidden)
    phone.run { RefreshTool.shared.end(phone.scrollView) { $0() } }
    phone.advance(by: 1)
    #expect(phone.scrollView.mj_header.state == .idle)
    #expect(phone.scrollView.mj_footer.state == .noMoreData)
  }

  @Test func `a header of the earliest days runs`() {
    let header = OldHeader()
    phone.run { phone.scrollView.mj_header = header }
    phone.pullDown()
    phone.advance(by: 1)
    #expect(header.label.text == "Loading" && header.moves > 0)
    phone.run { phone.scrollView.endAll() }
    phone.advance(by: 1)
    #expect(header.label.text == "Pull")
  }

  @Test func `classes of the app may have the names of the librarys`() {
    let header = RefreshHeader {}
    phone.run { phone.scrollView.mj_header = header }
    #expect(header.mj_h == 70 && header.stateLabel?.isHidden == true)
    #expect(phone.scrollView.mj_header is MJRefreshNormalHeader)
  }

  @Test func `the language is set from anywhere`() {
    RefreshTool.shared.speak("de")
    let german = RefreshTool.shared.pull
    RefreshTool.shared.speak("en")
    let english = RefreshTool.shared.pull
    RefreshTool.shared.speak(nil)
    #expect(german != english && !german.isEmpty && !english.hasPrefix("MJ"))
  }
}
