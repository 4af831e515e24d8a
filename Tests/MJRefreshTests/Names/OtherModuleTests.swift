import MJRefresh
import OwnNames
import TestSupport
import Testing
import UIKit

@MainActor
struct OtherModuleTests {
  @Test(.scenario("S64"))
  func `a class of another module may have the name of a class of EdgeRefresh`() {
    let header = RefreshHeader(frame: .zero)
    let title: String = header.title
    #expect(title == "not a control")
    #expect("\(NormalHeader.large)" == "large")
    #expect(MJRefreshHeader.self != RefreshHeader.self)
  }
}
