import EdgeRefresh
import EdgeRefreshCore
import EngineReplay
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Controls at the start that load automatically.
@Suite(.isolated)
@MainActor
struct AutoHeaderTests {
  @Test func `the defaults are those of an automatic footer`() {
    let header = AutoNormalHeader()
    #expect(header.bounds.height == 44)
    #expect(header.loadsAutomatically)
    #expect(header.loadThreshold == 1)
    #expect(header.maximumLoadsPerDrag == 1)
    #expect(header.loadsAgainOnReturn)
    #expect(header.title(for: .idle) == "Load more")
    #expect(header.title(for: .refreshing) == "Loading...")
    #expect(header.title(for: .noMoreData) == "No more data")
    #expect(header.accessibilityActionName == "Load more")
    #expect(AutoNormalLeader().accessibilityActionName == "Load more")
    #expect(AutoNormalLeader().bounds.width == 60)
  }

  @Test(arguments: UIKitAnswers.GrowingTopInset.allCases)
  func `it adds its length to the inset while it is attached and not hidden`(
    growingInset: UIKitAnswers.GrowingTopInset
  ) {
    MainLoop.current.answers.growingTopInset = growingInset
    let screen = Screen()
    let header = screen.attach(AutoNormalHeader())
    #expect(screen.inset == [44, 0, 0, 0])
    #expect(header.frame.roundedForComparison == CGRect(x: 0, y: -44, width: 390, height: 44))
    #expect(screen.offset.y == 0, "it does not move the content")
    header.isHidden = true
    #expect(screen.inset == [0, 0, 0, 0])
    header.isHidden = false
    screen.scrollView.refreshHeader = nil
    #expect(screen.inset == [0, 0, 0, 0])
    screen.attach(AutoNormalLeader())
    #expect(screen.inset == [0, 60, 0, 0])
  }

  /// A list that moves its content when its left inset changes.
  private final class LeftMovingList: UIScrollView {
    /// Returns the change of the offset for a growth of the inset. By default, the distance between
    /// the content and the edge of the list grows with the inset.
    var movement: (CGFloat) -> CGFloat = { growth in min(0, -growth) }

    override var contentInset: UIEdgeInsets {
      didSet {
        let distance = movement(contentInset.left - oldValue.left)
        if distance != 0 { contentOffset.x += distance }
      }
    }
  }

