import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct MemoryTests {
  @Test(.scenario("S42"), .scenario("S43"), arguments: 0..<6)
  func `a refreshing control is deallocated in every order of teardown`(order: Int) {
    @MainActor final class Owner {
      let screen = Screen()
      func reload() {}
    }
    weak var weakHeader: NormalHeader?
    weak var weakScrollView: UIScrollView?
    weak var weakOwner: Owner?
    do {
      var owner: Owner? = Owner()
      var header: NormalHeader? = NormalHeader { [weak owner] in owner?.reload() }
      weakHeader = header
      weakScrollView = owner?.screen.scrollView
      weakOwner = owner
      owner?.screen.scrollView.refreshHeader = header
      header?.beginRefreshing()
      MainLoop.current.advance(by: order.isMultiple(of: 2) ? 0.1 : 0.5)
      switch order {
      case 0, 1:
        header = nil
        owner?.screen.scrollView.removeFromSuperview()
        owner = nil
      case 2, 3:
        owner?.screen.scrollView.refreshHeader = nil
        owner = nil
        header = nil
      default:
        owner = nil
        header?.endRefreshing()
        header = nil
      }
    }
    MainLoop.current.advance(by: 2)
    #expect(weakOwner == nil)
    #expect(weakScrollView == nil)
    #expect(weakHeader == nil)
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `the handler is released with its header`() {
    final class Token {}
    weak var weakToken: Token?
    let screen = Screen()
    do {
      let token = Token()
      weakToken = token
      screen.scrollView.refreshHeader = NormalHeader { _ = token }
    }
    #expect(weakToken != nil)
    screen.scrollView.refreshHeader = nil
    screen.advance(by: 1)
    #expect(weakToken == nil)
  }

  @Test func `attaching and detaching leaves no observer behind`() {
    let screen = Screen()
    let header = NormalHeader()
    for _ in 1...100 {
      screen.scrollView.refreshHeader = header
      screen.scrollView.refreshHeader = nil
    }
    screen.drag(to: -90)
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 0, 0])
  }
}
