import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct PhaseTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let list = UIScrollView.vertical(Shape.frame)

  private func show(_ modified: ModifiedView) {
    hosting.addSubview(list)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
  }

  /// Lets SwiftUI and the main loop run.
  private func run(_ model: PhaseModel, _ modified: ModifiedView, _ request: RefreshRequest) {
    for _ in 0..<4 {
      model.updateIfNeeded(modified, request)
      phone.turn()
    }
    phone.advance(by: 1)
  }

  @Test func `a pull sets loading in the next turn, and idle closes the header`() {
    let model = PhaseModel()
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    phone.drag(by: 300)
    run(model, modified, request)
    #expect(model.log == [.loading] && list.roundedInsets == [54, 0])
    model.phase = .idle
    run(model, modified, request)
    #expect(modified.control?.isRefreshing == false && list.contentInset == .zero)
    #expect(model.log == [.loading, .idle])
  }

  @Test func `loading opens the control without setting the phase`() {
    let model = PhaseModel()
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    model.phase = .loading
    modified.update(request)
    #expect(modified.control?.isRefreshing == false, "SwiftUI is updating its views")
    run(model, modified, request)
    #expect(modified.control?.isRefreshing == true && list.roundedInsets == [54, 0])
    #expect(model.log == [.loading])
  }

  @Test(arguments: [
    (RefreshPhase.loading, RefreshState.refreshing), (.noMoreData, .noMoreData), (.failed, .idle),
    (.idle, .idle),
  ])
  func `the first phase is shown when the control is attached`(
    phase: RefreshPhase, state: RefreshState
  ) {
    let model = PhaseModel(phase)
    let request = model.request(at: .bottom, isAutomatic: true)
    let modified = ModifiedView(request)
    show(modified)
    run(model, modified, request)
    #expect(modified.control?.state == state && model.log.isEmpty)
  }

  @Test(arguments: [
    (RefreshPhase.failed, RefreshOutcome.failure), (.noMoreData, .success), (.idle, .success),
  ])
  func `each phase ends the refresh with its outcome`(
    phase: RefreshPhase, outcome: RefreshOutcome
  ) {
    var options = RefreshOptions()
    options.resultDuration = 1
    let model = PhaseModel()
    let request = model.request(at: .top, options: options)
    let modified = ModifiedView(request)
    show(modified)
    phone.drag(by: 300)
    run(model, modified, request)
    model.phase = phase
    model.updateIfNeeded(modified, request)
    phone.turn()
    #expect(modified.control?.displayedOutcome == outcome)
  }

  @Test
  func `an answer in the same turn ends the refresh although the phase is the same as before`() {
    let model = PhaseModel()
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    model.didSet = { if $0 == .loading { model.phase = .idle } }
    phone.drag(by: 300)
    // SwiftUI does not update the view: the phase is idle as before.
    for _ in 0..<4 { phone.turn() }
    phone.advance(by: 1)
    #expect(model.log == [.loading, .idle])
    #expect(modified.control?.isRefreshing == false && list.contentInset == .zero)
  }

  @Test(.scenario("S25"))
  func `updates before the phase is set do not end the refresh`() {
    let model = PhaseModel()
    let request = model.request(at: .bottom, isAutomatic: true)
    let modified = ModifiedView(request)
    show(modified)
    modified.control?.beginRefreshing()
    #expect(model.log.isEmpty)
    for _ in 0..<10 { modified.update(request) }
    run(model, modified, request)
    #expect(model.log == [.loading] && modified.control?.isRefreshing == true)
  }

  @Test func `a refresh that takes too long sets failed, and a retry sets loading`() {
    var options = RefreshOptions()
    options.timeoutDuration = 5
    options.showsFailure = true
    let model = PhaseModel()
    let request = model.request(at: .bottom, isAutomatic: true, options: options)
    let modified = ModifiedView(request)
    show(modified)
    modified.control?.beginRefreshing()
    run(model, modified, request)
    phone.advance(by: 6)
    run(model, modified, request)
    #expect(model.log == [.loading, .failed] && modified.control?.displayedOutcome == .failure)
    #expect(modified.control?.retry() == true)
    run(model, modified, request)
    #expect(model.log == [.loading, .failed, .loading])
  }

  @Test(arguments: [RefreshPhase.idle, .loading])
  func `a header that is pulled can refresh again although there is no more data`(
    first: RefreshPhase
  ) {
    let model = PhaseModel(first)
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    model.phase = .noMoreData
    run(model, modified, request)
    #expect(modified.control?.state == .idle && list.contentInset == .zero)
    phone.drag(by: 300)
    run(model, modified, request)
    #expect(model.phase == .loading && modified.control?.isRefreshing == true)
  }

  @Test func `a phase that the app sets before that of the control stays`() {
    let model = PhaseModel()
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    modified.coordinator.beginRefreshing()
    run(model, modified, request)
    #expect(model.phase == .loading)
    modified.coordinator.endRefreshing(with: .failure)
    model.phase = .noMoreData
    run(model, modified, request)
    #expect(model.phase == .noMoreData && modified.control?.isRefreshing == false)
  }

  @Test func `an app's default does not reset a footer with a binding`() {
    let model = PhaseModel(.noMoreData)
    RefreshConfiguration.default.options.footer.resetsWithHeader = true
    defer { RefreshConfiguration.default.options = RefreshOptions() }
    var request = model.request(at: .bottom, isAutomatic: true)
    request.apply(RefreshRequestChanges())
    let modified = ModifiedView(request)
    show(modified)
    run(model, modified, request)
    let header = ModifiedView(.top)
    header.add(to: hosting, around: Shape.frame)
    phone.advance(by: 1)
    header.coordinator.beginRefreshing()
    phone.advance(by: 1)
    header.coordinator.endRefreshing(with: .success)
    phone.advance(by: 1)
    #expect(model.phase == .noMoreData && modified.control?.state == .noMoreData)
  }

  @Test func `idle resets a control that has no more data`() {
    let model = PhaseModel(.noMoreData)
    let request = model.request(at: .bottom, isAutomatic: true)
    let modified = ModifiedView(request)
    show(modified)
    run(model, modified, request)
    model.phase = .idle
    run(model, modified, request)
    #expect(modified.control?.state == .idle)
  }

  @Test(arguments: [(RefreshEdge.top, true), (.bottom, true), (.bottom, false)])
  func `a control that loads more shows that there is no more data`(
    edge: RefreshEdge, isAutomatic: Bool
  ) {
    let model = PhaseModel(.noMoreData)
    let request = model.request(at: edge, isAutomatic: isAutomatic)
    let modified = ModifiedView(request)
    show(modified)
    run(model, modified, request)
    #expect(modified.control?.state == .noMoreData && model.log.isEmpty)
  }

  @Test(arguments: [
    (RefreshOutcome.success, RefreshPhase.idle), (.cancelled, .idle), (.failure, .failed),
    (.noMoreData, .noMoreData),
  ])
  func `an end in code sets the phase of its outcome`(
    outcome: RefreshOutcome, phase: RefreshPhase
  ) {
    let model = PhaseModel(.loading)
    let request = model.request(at: .bottom, isAutomatic: true)
    let modified = ModifiedView(request)
    show(modified)
    run(model, modified, request)
    modified.coordinator.endRefreshing(with: outcome)
    run(model, modified, request)
    #expect(model.log == [phase])
  }

  @Test func `a removed control does not change the phase`() {
    let model = PhaseModel()
    let request = model.request(at: .top)
    let modified = ModifiedView(request)
    show(modified)
    phone.drag(by: 300)
    run(model, modified, request)
    modified.remove()
    phone.advance(by: 1)
    #expect(model.phase == .loading, "the app is still loading")
    let again = ModifiedView(request)
    show(again)
    run(model, again, request)
    #expect(again.control?.isRefreshing == true && model.log == [.loading])
  }

  @Test func `random phases and pulls leave the control as the phase says`() {
    var generator = SplitMix64(seed: 14)
    let model = PhaseModel()
    let request = model.request(at: .bottom, isAutomatic: true)
    let modified = ModifiedView(request)
    show(modified)
    for step in 0..<2000 {
      switch generator.below(7) {
      case 0: model.phase = .idle
      case 1: model.phase = .loading
      case 2: model.phase = .failed
      case 3: model.phase = .noMoreData
      case 4: modified.control?.requestRefresh()
      case 5: modified.update(request)
      default: phone.turn()
      }
      if step.isMultiple(of: 5) {
        run(model, modified, request)
        let expected: RefreshState =
          switch model.phase {
          case .idle, .failed: .idle
          case .loading: .refreshing
          case .noMoreData: .noMoreData
          }
        #expect(modified.control?.state == expected, "step \(step)")
      }
    }
  }
}
