import EdgeRefresh
import Testing
import UIKit

/// A header in a window, on a clock of its own.
@MainActor private func withHeader(
  _ body: @MainActor (RefreshHeader, @MainActor (TimeInterval) -> Void) -> Void
) {
  let loop = MainLoop()
  MainLoop.$current.withValue(loop) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let header = RefreshHeader(frame: .zero)
    window.addSubview(scrollView)
    scrollView.refreshHeader = header
    loop.turn()
    body(header) { loop.advance(by: $0) }
    scrollView.refreshHeader = nil
    loop.advance(by: 1)
    #expect(!loop.hasPendingWork)
  }
}

@Suite("Blocks that run once")
@MainActor
struct CompletionBlockTests {
  @Test("A completion block may begin and end again with blocks of its own")
  func blocksWithinBlocks() {
    withHeader { header, advance in
      var heard: [String] = []
      header.beginRefreshing {
        heard.append("began")
        header.endRefreshing {
          heard.append("ended")
          header.endRefreshing { heard.append("ended at once") }
          header.beginRefreshing { heard.append("began again") }
        }
      }
      advance(2)
      #expect(heard == ["began", "ended", "ended at once", "began again"])
      #expect(header.isRefreshing)
    }
  }

  @Test("A completion block may take its own header off")
  func removingWithinABlock() {
    withHeader { header, advance in
      var heard = 0
      header.beginRefreshing {
        heard += 1
        header.removeFromSuperview()
      }
      advance(2)
      #expect(heard == 1)
      #expect(!header.isRefreshing)
    }
  }

  @Test("Each block runs once")
  func once() {
    withHeader { header, advance in
      var heard: [String] = []
      header.beginRefreshing { heard.append("began") }
      advance(1)
      header.endRefreshing { heard.append("ended") }
      advance(1)
      header.beginRefreshing()
      advance(1)
      header.endRefreshing()
      advance(1)
      #expect(heard == ["began", "ended"])
    }
  }

  @Test("The block of a refresh that is called off does not wait for the next one")
  func calledOff() {
    withHeader { header, advance in
      var heard: [String] = []
      header.beginRefreshing { heard.append("first") }
      header.endRefreshing()
      header.beginRefreshing { heard.append("second") }
      advance(2)
      #expect(heard == ["second"])
      // The same where the first one waited for a window.
      header.endRefreshing()
      advance(1)
      let window = header.window
      let scrollView = header.scrollView
      scrollView?.removeFromSuperview()
      header.beginRefreshing { heard.append("unseen") }
      header.endRefreshing()
      if let scrollView { window?.addSubview(scrollView) }
      advance(1)
      header.beginRefreshing()
      advance(1)
      #expect(heard == ["second"])
    }
  }
}
