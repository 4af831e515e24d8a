import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// What happens when SwiftUI replaces a scroll view, frees it, or shows it later than the modifier.
@Suite(.isolated)
@MainActor
struct ReplacedScrollViewTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let work = Work()

  private func show(_ modified: ModifiedView, list: UIScrollView? = nil) {
    if let list { hosting.addSubview(list) }
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
  }

  /// Removes and frees the scroll views, as SwiftUI may do.
  private func freeLists() {
    for case let list as UIScrollView in hosting.subviews { list.removeFromSuperview() }
  }

  @Test(.scenario("S25"), arguments: [false, true])
  func `a list that is freed passes on its refresh`(isReplacedAtOnce: Bool) async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified, list: .vertical(Shape.frame))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    freeLists()
    #expect(modified.control == nil)
    if !isReplacedAtOnce { phone.advance(by: 3) }
    let list = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(list, at: 0)
    phone.advance(by: 2)
    #expect(modified.scrollView === list && modified.control?.isRefreshing == true)
    #expect(list.roundedInsets == [54, 0] && !work.wasCanceled && work.startCount == 1)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
  }

  @Test func `a load that ends without a list is over when the next list appears`() async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified, list: .vertical(Shape.frame))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    freeLists()
    work.finish(with: .success)
    #expect(await settle { !modified.coordinator.load.isActive })
    hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    phone.advance(by: 2)
    #expect(modified.control?.isRefreshing == false)
    #expect(modified.scrollView?.roundedInsets == [0, 0])
  }

  @Test func `no more data is passed on, until the header resets the footer`() async {
    var options = RefreshOptions()
    options.footer.resetsWithHeader = true
    let request = RefreshRequest(
      edge: .bottom, isAutomatic: true, options: options, source: .handler { .noMoreData })
    let modified = ModifiedView(request)
    show(modified, list: .vertical(Shape.frame))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { modified.coordinator.load.handlerRun == nil })
    phone.advance(by: 1)
    #expect(modified.control?.state == .noMoreData)
    freeLists()
    hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    phone.advance(by: 1)
    #expect(modified.control?.state == .noMoreData)
    let header = ModifiedView(.top)
    header.add(to: hosting, around: Shape.frame)
    phone.advance(by: 1)
    header.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { header.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(modified.control?.state == .idle)
    freeLists()
    hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    phone.advance(by: 1)
    #expect(modified.control?.state == .idle)
  }

  @Test func `a list that appears after its content was loaded is found without an update`() {
    let modified = ModifiedView(.top)
    show(modified)
    phone.advance(by: 5)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(list, at: 0)
    phone.advance(by: 1.1)
    #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
  }

  @Test func `a list that fades out while another one fades in passes on its control`() {
    let modified = ModifiedView(.top)
    let old = UIScrollView.vertical(Shape.frame)
    show(modified, list: old)
    phone.advance(by: 3)
    let control = modified.control
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    let new = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(new, at: 1)
    phone.advance(by: 0.35)
    #expect(modified.scrollView === old)
    old.removeFromSuperview()
    phone.turn()
    #expect(modified.scrollView === new && modified.control === control)
  }

  @Test func `a begin before there is a list is not lost`() async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(work.startCount == 0)
    hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    phone.advance(by: 2)
    #expect(await settle { work.startCount == 1 })
    work.finish(with: .success)
  }

  @Test func `a begin before there is a list is lost if another control refreshes then`() async {
    var options = RefreshOptions()
    options.isBlockedByOtherRefreshes = true
    let header = ModifiedView(work.request(at: .top, options: options))
    show(header)
    phone.turn()
    header.coordinator.beginRefreshing()
    let list = UIScrollView.vertical(Shape.frame)
    let footer = BackNormalFooter()
    list.setRefreshControl(footer)
    footer.beginRefreshing()
    hosting.insertSubview(list, at: 0)
    phone.advance(by: 2)
    #expect(header.scrollView === list && footer.isRefreshing)
    footer.endRefreshing()
    phone.advance(by: 1)
    header.update(work.request(at: .top, look: .spinner, options: options))
    phone.advance(by: 1)
    #expect(header.control?.isRefreshing == false && work.startCount == 0)
  }

  @Test func `a begin before there is a list can be taken back`() async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified)
    modified.coordinator.beginRefreshing()
    modified.coordinator.endRefreshing(with: .success)
    hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    phone.advance(by: 2)
    #expect(modified.control?.isRefreshing == false && work.startCount == 0)
  }

  @Test func `a refresh that waits for a window survives another look`() async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified, list: .vertical(Shape.frame))
    hosting.removeFromSuperview()
    modified.coordinator.beginRefreshing()
    #expect(modified.control?.state == .willRefresh)
    modified.update(work.request(at: .top, look: .spinner))
    phone.turn()
    phone.show(hosting)
    phone.advance(by: 2)
    #expect(await settle { work.startCount == 1 })
    work.finish(with: .success)
  }

  @Test(arguments: [false, true])
  func `a refresh that waits for a window moves to another list`(isFreed: Bool) async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified, list: .vertical(Shape.frame))
    hosting.removeFromSuperview()
    modified.coordinator.beginRefreshing()
    #expect(modified.control?.state == .willRefresh)
    let old = isFreed ? nil : modified.scrollView
    freeLists()
    let list = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(list, at: 0)
    phone.show(hosting)
    phone.advance(by: 2)
    #expect(modified.scrollView === list)
    // The scroll view may have views of its own.
    #expect(old?.subviews.contains { $0 is RefreshComponent } != true)
    #expect(await settle { work.startCount == 1 })
    work.finish(with: .success)
  }

  @Test func `an end in code without a list cancels the work`() async {
    let modified = ModifiedView(work.request(at: .top))
    show(modified, list: .vertical(Shape.frame))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    freeLists()
    modified.coordinator.endRefreshing(with: .success)
    #expect(await settle { work.wasCanceled })
  }

  @Test func `the time limit does not begin again with another look`() async {
    var options = RefreshOptions()
    options.timeoutDuration = 2
    let modified = ModifiedView(work.request(at: .top, options: options))
    show(modified, list: .vertical(Shape.frame))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    modified.update(work.request(at: .top, look: .spinner, options: options))
    phone.advance(by: 1.5)
    #expect(modified.control?.isRefreshing == false)
    #expect(await settle { work.wasCanceled })
  }

  @Test func `a coordinator that is used again shows the phase`() {
    var phase = RefreshPhase.idle
    let request = RefreshRequest(
      edge: .top,
      source: .phase(RefreshPhaseBinding(get: { phase }, set: { phase = $0 })))
    let modified = ModifiedView(request)
    show(modified, list: .vertical(Shape.frame))
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(phase == .loading)
    modified.remove()
    phone.advance(by: 1)
    let marker = MarkerView(frame: Shape.frame)
    modified.coordinator.add(marker)
    hosting.addSubview(marker)
    modified.coordinator.update(request)
    phone.advance(by: 2)
    #expect(modified.control?.isRefreshing == true && phase == .loading)
  }
}
