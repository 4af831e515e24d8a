import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct HiddenFooterTests {
  private let screen = Screen()

  @Test(.scenario("S76"))
  func `hiding a footer cancels its load`() async {
    let task = ControllableTask()
    var events: [String] = []
    let footer = AutoNormalFooter { try await task.run() }
    footer.didClose = { events.append("ended") }
    footer.announcementTextProvider = { announcement in
      events.append("\(announcement.occasion)")
      return announcement.text
    }
    screen.attach(footer)
    footer.beginRefreshing()
    #expect(await settle { task.isWaiting })
    footer.isHidden = true
    #expect(footer.state == .idle && footer.pullingPercent == 0)
    #expect(events == ["began", "ended"], "nothing is announced")
    #expect(await settle { task.wasCancelled })
    footer.isHidden = false
    screen.advance(by: 1)
    #expect(footer.state == .idle && events.count == 2 && screen.inset == [0, 0, 44, 0])
  }

  @Test(.scenario("S76"))
  func `an overridden state sees that hiding makes the footer idle`() {
    let footer = StateRecordingFooter {}
    screen.attach(footer)
    footer.endRefreshingWithNoMoreData()
    screen.turn()
    footer.states = []
    footer.isHidden = true
    #expect(footer.states == [.idle])
  }

  @Test(.scenario("S76"))
  func `every control that loads automatically is idle when the app hides it`() {
    for control in [
      AutoNormalFooter {}, AutoHeader {}, AutoTrailer {}, AutoLeader {},
    ] as [RefreshComponent & AutomaticLoading] {
      let screen = Screen()
      screen.attach(control)
      control.endRefreshingWithNoMoreData()
      screen.turn()
      control.isHidden = true
      #expect(control.state == .idle)
      control.isHidden = false
      #expect(control.state == .idle)
    }
  }

  @Test(.scenario("S76"))
  func `a control that is hidden in the turn in which it ends with no more data keeps that state`()
  {
    for control in [
      AutoNormalFooter {}, AutoHeader {}, AutoTrailer {}, AutoLeader {},
    ] as [RefreshComponent & AutomaticLoading] {
      let screen = Screen()
      screen.attach(control)
      control.beginRefreshing()
      control.endRefreshingWithNoMoreData()
      control.isHidden = true
      #expect(control.state == .noMoreData && screen.inset == [0, 0, 0, 0])
      screen.turn()
      control.isHidden = false
      #expect(control.state == .noMoreData && screen.inset != [0, 0, 0, 0])
      control.isHidden = true
      #expect(control.state == .idle, "it has not ended in this turn")
    }
  }

  @Test(.scenario("S76"))
  func `a footer that hides itself when it ends with no more data does not load when it is shown`()
  {
    var loads = 0
    let footer = SelfHidingFooter { loads += 1 }
    screen.attach(footer)
    for hidesFirst in [false, true] {
      footer.hidesFirst = hidesFirst
      footer.beginRefreshing()
      footer.endRefreshingWithNoMoreData()
      #expect(footer.isHidden && footer.state == .noMoreData)
      screen.turn()
      footer.isHidden = false
      loads = 0
      screen.scrollView.contentOffset.y = 1e4
      screen.advance(by: 1)
      #expect(loads == 0 && footer.state == .noMoreData)
      footer.resetNoMoreData()
    }
  }

  @Test(.scenario("S76"))
  func `a footer that begins again or is assigned no more data is idle when the app hides it`() {
    let footer = AutoNormalFooter {}
    screen.attach(footer)
    footer.endRefreshingWithNoMoreData()
    footer.resetNoMoreData()
    footer.beginRefreshing()
    footer.isHidden = true
    #expect(footer.state == .idle, "the load is canceled")
    footer.isHidden = false
    screen.turn()
    footer.state = .noMoreData
    footer.isHidden = true
    #expect(footer.state == .idle, "MJRefresh assigns the state at once")
  }

  @Test(.scenario("C8"))
  func `a control that is pulled keeps its state when the app hides it`() {
    let footer = BackNormalFooter {}
    screen.attach(footer)
    footer.endRefreshingWithNoMoreData()
    footer.isHidden = true
    footer.isHidden = false
    #expect(footer.state == .noMoreData)
    footer.beginRefreshing()
    footer.isHidden = true
    #expect(footer.isRefreshing)
  }

  @Test(.scenario("C8"), .scenario("S67"))
  func `a footer that is hidden because of its content keeps its state`() {
    let screen = Screen(contentHeight: 300)
    let footer = screen.attach(AutoNormalFooter {})
    footer.endRefreshingWithNoMoreData()
    footer.hidesWhenContentFits = true
    #expect(footer.isHidden && footer.state == .noMoreData)
    screen.scrollView.contentSize.height = 2000
    #expect(!footer.isHidden && footer.state == .noMoreData)
  }

  @Test(.scenario("S76"), .scenario("S59"))
  func `an empty list hides its footer with no more data, and the app hides it as well`() {
    let rows = Rows(3)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let footer = AutoNormalFooter {}
    footer.isAutomaticallyHidden = true
    table.refreshFooter = footer
    footer.endRefreshingWithNoMoreData()
    rows.counts = [0]
    table.reloadData()
    screen.turn()
    #expect(footer.isHidden && footer.state == .noMoreData)
    footer.isHidden = true
    #expect(footer.state == .idle)
    rows.counts = [3]
    table.reloadData()
    screen.turn()
    #expect(footer.isHidden)
    footer.isHidden = false
    #expect(!footer.isHidden && footer.state == .idle)
  }

  @Test func `a control that is hidden before it is attached stays hidden`() {
    for control in [AutoNormalFooter {}, NormalHeader {}] as [RefreshComponent] {
      let screen = Screen()
      control.isHidden = true
      screen.attach(control)
      screen.scrollView.contentSize.height += 100
      screen.turn()
      #expect(control.isHidden && screen.inset == [0, 0, 0, 0])
    }
  }
}

private final class StateRecordingFooter: AutoNormalFooter {
  var states: [RefreshState] = []

  override var state: RefreshState {
    didSet { states.append(state) }
  }
}

/// A footer that hides itself when it ends with no more data.
private final class SelfHidingFooter: AutoNormalFooter {
  /// Whether it hides before it ends.
  var hidesFirst = false

  override func endRefreshingWithNoMoreData() {
    if hidesFirst { isHidden = true }
    super.endRefreshingWithNoMoreData()
    isHidden = true
  }
}
