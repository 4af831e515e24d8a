import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ContentViewTests {
  let screen = Screen()

  @Test func `a content view draws once when its control is created`() {
    let content = RecordingContent()
    let header = RefreshHeader(content: content)
    #expect(content.superview === header)
    #expect(
      content.presentations == [
        RefreshPresentation(state: .idle, progress: 0, isActive: false)
      ])
  }

  @Test(arguments: [nil, CGSize.zero])
  func `a content view without an intrinsic size keeps the default size of the control`(
    size: CGSize?
  ) {
    func content() -> RecordingContent {
      let content = RecordingContent()
      if let size { content.size = size }
      return content
    }
    #expect(RefreshHeader(content: content()).frame.height == 54)
    #expect(BackFooter(content: content()).frame.height == 44)
    #expect(RefreshTrailer(content: content()).frame.width == 60)
    #expect(RefreshLeader(content: content()).frame.width == 60)
  }

  @Test func `headers and footers take the height of a content view, and trailers its width`() {
    let content = RecordingContent()
    content.size = CGSize(width: 70, height: 80)
    #expect(RefreshHeader(content: content).frame.height == 80)
    #expect(AutoFooter(content: content).frame.height == 80)
    #expect(RefreshTrailer(content: content).frame.size == CGSize(width: 70, height: 0))
  }

  @Test func `a content view fills its control`() {
    let content = RecordingContent()
    screen.scrollView.contentSize.width = 1_000
    screen.scrollView.refreshTrailer = RefreshTrailer(content: content)
    screen.turn()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 60, height: 800))
  }

  @Test func `a content view is active until its control has closed`() throws {
    let content = RecordingContent()
    let header = screen.refreshing(RefreshHeader(content: content))
    #expect(try #require(content.presentations.last).isActive)
    header.endRefreshing()
    let closing = try #require(content.presentations.last)
    #expect(closing.state == .idle && closing.isActive)
    screen.advance(by: 1)
    #expect(try #require(content.presentations.last).isActive == false)
  }

  @Test func `a content view draws a pulling percent that an app assigns`() throws {
    let content = RecordingContent()
    let header = RefreshHeader(content: content)
    screen.scrollView.refreshHeader = header
    header.pullingPercent = 0.3
    #expect(try #require(content.presentations.last).progress == 0.3)
  }

  @Test func `controls with labels also draw a content view`() throws {
    let contents = (0..<4).map { _ in RecordingContent() }
    let controls = [
      StateHeader(content: contents[0]), BackStateFooter(content: contents[1]),
      AutoStateFooter(content: contents[2]), StateTrailer(content: contents[3]),
    ]
    for (control, content) in zip(controls, contents) {
      screen.scrollView.setRefreshControl(control)
      control.beginRefreshing()
      #expect(try #require(content.presentations.last).state == .refreshing)
    }
  }
}