  @Test(arguments: [0, 40] as [CGFloat], [0.5, 60] as [CGFloat])
  func `a leader leaves the content where it is, whether or not the list moves it`(
    offset: CGFloat, length: CGFloat
  ) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let lists = [LeftMovingList(frame: frame), UIScrollView(frame: frame)]
    let screen = Screen()
    for list in lists {
      screen.scrollView.addSubview(list)
      list.contentSize = CGSize(width: 1000, height: 800)
      list.contentOffset.x = offset
      let leader = AutoNormalLeader {}
      leader.bounds.size.width = length
      list.refreshLeader = leader
    }
    screen.turn()
    #expect(lists.map(\.contentInset.left.roundedForComparison) == [length, length])
    #expect(lists.map(\.contentOffset.x) == [offset, offset])
  }

  @Test func `content that a list moves elsewhere for the inset of a leader stays there`() {
    let list = LeftMovingList(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    list.contentSize = CGSize(width: 1000, height: 800)
    list.contentOffset.x = 40
    list.movement = { growth in growth > 0 ? 25 : -growth }
    let screen = Screen()
    screen.scrollView.addSubview(list)
    list.refreshLeader = AutoNormalLeader {}
    screen.turn()
    #expect(list.contentOffset.x == 65)
    list.refreshLeader = nil
    screen.turn()
    #expect(list.contentInset.left == 0 && list.contentOffset.x.roundedForComparison == 125)
  }

  @Test func `it loads when all of it is visible, once per drag, and only toward the start`() {
    let screen = Screen()
    var loads = 0
    let header = screen.attach(AutoNormalHeader { loads += 1 })
    screen.drag(to: 300, 100, 0, -43)
    #expect(loads == 0)
    screen.drag(to: -44)
    #expect(loads == 1 && header.state == .refreshing)
    header.endRefreshing()
    screen.drag(to: 200, -44)
    #expect(loads == 1)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.turn()
    screen.drag(to: 1300, 1200)
    screen.scrollView.scriptDragEnded(cancelled: false)
    #expect(loads == 1, "not at the end")
    screen.drag(to: 100, -50)
    #expect(loads == 2)
  }

  @Test func `it loads before its edge if the threshold is negative`() {
    let screen = Screen()
    let header = screen.attach(AutoNormalHeader())
    header.loadThreshold = -10
    screen.drag(to: 900, 441)
    #expect(header.state == .idle)
    screen.drag(to: 439)
    #expect(header.state == .refreshing)
  }

  @Test(arguments: [false, true])
  func `an automatic leader loads at the leading edge`(isRightToLeft: Bool) {
    let screen = Screen()
    let scrollView = screen.scrollView
    if isRightToLeft { scrollView.semanticContentAttribute = .forceRightToLeft }
    scrollView.contentSize = CGSize(width: 3000, height: 800)
    let leader = screen.attach(AutoNormalLeader())
    #expect(screen.inset == (isRightToLeft ? [0, 0, 0, 60] : [0, 60, 0, 0]))
    #expect(leader.frame.minX.roundedForComparison == (isRightToLeft ? 3000 : -60))
    scrollView.contentOffset.x = 1000
    screen.turn()
    scrollView.scriptDragBegan()
    for distance in [500.0, 100, 0, -59] {
      let offset = isRightToLeft ? 3000 - 390 - distance : distance
      scrollView.scriptDragMoved(to: CGPoint(x: offset, y: 0))
      screen.turn()
      #expect(leader.state == .idle)
    }
    scrollView.scriptDragMoved(to: CGPoint(x: isRightToLeft ? 2670 : -60, y: 0))
    #expect(leader.state == .refreshing)
  }

  @Test func `a header in reverse makes the same decisions as a footer`() {
    let (top, bottom) = (Screen(contentHeight: 3000), Screen(contentHeight: 3000))
    let header = top.attach(AutoNormalHeader())
    let footer = bottom.attach(AutoNormalFooter())
    bottom.scrollView.contentOffset.y = 2200
    bottom.turn()
    for offset in [0.0, 40, -20, -44, -60, 10, 700, -44, -10] {
      top.drag(to: offset)
      bottom.drag(to: 2200 - offset)
      #expect(header.state == footer.state, "\(offset)")
      #expect(
        header.engine.movementRange.contains(2200 - offset)
          == footer.engine.movementRange.contains(2200 - offset))
      if offset == -60 {
        header.endRefreshing()
        footer.endRefreshing()
      }
    }
  }

  @Test func `a load neither changes the last-updated time nor resets the footer`() {
    let screen = Screen()
    let store = DictionaryStore()
    let header = AutoNormalHeader()
    header.lastUpdatedStore = store
    screen.attach(header)
    let footer = screen.attach(AutoNormalFooter())
    footer.resetsWithHeader = true
    footer.endRefreshingWithNoMoreData()
    header.beginRefreshing()
    header.endRefreshing()
    #expect(store.times.isEmpty)
    #expect(footer.state == .noMoreData)
  }

  @Test func `a handler says whether there is more`() async {
    let screen = Screen()
    let task = ControllableTask()
    let header = screen.attach(
      AutoNormalHeader {
        try await task.run()
        return LoadMoreResult.noMoreData
      })
    header.beginRefreshing()
    #expect(await settle { task.isWaiting })
    task.finish()
    #expect(await settle { header.state == .noMoreData })
    header.resetNoMoreData()
    #expect(header.state == .idle)
    let leader = AutoLeader()
    leader.endRefreshingWithNoMoreData()
    #expect(leader.state == .noMoreData)
  }

  @Test func `tapping the text loads`() {
    let screen = Screen()
    let header = screen.attach(AutoNormalHeader())
    screen.scrollView.contentOffset.y = -44
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 195, y: 22))
    #expect(header.state == .refreshing)
    #expect(header.loadingView.isAnimating)
  }

  @Test func `its text can be hidden while it loads`() {
    let screen = Screen()
    let header = AutoNormalHeader()
    header.isRefreshingTitleHidden = true
    screen.attach(header)
    let text = header.stateLabel.text
    #expect(text != nil)
    header.beginRefreshing()
    screen.turn()
    #expect(header.stateLabel.text == nil)
    #expect(header.loadingView.center == CGPoint(x: 195, y: 22))
    header.endRefreshing()
    #expect(header.stateLabel.text == text)
  }

  @Test func `a recording of a header is replayed with the same decisions`() throws {
    let screen = Screen()
    var lines: [String] = []
    let recording = RefreshRecording(of: screen.scrollView) { lines.append($0) }
    let header = screen.attach(AutoNormalHeader())
    screen.drag(to: 400, 100, -30, -60, 20)
    screen.scrollView.contentSize.height = 2600
    screen.scrollView.contentOffset.y += 600
    header.endRefreshing()
    screen.drag(to: 300, -60)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.turn()
    recording.stop()
    #expect(lines.contains { $0.contains(#""edge":{"top":{}}"#) })
    let replay = try EngineReplay(
      EngineRecording(lines.joined(separator: "\n") + "\n", path: "header"), path: "header")
    #expect(replay.difference == nil)
    #expect(replay.controls.first.map { $0.events > 8 } == true)
  }

  @Test func `a handler may be one expression that says that there is no more`() async {
    func next() async throws -> LoadMoreResult { .noMoreData }
    let controls: [RefreshComponent] = [
      AutoNormalHeader { .noMoreData }, AutoNormalHeader { try await next() },
      AutoNormalLeader { .noMoreData }, AutoNormalLeader { try await next() },
      AutoNormalTrailer { .noMoreData }, AutoNormalTrailer { try await next() },
    ]
    let screen = Screen()
    for control in controls {
      screen.attach(control)
      control.beginRefreshing()
      #expect(await settle { control.state == .noMoreData })
    }
  }

  @Test func `an automatic header has no second level`() {
    let screen = Screen()
    let header = screen.attach(AutoNormalHeader())
    let level = SecondLevel(view: UIView())
    #expect(Diagnostics.messages { header.secondLevel = level }.count == 1)
    level.open()
    screen.advance(by: 1)
    #expect(header.secondLevel == nil && screen.inset == [44, 0, 0, 0] && screen.offset.y == 0)
  }
}
