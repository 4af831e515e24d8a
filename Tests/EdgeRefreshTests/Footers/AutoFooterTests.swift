import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct AutoFooterTests {
  let screen = Screen()
  let footer = AutoNormalFooter()
  let log = EventLog()

  init() {
    log.observe(footer)
    screen.scrollView.refreshFooter = footer
    screen.turn()
  }

  private var loads: Int { log.entries.filter { $0 == "refreshing" }.count }

  /// Increases the content height by a number of points and ends the load.
  private func load(_ points: CGFloat) {
    screen.scrollView.contentSize.height += points
    footer.endRefreshing()
    screen.turn()
  }

  @Test func `a footer that scrolls into view loads, and its height is part of the inset`() {
    #expect(screen.inset == [0, 0, 44, 0])
    screen.drag(to: 1000, 1243)
    #expect(loads == 0)
    screen.drag(to: 1244)
    #expect(loads == 1)
    #expect(footer.loadingView.isAnimating)
    load(500)
    #expect(!footer.loadingView.isAnimating)
    #expect(footer.frame == CGRect(x: 0, y: 2500, width: 390, height: 44))
  }

  @Test(.scenario("S27")) func `ending does not load again without new content`() {
    screen.drag(to: 1250)
    footer.endRefreshing()
    for offset in [1240, 1260, 1230, 1270] as [CGFloat] { screen.drag(to: offset) }
    screen.release()
    for offset in [1240, 1245, 1240, 1245, 1240, 1245] as [CGFloat] {
      screen.scrollView.contentOffset.y = offset
    }
    screen.advance(by: 1)
    footer.endRefreshing()
    let loadsBefore = loads
    #expect(loadsBefore <= 2, "one during the drag and one after it")
    for offset in [1240, 1250, 1240, 1250] as [CGFloat] {
      screen.scrollView.contentOffset.y = offset
    }
    #expect(loads == loadsBefore)
    screen.drag(to: 1200, 1250)
    #expect(loads == loadsBefore + 1, "a new drag may load once")
  }

  @Test(.scenario("S28")) func `a footer loads one page after another without a finger`() {
    for page in 1...20 {
      let end = screen.scrollView.contentSize.height - 800 + 44
      screen.scrollView.contentOffset.y = end - 200
      screen.scrollView.contentOffset.y = end
      #expect(loads == page)
      load(700)
      screen.advance(by: 0.1)
      #expect(screen.scrollView.contentOffset.y == end, "loading does not scroll")
    }
  }

  @Test(.scenario("S29"), arguments: [0, 300, 790, 2000] as [CGFloat])
  func `pulling down does not load`(height: CGFloat) {
    screen.scrollView.contentSize.height = height
    screen.drag(to: -10, -80, -120)
    screen.scrollView.scriptDragEnded(cancelled: false)
    for offset in [-90, -40, -10, 0] as [CGFloat] { screen.scrollView.contentOffset.y = offset }
    screen.advance(by: 1)
    #expect(loads == 0)
  }

  @Test func `each drag loads once, and beginning in code always loads`() {
    for drag in 1...5 {
      screen.drag(to: 1200, 1250)
      #expect(loads == drag)
      footer.endRefreshing()
      screen.drag(to: 1240, 1260)
      #expect(loads == drag)
      screen.scrollView.scriptDragEnded(cancelled: false)
      screen.scrollView.contentOffset.y = 1244
      screen.advance(by: 0.2)
    }
    footer.beginRefreshing()
    #expect(loads == 6)
  }

  @Test(.scenario("S4"), .scenario("C8"))
  func `hiding, showing, removing or replacing a footer updates the inset exactly once`() {
    for _ in 1...2 { footer.isHidden = true }
    #expect(screen.inset == [0, 0, 0, 0])
    for _ in 1...2 { footer.isHidden = false }
    #expect(screen.inset == [0, 0, 44, 0])
    footer.isHidden = true
    footer.endRefreshingWithNoMoreData()
    screen.scrollView.refreshFooter = nil
    #expect(screen.inset == [0, 0, 0, 0])
    footer.isHidden = false
    #expect(screen.inset == [0, 0, 0, 0])
    screen.scrollView.refreshFooter = footer
    #expect(screen.inset == [0, 0, 44, 0])
    #expect(footer.state == .noMoreData)
    screen.scrollView.refreshFooter = BackNormalFooter()
    #expect(screen.inset == [0, 0, 0, 0])
    screen.scrollView.refreshFooter = nil
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S5")) func `an inset set after the footer was added is added to its height`() {
    screen.scrollView.contentInset.bottom = 83
    #expect(screen.inset == [0, 0, 127, 0])
    screen.scrollView.contentInset = .zero
    #expect(screen.inset == [0, 0, 44, 0])
  }

  @Test(.scenario("S50"))
  func `saving and restoring the inset for a keyboard never makes it grow`() {
    for _ in 1...5 {
      let saved = screen.scrollView.contentInset
      screen.scrollView.contentInset.bottom = 300
      screen.advance(by: 0.1)
      screen.scrollView.contentInset = saved
      screen.advance(by: 0.1)
      #expect(screen.inset == [0, 0, 44, 0])
    }
  }

  @Test(.scenario("S15"))
  func `the distance from the content can be set before or after attaching`() {
    footer.distanceFromContent = 34
    screen.turn()
    #expect(footer.frame.origin.y == 2034)
    let other = Screen()
    let second = AutoNormalFooter()
    second.distanceFromContent = 34
    other.scrollView.refreshFooter = second
    other.turn()
    #expect(second.frame == footer.frame)
  }

  @Test(.scenario("S32"))
  func `a footer can show that there is no more data after the first page`() {
    screen.scrollView.contentSize.height = 200
    footer.endRefreshingWithNoMoreData()
    screen.turn()
    #expect(footer.state == .noMoreData)
    #expect(footer.stateLabel.text == "No more data")
    #expect(!footer.loadingView.isAnimating)
    #expect(footer.frame.origin.y == 200, "directly below the content")
    footer.resetNoMoreData()
    #expect(footer.state == .idle)
  }

  @Test func `a footer with user interaction disabled loads only when begun in code`() {
    footer.isUserInteractionEnabled = false
    screen.drag(to: 1000, 1260)
    screen.release()
    #expect(loads == 0)
    footer.beginRefreshing()
    #expect(loads == 1)
  }

  @Test(.scenario("S35")) func `adding content does not change the offset`() {
    screen.drag(to: 1250)
    screen.release()
    let offset = screen.scrollView.contentOffset.y
    load(900)
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test func `a tap on the label loads`() throws {
    let recognizer = try #require(footer.stateLabel.gestureRecognizers?.first)
    #expect(footer.stateLabel.isUserInteractionEnabled)
    #expect(recognizer is UITapGestureRecognizer)
    screen.scrollView.contentOffset.y = 1230
    screen.turn()
    screen.tap(at: footer.stateLabel.convert(CGPoint(x: 195, y: 5), to: screen.window))
    #expect(loads == 1)
  }

  @Test func `the result of an async handler determines whether there is more data`() async {
    var results: [LoadMoreResult] = [.more, .noMoreData]
    let footer = AutoNormalFooter {
      await Task.yield()
      return results.removeFirst()
    }
    screen.scrollView.refreshFooter = footer
    screen.turn()
    footer.beginRefreshing()
    #expect(await settle { footer.state == .idle })
    footer.beginRefreshing()
    #expect(await settle { footer.state == .noMoreData })
  }
}
