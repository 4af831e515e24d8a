import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct FailureTests {
  @Test(.scenario("S34"))
  func `an automatic footer shows a failure until a tap retries`() {
    let screen = Screen()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.showsFailure = true
    screen.attach(footer)
    screen.drag(to: 1200, 1244)
    screen.release()
    footer.endRefreshing(with: .failure)
    #expect(footer.stateLabel.text == "Failed, tap to retry")
    #expect(footer.displayedOutcome == .failure && footer.state == .idle)
    #expect(!footer.loadingView.isAnimating && screen.inset == [0, 0, 44, 0])
    screen.advance(by: 60)
    #expect(footer.displayedOutcome == .failure && loads == 1)
    screen.scrollView.contentOffset.y = 1244
    screen.turn()
    screen.tap(at: CGPoint(x: 195, y: 778))
    #expect(loads == 2 && footer.displayedOutcome == nil)
    #expect(footer.stateLabel.text == "Loading...")
    footer.endRefreshing()
    #expect(footer.displayedOutcome == nil && footer.state == .idle)
  }

  @Test(.scenario("S34"), arguments: [true, false])
  func `a displayed failure disappears when the option is turned off`(isAutomatic: Bool) {
    let screen = Screen()
    let footer: RefreshFooter = isAutomatic ? AutoNormalFooter() : BackNormalFooter()
    footer.showsFailure = true
    screen.attach(footer)
    footer.beginRefreshing()
    screen.advance(by: 1)
    footer.endRefreshing(with: .failure)
    screen.advance(by: 1)
    #expect(footer.displayedOutcome == .failure)
    footer.showsFailure = false
    screen.advance(by: 1)
    #expect(footer.displayedOutcome == nil && screen.inset == [0, 0, isAutomatic ? 44 : 0, 0])
  }

  @Test(.scenario("S34"))
  func `returning to a failed footer retries once`() {
    for footer in [AutoNormalFooter(), BackNormalFooter()] as [RefreshFooter] {
      let screen = Screen()
      var loads = 0
      footer.refreshingBlock = { loads += 1 }
      footer.showsFailure = true
      screen.attach(footer)
      footer.beginRefreshing()
      screen.advance(by: 1)
      for round in 1...3 {
        #expect(loads == round)
        footer.endRefreshing(with: .failure)
        screen.advance(by: 1)
        #expect(screen.inset == [0, 0, 44, 0], "it stays in view")
        screen.drag(to: 1230, 1244, 1230, 1244)
        screen.scrollView.scriptDragEnded(cancelled: false)
        #expect(loads == round, "it was not out of view")
        screen.drag(to: 1000, 1100)
        #expect(loads == round)
        screen.drag(to: 1200, 1244, 1244.5)
        screen.scrollView.scriptDragEnded(cancelled: false)
        screen.scrollView.contentOffset.y = 1244
        screen.advance(by: 1)
        #expect(footer.state == .refreshing)
      }
      footer.endRefreshing()
      screen.advance(by: 1)
      #expect(footer.state == .idle && footer.displayedOutcome == nil)
      #expect(screen.inset == [0, 0, footer is AutoFooter ? 44 : 0, 0])
    }
  }

  @Test(.scenario("S34"))
  func `a failed footer is reset by the app and by a successful refresh of the header`() {
    let kinds: [() -> RefreshFooter] = [{ AutoNormalFooter() }, { BackNormalFooter() }]
    for make in kinds {
      let screen = Screen()
      let (header, footer) = (screen.attach(NormalHeader {}), screen.attach(make()))
      footer.showsFailure = true
      let closedInset: CGFloat = footer is AutoFooter ? 44 : 0
      func fail() {
        footer.beginRefreshing()
        screen.advance(by: 1)
        footer.endRefreshing(with: .failure)
        screen.advance(by: 1)
        #expect(footer.displayedOutcome == .failure)
      }
      fail()
      footer.resetNoMoreData()
      screen.advance(by: 1)
      #expect(footer.displayedOutcome == nil && screen.inset[2] == closedInset)
      fail()
      header.beginRefreshing()
      screen.advance(by: 1)
      header.endRefreshing(with: .failure)
      screen.advance(by: 1)
      #expect(footer.displayedOutcome == .failure, "the header has failed, too")
      header.beginRefreshing()
      screen.advance(by: 1)
      header.endRefreshing()
      screen.advance(by: 1)
      #expect(footer.displayedOutcome == nil && screen.inset[2] == closedInset)
      fail()
      footer.endRefreshing(with: .noMoreData)
      screen.advance(by: 1)
      #expect(footer.state == .noMoreData && footer.displayedOutcome == nil)
      #expect(screen.inset[2] == closedInset)
    }
  }

  @Test func `a failed back footer is one button, and a tap on it retries`() {
    let screen = Screen()
    var loads = 0
    let footer = attachFailedFooter(to: screen) { loads += 1 }
    #expect(footer.isAccessibilityElement && footer.accessibilityTraits.contains(.button))
    #expect(footer.accessibilityLabel == "Load more")
    #expect(footer.accessibilityValue == "Loading failed")
    #expect(footer.arrowView.isHidden)
    screen.tap(at: CGPoint(x: 30, y: 780))
    screen.advance(by: 1)
    #expect(loads == 2 && screen.offset.y == 1244)
    footer.endRefreshing(with: .failure)
    screen.advance(by: 1)
    #expect(footer.retry())
    screen.advance(by: 1)
    #expect(loads == 3 && !footer.retry())
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(!footer.retry() && loads == 3)
    #expect(!footer.arrowView.isHidden)
  }

  @Test func `a failed back footer that is pulled again and released retries`() {
    let screen = Screen()
    var loads = 0
    let footer = attachFailedFooter(to: screen) { loads += 1 }
    screen.drag(to: 1270)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.advance(by: 1)
    #expect(loads == 1 && footer.displayedOutcome == .failure)
    screen.drag(to: 1270, 1300)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.advance(by: 1)
    #expect(loads == 2 && footer.state == .refreshing)
  }

  @Test(.scenario("S34")) func `keeping the end in view does not retry a failed footer`() {
    let rows = Rows(40)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    var loads = 0
    let footer = screen.attach(BackNormalFooter { loads += 1 })
    footer.showsFailure = true
    table.keepsEndVisible = true
    screen.turn()
    footer.beginRefreshing()
    screen.advance(by: 1)
    footer.endRefreshing(with: .failure)
    screen.advance(by: 1)
    // The footer is out of view.
    let end = ScrollAxis(of: table).restingOffsets(of: table).upperBound - 44
    table.contentOffset.y = end - 10
    screen.turn()
    rows.counts = [41]
    table.reloadData()
    screen.advance(by: 1)
    #expect(loads == 1 && footer.displayedOutcome == .failure)
    screen.drag(to: 0)
    screen.drag(to: ScrollAxis(of: table).restingOffsets(of: table).upperBound)
    screen.release()
    screen.advance(by: 1)
    #expect(loads == 2, "the user returns to it")
  }

  @Test func `a header shows a failure while it closes`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.showsFailure = true
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing(with: .failure)
    #expect(header.stateLabel.text == "Loading failed" && header.displayedOutcome == .failure)
    #expect(header.arrowView.isHidden && !header.loadingView.isAnimating)
    screen.advance(by: 1)
    #expect(header.stateLabel.text == "Pull down to refresh" && !header.arrowView.isHidden)
    #expect(header.displayedOutcome == nil && screen.inset == [0, 0, 0, 0])
  }

  @Test func `a content view draws the failure`() {
    let screen = Screen()
    let content = RecordingContent()
    let footer = screen.attach(AutoFooter(content: content))
    footer.showsFailure = true
    footer.beginRefreshing()
    footer.endRefreshing(with: .failure)
    #expect(content.presentations.last?.outcome == .failure)
    #expect(content.presentations.last?.isActive == false)
    footer.resetNoMoreData()
    #expect(content.presentations.last?.outcome == nil)
  }

  @Test func `an app can set the texts of results`() {
    let screen = Screen()
    let footer = screen.attach(AutoNormalFooter {})
    footer.showsFailure = true
    #expect(footer.resultTitle(for: .failure) == "Failed, tap to retry")
    footer.beginRefreshing()
    footer.endRefreshing(with: .failure)
    footer.setResultTitle("No network", for: .failure)
    #expect(footer.stateLabel.text == "No network")
    footer.setResultTitle(nil, for: .failure)
    #expect(footer.stateLabel.text == "Failed, tap to retry")
    #expect(footer.resultTitle(for: .cancelled) == nil)
  }

  @Test func `a trailer displays a failure, and a leader's success resets it`() {
    let screen = Screen(contentHeight: 800)
    screen.scrollView.contentSize.width = 3000
    let (leader, trailer) = (screen.attach(NormalLeader {}), screen.attach(NormalTrailer {}))
    for control in [leader, trailer] as [RefreshComponent] { control.showsFailure = true }
    trailer.beginRefreshing()
    screen.advance(by: 1)
    trailer.endRefreshing(with: .failure)
    #expect(trailer.stateLabel.text == "Failed, tap to retry" && screen.inset == [0, 0, 0, 60])
    leader.beginRefreshing()
    screen.advance(by: 1)
    leader.endRefreshing(with: .failure)
    #expect(leader.stateLabel.text == "Loading failed")
    screen.advance(by: 1)
    #expect(trailer.displayedOutcome == .failure && leader.displayedOutcome == nil)
    leader.beginRefreshing()
    screen.advance(by: 1)
    leader.endRefreshing()
    screen.advance(by: 1)
    #expect(trailer.displayedOutcome == nil && screen.inset == [0, 0, 0, 0])
  }

  @Test func `a failed gif footer that fades is visible without its images`() {
    let screen = Screen()
    let footer = BackImageFooter {}
    footer.setImages(UIImage.blanks(3), for: .refreshing)
    footer.showsFailure = true
    footer.beginsAtThreshold = true
    footer.fadesWithPull = true
    screen.attach(footer)
    screen.drag(to: 1200, 1260)
    #expect(footer.state == .refreshing && !footer.gifView.isHidden)
    footer.endRefreshing(with: .failure)
    #expect(footer.gifView.isHidden)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.contentOffset.y = 1255
    screen.advance(by: 1)
    #expect(footer.alpha == 1 && screen.inset == [0, 0, 44, 0])
    footer.resetNoMoreData()
    screen.advance(by: 1)
    #expect(!footer.gifView.isHidden && screen.inset == [0, 0, 0, 0])
  }

  @Test func `a failed footer that is hidden or disabled does not retry`() {
    let screen = Screen()
    let footer = screen.attach(BackNormalFooter {})
    footer.showsFailure = true
    footer.beginRefreshing()
    screen.advance(by: 1)
    footer.endRefreshing(with: .failure)
    footer.isUserInteractionEnabled = false
    #expect(!footer.retry() && footer.accessibilityTraits.contains(.notEnabled))
    footer.isUserInteractionEnabled = true
    footer.isHidden = true
    #expect(screen.inset == [0, 0, 0, 0] && !footer.retry())
    #expect(footer.displayedOutcome == .failure)
  }

  @Test func `what is announced is the text that is displayed`() {
    let screen = Screen()
    let footer = screen.attach(AutoNormalFooter {})
    footer.showsFailure = true
    footer.setResultTitle("No network", for: .failure)
    footer.requestRefresh()
    footer.endRefreshing(with: .failure)
    #expect(MainLoop.current.accessibilityPostings.last?.text == "No network")
  }

  @Test func `without the setting, a failure is not displayed`() {
    let screen = Screen()
    let footer = screen.attach(AutoNormalFooter {})
    footer.beginRefreshing()
    footer.endRefreshing(with: .failure)
    #expect(footer.displayedOutcome == nil && footer.stateLabel.text != "Failed, tap to retry")
    #expect(!footer.retry())
  }

  /// Attaches a back footer whose first load has failed and is displayed.
  private func attachFailedFooter(
    to screen: Screen, onLoad: @escaping () -> Void
  ) -> BackNormalFooter {
    let footer = screen.attach(BackNormalFooter(refreshingBlock: onLoad))
    footer.showsFailure = true
    footer.beginRefreshing()
    screen.advance(by: 1)
    footer.endRefreshing(with: .failure)
    screen.advance(by: 1)
    return footer
  }

  @Test func `one recognizer retries after several failures`() {
    let screen = Screen()
    let footer = screen.attach(AutoNormalFooter {})
    footer.showsFailure = true
    for _ in 0..<2 {
      footer.beginRefreshing()
      screen.advance(by: 1)
      footer.endRefreshing(with: .failure)
      screen.advance(by: 1)
    }
    #expect(footer.gestureRecognizers?.count == 1)
  }
}
