import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct CoordinatorWorkTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let list = UIScrollView.vertical(Shape.frame)
  private let work = Work()

  private func show(_ request: RefreshRequest) -> ModifiedView {
    let modified = ModifiedView(request)
    hosting.addSubview(list)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    return modified
  }

  @Test func `a pull calls the handler once, and its return closes the header`() async {
    let modified = show(work.request(at: .top))
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    phone.advance(by: 1)
    #expect(list.roundedInsets == [54, 0] && modified.control?.isRefreshing == true)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(list.contentInset == .zero && work.startCount == 1)
  }

  @Test func `the controls of the environment record a scroll view that exists`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let modified = ModifiedView(work.request(at: .top))
    var controls = RefreshControls()
    controls.add(modified.coordinator, at: .top)
    #expect(try controls.record(to: file) == nil)

    hosting.addSubview(list)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    let recording = try #require(try controls.record(to: file))
    phone.drag(by: 300)
    recording.stop()
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 10 && lines.contains { $0.contains("dragBegan") })
    #expect(throws: (any Error).self) { try controls.record(to: file.appendingPathComponent("x")) }
  }

  @Test(.scenario("S25"))
  func `updates during a refresh neither cancel the handler nor call it again`() async {
    let modified = show(work.request(at: .top))
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    let next = Work()
    for _ in 0..<100 { modified.update(next.request(at: .top)) }
    phone.advance(by: 1)
    #expect(work.isWaiting && !work.wasCanceled && next.startCount == 0)
    #expect(modified.control?.isRefreshing == true)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
    phone.advance(by: 1)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(await settle { next.isWaiting }, "the next refresh calls the latest handler")
    next.finish(with: .success)
  }

  /// What happens in the turn in which a refresh begins.
  enum EarlyEnd: CaseIterable {
    case end, endAndBegin, fail, remove, dismantle, endAndRemove, replaceList
  }

  @Test(.scenario("S91"), arguments: EarlyEnd.allCases)
  func `a handler is not called for a refresh that is over before it starts`(end: EarlyEnd) async {
    let modified = show(work.request(at: .top))
    let coordinator = modified.coordinator
    coordinator.beginRefreshing()
    #expect(modified.control?.isRefreshing == true && work.startCount == 0)
    switch end {
    case .end: coordinator.endRefreshing(with: .success)
    case .endAndBegin:
      coordinator.endRefreshing(with: .cancelled)
      coordinator.beginRefreshing()
    case .fail: modified.control?.endRefreshing(with: .failure)
    case .remove: modified.remove()
    case .dismantle: modified.dismantle()
    case .endAndRemove:
      coordinator.endRefreshing(with: .success)
      modified.remove()
    case .replaceList:
      // The refresh goes on in the new list.
      list.removeFromSuperview()
      hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
      phone.turn()
    }
    var hasRun = false
    Task { hasRun = true }
    #expect(await settle { hasRun })
    #expect(work.startCount == (end == .endAndBegin || end == .replaceList ? 1 : 0))
    work.finish(with: .success)
    phone.advance(by: 1)
    #expect(await settle { !work.isWaiting && !coordinator.load.isActive })
  }

  @Test func `a handler that throws ends the refresh as failed`() async {
    var options = RefreshOptions()
    options.resultDuration = 1
    let modified = show(work.request(at: .top, options: options))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    work.fail()
    #expect(await settle { modified.control?.displayedOutcome == .failure })
  }

  @Test func `a refresh that takes too long cancels the handler`() async {
    var options = RefreshOptions()
    options.timeoutDuration = 5
    options.showsFailure = true
    let modified = show(work.request(at: .bottom, options: options, isAutomatic: true))
    modified.coordinator.beginRefreshing()
    phone.turn()
    #expect(await settle { work.isWaiting })
    phone.advance(by: 6)
    #expect(modified.control?.displayedOutcome == .failure)
    #expect(await settle { work.wasCanceled })
    #expect(modified.control?.retry() == true)
    #expect(await settle { work.startCount == 2 })
    work.finish(with: .success)
    await phone.endLoad(of: modified)
    #expect(modified.control?.isRefreshing == false)
  }

  @Test(arguments: [LoadMoreResult.more, .noMoreData], [true, false])
  func `a handler says whether there is more data`(
    result: LoadMoreResult, returnsFlag: Bool
  ) async {
    let source: RefreshSource =
      returnsFlag ? .action { result == .more } : .action { result }
    let modified = show(RefreshRequest(edge: .bottom, isAutomatic: true, source: source))
    modified.coordinator.beginRefreshing()
    #expect(modified.control?.isRefreshing == true)
    #expect(await settle { modified.coordinator.load.handlerRun != nil })
    await phone.endLoad(of: modified)
    #expect(modified.control?.state == (result == .more ? .idle : .noMoreData))
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func `a handler that throws a cancellation has not failed`(error: any Error) async {
    var errors: [any Error] = []
    var options = RefreshOptions()
    options.showsFailure = true
    var request = RefreshRequest(
      edge: .bottom, isAutomatic: true, options: options, source: .handler { throw error })
    request.reportError = { errors.append($0) }
    let modified = show(request)
    modified.coordinator.beginRefreshing()
    #expect(await settle { modified.control?.isRefreshing == false })
    #expect(modified.control?.displayedOutcome == nil && errors.isEmpty)
  }

  @Test func `the app gets the error of a handler when the refresh has ended`() async {
    var log: [String] = []
    var options = RefreshOptions()
    options.showsFailure = true
    var request = work.request(at: .bottom, options: options, isAutomatic: true)
    let modified = show(request)
    request.reportError = {
      log.append("\(type(of: $0)) \(modified.control?.isRefreshing == true)")
    }
    modified.update(request)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.fail()
    #expect(await settle { log == ["Failure false"] })
    #expect(modified.coordinator.load.error is Work.Failure)
    modified.coordinator.beginRefreshing()
    #expect(modified.coordinator.load.error == nil)
    #expect(await settle { work.isWaiting })
    work.finish(with: .success)
    await phone.endLoad(of: modified)
    #expect(modified.control?.isRefreshing == false)
    #expect(log.count == 1 && modified.coordinator.load.error == nil)
  }

  @Test func `a task ends with its coordinator, even if SwiftUI never dismantles the marker`() async
  {
    var modified: ModifiedView? = show(work.request(at: .top))
    weak let coordinator = modified?.coordinator
    modified?.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    modified = nil
    #expect(await settle { work.wasCanceled })
    #expect(coordinator == nil)
  }

  @Test func `a time limit that is too late to be canceled has no effect`() async {
    var options = RefreshOptions()
    options.timeoutDuration = 2
    options.showsFailure = true
    let modified = show(work.request(at: .bottom, options: options, isAutomatic: true))
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    modified.coordinator.load.cancelLimit = nil
    work.finish(with: .noMoreData)
    await phone.endLoad(of: modified)
    #expect(modified.control?.state == .noMoreData)
    phone.advance(by: 3)
    #expect(modified.control?.state == .noMoreData)
  }

  @Test(arguments: [true, false])
  func `nothing is left of the time limit of a refresh that has ended`(hasPhase: Bool) async {
    var options = RefreshOptions()
    options.timeoutDuration = 60
    let model = PhaseModel()
    let request =
      hasPhase
      ? model.request(at: .top, options: options) : work.request(at: .top, options: options)
    let modified = show(request)
    model.phase = .loading
    modified.update(request)
    if !hasPhase { modified.coordinator.beginRefreshing() }
    phone.advance(by: 1)
    #expect(await settle { hasPhase || work.isWaiting })
    #expect(MainLoop.current.hasPendingWork)
    modified.coordinator.endRefreshing(with: .success)
    phone.advance(by: 1)
    #expect(!MainLoop.current.hasPendingWork)
    #expect(await settle { !work.isWaiting })
  }

  @Test func `ending in code cancels the handler, and its late result is ignored`() async {
    let modified = show(work.request(at: .top))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    modified.coordinator.endRefreshing(with: .success)
    #expect(modified.control?.isRefreshing == false)
    #expect(await settle { work.wasCanceled })
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.startCount == 2 })
    #expect(modified.control?.isRefreshing == true)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
  }

  @Test func `no more data stays until the header has refreshed`() async {
    var options = RefreshOptions()
    options.footer.resetsWithHeader = true
    let footer = show(work.request(at: .bottom, options: options, isAutomatic: true))
    let header = ModifiedView(.top)
    header.add(to: hosting, around: Shape.frame)
    phone.turn()
    footer.coordinator.beginRefreshing()
    phone.turn()
    #expect(await settle { work.isWaiting })
    work.finish(with: .noMoreData)
    await phone.endLoad(of: footer)
    #expect(footer.control?.state == .noMoreData)
    header.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { header.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(footer.control?.state == .idle)
  }

  @Test func `another look during a refresh replaces the control and continues the refresh`() async
  {
    let modified = show(work.request(at: .top))
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    let old = modified.control
    modified.update(work.request(at: .top, look: .spinner))
    phone.advance(by: 1)
    #expect(modified.control !== old && modified.control?.isRefreshing == true)
    #expect(list.roundedInsets == [54, 0] && work.startCount == 1 && !work.wasCanceled)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(list.contentInset == .zero)
  }

  @Test func `another look during a refresh does not move content that was scrolled away`() async {
    let modified = show(work.request(at: .top))
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    list.contentOffset.y = 500
    modified.update(work.request(at: .top, look: .spinner))
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && list.contentOffset.y == 500)
    #expect(modified.control?.scrollsToControl == true)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
  }

  @Test func `work that another control continues outside a window can be ended there`() async {
    let modified = show(work.request(at: .top))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    hosting.removeFromSuperview()
    modified.update(work.request(at: .top, look: .spinner))
    phone.turn()
    #expect(modified.control?.state == .willRefresh)
    modified.coordinator.endRefreshing(with: .success)
    #expect(await settle { work.wasCanceled })
    phone.show(hosting)
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == false && work.startCount == 1)
  }

  @Test func `work can be ended before another list shows it`() async {
    let modified = show(work.request(at: .top))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    hosting.removeFromSuperview()
    let other = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(other, at: 0)
    list.removeFromSuperview()
    phone.window.addSubview(hosting)
    modified.coordinator.endRefreshing(with: .success)
    #expect(await settle { work.wasCanceled })
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == false && work.startCount == 1)
  }

  @Test func `another look keeps no more data`() async {
    let modified = show(work.request(at: .bottom, isAutomatic: true))
    modified.coordinator.endRefreshing(with: .noMoreData)
    modified.update(work.request(at: .bottom, isAutomatic: false))
    phone.turn()
    #expect(modified.control is BackNormalFooter && modified.control?.state == .noMoreData)
  }

  @Test func `a handler may end before the control has opened`() async {
    let modified = show(
      RefreshRequest(edge: .top, source: .handler { .success }))
    modified.coordinator.beginRefreshing()
    #expect(await settle { modified.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(list.contentInset == .zero)
  }

  @Test func `a handler that takes a minute is not reported as a block that does not end`() async {
    let modified = show(work.request(at: .top))
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { work.isWaiting })
    var messages: [String] = []
    let output = Diagnostics.output
    Diagnostics.output = { messages.append($0) }
    phone.advance(by: 61)
    Diagnostics.output = output
    #expect(messages.isEmpty)
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
  }
}
