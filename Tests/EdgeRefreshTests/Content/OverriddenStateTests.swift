import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct OverriddenStateTests {
  private final class DurationRecordingContent: UIView, RefreshContent {
    var durations: [TimeInterval] = []

    func render(_ presentation: RefreshPresentation) {
      durations.append(UIView.inheritedAnimationDuration)
      alpha = presentation.state == .refreshing ? 1 : 0
    }
  }

  @Test func `a content view draws within the opening and closing animations of its control`() {
    let screen = Screen()
    let content = DurationRecordingContent()
    let header = RefreshHeader(content: content)
    screen.scrollView.refreshHeader = header
    screen.turn()
    content.durations = []
    header.beginRefreshing()
    #expect(content.durations == [0.25])
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(
      content.durations == [0.25, 0.4, 0.4],
      "the end draws twice: the new state, and the new offset")
    screen.advance(by: 1)
    content.durations = []
    screen.drag(to: -30, -80)
    #expect(!content.durations.isEmpty)
    #expect(content.durations.allSatisfy { $0 == 0 }, "a drag is not animated")
  }

  @Test func `a setter that ignores a state is reported, and the state changes anyway`() {
    final class PullingOmittingHeader: RefreshHeader {
      override var state: RefreshState {
        get { super.state }
        set { if newValue != .pulling { super.state = newValue } }
      }
    }
    let screen = Screen()
    let messages = Diagnostics.messages {
      let header = PullingOmittingHeader()
      screen.scrollView.refreshHeader = header
      screen.drag(to: -30, -80)
      #expect(header.state == .pulling)
      screen.release()
      #expect(header.state == .refreshing)
    }
    #expect(messages.filter { $0.contains("PullingOmittingHeader") }.count == 1)
  }

  @Test(arguments: [true, false])
  func `a refresh longer than a minute is reported with the class of its control`(isEnded: Bool) {
    final class NeverEndingHeader: NormalHeader {}
    final class EndedHeader: NormalHeader {}
    let screen = Screen()
    let messagesBeforeMinute = Diagnostics.messages {
      let header = isEnded ? EndedHeader {} : NeverEndingHeader {}
      screen.scrollView.refreshHeader = header
      header.beginRefreshing()
      screen.advance(by: 59)
    }
    #expect(messagesBeforeMinute.isEmpty)
    let messages = Diagnostics.messages {
      if isEnded { screen.scrollView.refreshHeader?.endRefreshing() }
      screen.advance(by: 2)
    }
    #expect(messages.contains { $0.contains("NeverEndingHeader") } == !isEnded)
    #expect(messages.allSatisfy { !$0.contains("EndedHeader") && $0.contains("endRefreshing()") })
  }

  @Test func `only a refresh without an async handler is watched for a missing end`() async {
    final class WatchedHeader: NormalHeader {}
    let screen = Screen()
    let task = ControllableTask()
    let header = WatchedHeader { try await task.run() }
    screen.scrollView.refreshHeader = header
    header.beginRefreshing()
    #expect(await settle { task.isWaiting })
    #expect(Diagnostics.messages { screen.advance(by: 61) }.isEmpty)
    header.setRefreshHandler(nil)
    header.refreshingBlock = {}
    task.finish()
    #expect(await settle { !header.isRefreshing })
    screen.advance(by: 1)
    header.beginRefreshing()
    // The header opens first.
    let messages = Diagnostics.messages { screen.advance(by: 61) }
    #expect(messages.contains { $0.contains("WatchedHeader") })
  }
}
