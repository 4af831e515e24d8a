import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A footer whose app sets `hasMore`.
@Suite(.isolated)
@MainActor
struct HasMoreTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let list = UIScrollView.vertical(Shape.frame, length: 900)
  private let work = Work()

  private func request(
    hasMore: Bool?, options: RefreshOptions = RefreshOptions(), isAutomatic: Bool = true
  ) -> RefreshRequest {
    var request = work.request(at: .bottom, options: options, isAutomatic: isAutomatic)
    request.hasMore = hasMore
    return request
  }

  private func show(_ request: RefreshRequest) -> ModifiedView {
    phone.show(request, around: list, in: hosting)
  }

  private func scrollToEnd() {
    phone.drag(by: -700)
    phone.advance(by: 1)
  }

  @Test(.scenario("S80"), arguments: [true, false])
  func `a footer without more data loads again when there is more`(isAutomatic: Bool) async {
    let modified = show(request(hasMore: false, isAutomatic: isAutomatic))
    #expect(modified.control?.state == .noMoreData)
    scrollToEnd()
    #expect(await settle { work.isWaiting } == false)
    #expect(modified.control?.state == .noMoreData)
    modified.update(request(hasMore: true, isAutomatic: isAutomatic))
    phone.advance(by: 1)
    scrollToEnd()
    #expect(await settle { work.isWaiting })
  }

  @Test func `a load ends with the value that the next frame passes on`() async {
    let modified = show(request(hasMore: true))
    scrollToEnd()
    #expect(await settle { work.isWaiting })
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false } == false)
    // SwiftUI lays out the new content, and updates the modified view.
    list.contentSize.height += 40
    phone.advance(by: 0.02)
    #expect(modified.control?.isRefreshing == true)
    modified.update(request(hasMore: false))
    phone.advance(by: 1)
    #expect(modified.control?.state == .noMoreData && work.startCount == 1)
  }

  @Test func `a load that has more to load ends soon`() async {
    let modified = show(request(hasMore: true))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.finish(with: .success)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    phone.advance(by: 0.16)
    #expect(modified.control?.state == .idle && !modified.coordinator.load.isActive)
  }

  @Test(arguments: [true, false])
  func `a load ends in one step with the state that the value says`(hasMore: Bool) async throws {
    let modified = show(request(hasMore: true))
    modified.coordinator.beginRefreshing()
    let states = try #require(modified.control).states
    #expect(await settle { work.isWaiting })
    modified.update(request(hasMore: hasMore))
    phone.advance(by: 1)
    work.finish(with: .success)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    phone.advance(by: 1)
    let end = hasMore ? RefreshState.idle : .noMoreData
    try #require(modified.control?.state == end)
    var received: [RefreshState] = []
    for await state in states {
      received.append(state)
      if state == end { break }
    }
    // A state between them would be announced, and content at its end would begin another load.
    #expect(received == [.refreshing, end])
  }

  @Test func `a value that changes during a load is followed at its end`() async {
    let modified = show(request(hasMore: true))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    modified.update(request(hasMore: false))
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && !work.wasCanceled)
    work.finish(with: .success)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    phone.advance(by: 1)
    #expect(modified.control?.state == .noMoreData)
  }

  @Test func `a load that is canceled before it ends has no effect on the next one`() async {
    let modified = show(request(hasMore: true))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.finish(with: .success)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    modified.coordinator.endRefreshing(with: .success)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && !work.wasCanceled)
  }

  @Test func `a failure is displayed at once, whatever the value is`() async {
    var options = RefreshOptions()
    options.showsFailure = true
    let modified = show(request(hasMore: true, options: options))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.fail()
    #expect(await settle { modified.control?.displayedOutcome == .failure })
    modified.update(request(hasMore: true, options: options))
    phone.advance(by: 1)
    #expect(modified.control?.displayedOutcome == .failure)
    modified.update(request(hasMore: false, options: options))
    phone.advance(by: 1)
    #expect(modified.control?.state == .noMoreData)
  }

  @Test(arguments: [true, nil])
  func `a refresh of the header resets a footer, unless the app says that there is no more`(
    hasMore: Bool?
  ) async {
    func footer(_ hasMore: Bool?) -> RefreshRequest {
      var footer = request(hasMore: hasMore)
      footer.apply(RefreshRequestChanges())
      return footer
    }
    let modified = show(footer(hasMore.map { _ in false }))
    modified.coordinator.endRefreshing(with: .noMoreData)
    let header = ModifiedView(.top)
    header.add(to: hosting, around: Shape.frame)
    phone.advance(by: 1)
    header.coordinator.beginRefreshing()
    #expect(await settle { header.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(modified.control?.state == (hasMore == nil ? .idle : .noMoreData))
    modified.update(footer(hasMore))
    phone.advance(by: 1)
    #expect(modified.control?.state == .idle)
  }

  @Test func `another scroll view shows that there is no more data`() {
    let modified = show(request(hasMore: false))
    let other = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(other, at: 0)
    list.removeFromSuperview()
    phone.advance(by: 1)
    #expect(modified.scrollView === other && modified.control?.state == .noMoreData)
  }

  /// How a load ends without more data.
  enum End: CaseIterable {
    case byTheApp, cancelled, failed
  }

  @Test(.scenario("S80"), arguments: End.allCases)
  func `a value that becomes false during a load counts however the load ends`(end: End) async {
    let modified = show(request(hasMore: true))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    modified.update(request(hasMore: false))
    phone.advance(by: 1)
    switch end {
    case .byTheApp: modified.coordinator.endRefreshing(with: .success)
    case .cancelled: work.finish(with: .cancelled)
    case .failed: work.fail()
    }
    #expect(await settle { !work.isWaiting })
    _ = await settle { modified.control?.isRefreshing == false }
    phone.advance(by: 3)
    #expect(modified.control?.state == .noMoreData)
    scrollToEnd()
    _ = await settle { work.startCount > 1 }
    #expect(work.startCount == 1)
  }

  @Test(.scenario("S80")) func `an end without a load does not reset a value that is false`() {
    let modified = show(request(hasMore: false))
    #expect(modified.control?.state == .noMoreData)
    modified.coordinator.endRefreshing(with: .success)
    phone.advance(by: 3)
    #expect(modified.control?.state == .noMoreData)
  }
}
