import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ReentrancyTests {
  let screen = Screen()
  let log = EventLog()

  private func header(
    _ onState: @escaping (StateObservingHeader, RefreshState) -> Void
  ) -> StateObservingHeader {
    let header = StateObservingHeader(frame: .zero)
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.onState = { [weak header] state in
      if let header { onState(header, state) }
    }
    return header
  }

  @Test(.scenario("S16"))
  func `a begin and then an end in a setter are handled in that order`() {
    let header = header { header, state in
      guard state == .pulling else { return }
      header.beginRefreshing()
      header.endRefreshing()
    }
    screen.drag(to: -60)
    #expect(!header.isRefreshing)
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S16"))
  func `an end and then a begin in a setter are handled in that order`() {
    let header = header { header, state in
      guard state == .pulling else { return }
      header.endRefreshing()
      header.beginRefreshing()
    }
    screen.drag(to: -60)
    #expect(header.isRefreshing)
  }

  @Test func `an end and then a scroll in a setter are handled in that order`() {
    let header = header { [scrollView = screen.scrollView] header, state in
      guard state == .pulling else { return }
      header.endRefreshing()
      scrollView.contentOffset.y = -27
    }
    screen.drag(to: -60)
    #expect(header.pullingPercent == 0.5)
    #expect(header.state == .idle)
  }

  @Test func `callbacks wait until the setter has returned`() {
    let footer = StateObservingFooter(frame: .zero)
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    footer.didClose = { [log] in log.record("ended") }
    footer.refreshingBlock = { [log] in log.record("refreshing") }
    footer.onState = { [weak footer, log] state in
      if state == .idle { footer?.beginRefreshing() }
      if state == .refreshing { footer?.isHidden = true }
      log.record("\(state)")
    }
    footer.endRefreshing()
    // Hiding cancels the second load before its handler is called. The setter begins a third one.
    #expect(log.entries == ["idle", "refreshing", "idle", "refreshing", "ended", "refreshing"])
  }

  @Test func `callbacks of a refresh run in a fixed order`() {
    let footer = AutoFooter(frame: .zero)
    log.observe(footer)
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    footer.endRefreshing()
    #expect(log.entries == ["refreshing", "began", "ended"])
  }

  @Test func `a removed control has no scroll view in its closing completion`() {
    let header = screen.refreshing(NormalHeader())
    header.didClose = { [log, weak header] in
      log.record(header?.scrollView == nil ? "off" : "on")
    }
    screen.scrollView.refreshHeader = nil
    #expect(log.entries == ["off"])
  }

  @Test func `the block of a begin in a setter runs when the header has opened`() {
    _ = header { [log] header, state in
      if state == .pulling { header.beginRefreshing { log.record("began") } }
    }
    screen.drag(to: -60)
    #expect(log.entries.isEmpty)
    screen.advance(by: 1)
    #expect(log.entries == ["began"])
  }

  @Test func `a scroll and then a begin in a setter are handled in that order`() {
    let header = header { [scrollView = screen.scrollView] header, state in
      guard state == .pulling else { return }
      scrollView.contentOffset.y = -58
      header.beginRefreshing()
    }
    screen.drag(to: -60)
    #expect(header.isRefreshing)
  }
}
