import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// The binding and the control say the same after every call and every assignment.
@Suite(.isolated)
@MainActor
struct PhaseAgreementTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let model = PhaseModel()

  /// Shows a footer that loads automatically, or a header that is pulled.
  private func show(_ request: RefreshRequest) -> ModifiedView {
    let modified = ModifiedView(request)
    hosting.addSubview(UIScrollView.vertical(Shape.frame))
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    run(modified, request)
    return modified
  }

  /// Lets SwiftUI and the main loop run.
  private func run(_ modified: ModifiedView, _ request: RefreshRequest) {
    for _ in 0..<4 {
      model.updateIfNeeded(modified, request)
      phone.turn()
    }
  }

  /// Records an issue if the phase and the control disagree.
  private func expectAgreement(
    _ modified: ModifiedView, _ request: RefreshRequest, _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let state = modified.control?.state ?? .idle
    if model.phase.isSame(as: state, loadsMore: request.loadsMore) { return }
    Issue.record(
      "\(model.phase) and \(state): \(comment())", sourceLocation: sourceLocation)
  }

  private nonisolated static let kinds: [(RefreshEdge, Bool)] = [
    (.bottom, true), (.bottom, false), (.top, false), (.top, true),
  ]

  @Test func `no more data can be set again after a footer was reset in code`() {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    for _ in 0..<3 {
      model.phase = .noMoreData
      run(footer, request)
      #expect(footer.control?.state == .noMoreData)
      footer.coordinator.endRefreshing(with: .success)
      run(footer, request)
      #expect(model.phase == .idle && footer.control?.state == .idle)
    }
  }

  @Test(arguments: kinds, [true, false])
  func `an end at rest, in code or by the control, is followed by the phase`(
    kind: (RefreshEdge, Bool), isByCoordinator: Bool
  ) {
    let request = model.request(at: kind.0, isAutomatic: kind.1)
    let modified = show(request)
    for first in RefreshPhase.allCases {
      for outcome in RefreshOutcome.allCases {
        for last in RefreshPhase.allCases {
          model.phase = first
          run(modified, request)
          expectAgreement(modified, request, "\(first)")
          if isByCoordinator {
            modified.coordinator.endRefreshing(with: outcome)
          } else {
            modified.control?.endRefreshing(with: outcome)
          }
          run(modified, request)
          expectAgreement(modified, request, "\(first), then \(outcome)")
          model.phase = last
          run(modified, request)
          #expect(model.phase == last)
          expectAgreement(modified, request, "\(first), \(outcome), then \(last)")
        }
      }
    }
  }

  @Test func `a header that is ended in code with no more data can be pulled again`() {
    let request = model.request(at: .top)
    let header = show(request)
    header.coordinator.endRefreshing(with: .noMoreData)
    run(header, request)
    #expect(model.phase == .noMoreData && header.control?.state == .idle)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(model.phase == .loading && header.control?.isRefreshing == true)
  }

  @Test func `the later one of an assignment and a call in the same turn counts`() {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    model.phase = .loading
    footer.coordinator.endRefreshing(with: .noMoreData)
    run(footer, request)
    #expect(model.phase == .noMoreData && footer.control?.state == .noMoreData)
    footer.coordinator.beginRefreshing()
    model.phase = .failed
    run(footer, request)
    #expect(model.phase == .failed && footer.control?.state == .idle)
    model.phase = .noMoreData
    footer.coordinator.beginRefreshing()
    run(footer, request)
    #expect(model.phase == .loading && footer.control?.isRefreshing == true)
    model.phase = .failed
    footer.update(request)
    footer.coordinator.endRefreshing(with: .noMoreData)
    run(footer, request)
    #expect(model.phase == .noMoreData && footer.control?.state == .noMoreData)
    footer.coordinator.endRefreshing(with: .success)
    model.phase = .failed
    footer.coordinator.endRefreshing(with: .noMoreData)
    run(footer, request)
    #expect(model.phase == .noMoreData && footer.control?.state == .noMoreData)
  }

  @Test func `a phase that the app has set already is not set again`() {
    let request = model.request(at: .top)
    let header = show(request)
    model.phase = .loading
    header.coordinator.beginRefreshing()
    run(header, request)
    header.coordinator.endRefreshing(with: .failure)
    model.phase = .failed
    run(header, request)
    #expect(model.log == [.loading, .failed] && header.control?.isRefreshing == false)
  }

  @Test(arguments: kinds, RefreshOutcome.allCases)
  func `a refresh that waits for a window can be ended by the control`(
    kind: (RefreshEdge, Bool), outcome: RefreshOutcome
  ) {
    let request = model.request(at: kind.0, isAutomatic: kind.1)
    let modified = show(request)
    hosting.removeFromSuperview()
    model.phase = .loading
    run(modified, request)
    #expect(modified.control?.state == .willRefresh)
    modified.control?.endRefreshing(with: outcome)
    run(modified, request)
    expectAgreement(modified, request)
    #expect(model.phase != .loading && !modified.coordinator.load.isActive)
    phone.show(hosting)
    run(modified, request)
    expectAgreement(modified, request)
    #expect(modified.control?.isRefreshing == false)
  }

  @Test func `a refresh that is begun outside a window is loading until it ends`() {
    let request = model.request(at: .top)
    let header = show(request)
    hosting.removeFromSuperview()
    header.coordinator.beginRefreshing()
    run(header, request)
    #expect(model.phase == .loading && header.control?.state == .willRefresh)
    phone.show(hosting)
    run(header, request)
    #expect(model.log == [.loading] && header.control?.state == .refreshing)
    model.phase = .idle
    run(header, request)
    expectAgreement(header, request)
  }

  @Test func `a load that another control blocks is idle again`() {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    footer.control?.isExclusive = true
    let header = ModifiedView(
      RefreshRequest(
        edge: .top,
        source: .phase(RefreshPhaseBinding(get: { .loading }, set: { _ in }))))
    header.add(to: hosting, around: Shape.frame)
    phone.advance(by: 1)
    #expect(header.control?.isRefreshing == true)
    model.phase = .loading
    run(footer, request)
    #expect(model.phase == .idle && footer.control?.state == .idle)
    #expect(!footer.coordinator.load.isActive)
    // A setter that ignores the phase is not asked in every turn.
    model.isState = true
    model.setter = .ignores
    model.phase = .loading
    run(footer, request)
    #expect(model.phase == .loading && !MainLoop.current.hasPendingWork)
    // Afterward, the setter's answers are read again.
    header.remove()
    model.phase = .idle
    run(footer, request)
    model.setter = .answersIdle
    footer.coordinator.beginRefreshing()
    run(footer, request)
    #expect(model.phase == .idle && footer.control?.state == .idle)
  }

  @Test func `a load that a new control must not show is idle again`() {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    let header = ModifiedView(
      RefreshRequest(
        edge: .top,
        source: .phase(RefreshPhaseBinding(get: { .loading }, set: { _ in }))))
    header.add(to: hosting, around: Shape.frame)
    model.phase = .loading
    run(footer, request)
    #expect(header.control?.isRefreshing == true && footer.control?.isRefreshing == true)
    RefreshConfiguration.default.behavior.isExclusive = true
    defer { RefreshConfiguration.default.behavior.isExclusive = nil }
    let spinner = model.request(at: .bottom, isAutomatic: true, look: .spinner)
    footer.update(spinner)
    run(footer, spinner)
    #expect(model.phase == .idle && footer.control?.state == .idle)
  }

  @Test(arguments: PhaseModel.Setter.allCases)
  func `the control follows what the app's setter makes of a phase`(setter: PhaseModel.Setter) {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    for first in RefreshPhase.allCases {
      model.setter = .takes
      model.phase = first
      run(footer, request)
      model.setter = setter
      if first == .loading {
        footer.coordinator.endRefreshing(with: .success)
      } else {
        footer.coordinator.beginRefreshing()
      }
      run(footer, request)
      expectAgreement(footer, request, "\(first)")
    }
  }

  @Test(arguments: 1...6)
  func `an answer that comes before SwiftUI updates the view is followed`(turns: Int) {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    model.isState = true
    footer.coordinator.beginRefreshing()
    while model.phase == .idle { phone.turn() }
    for _ in 0..<turns { phone.turn() }
    model.phase = .idle
    run(footer, request)
    phone.advance(by: 0.1)
    expectAgreement(footer, request)
    #expect(footer.control?.state == .idle && !MainLoop.current.hasPendingWork)
  }

  @Test func `no more data is shown by a footer that loads in another way`() {
    var request = model.request(at: .top)
    let modified = show(request)
    for phase in RefreshPhase.allCases {
      for isAutomatic in [true, false, true] {
        model.phase = phase
        request = model.request(at: .top, isAutomatic: isAutomatic)
        modified.update(request)
        run(modified, request)
        #expect(model.phase == phase)
        expectAgreement(modified, request, "\(phase), automatic: \(isAutomatic)")
        // A header that is pulled can always be pulled again.
        #expect(modified.control?.state != .noMoreData || isAutomatic)
      }
    }
  }

  @Test func `another binding is followed, and gets the phase of a control that begins`() {
    let request = model.request(at: .bottom, isAutomatic: true)
    let footer = show(request)
    let other = PhaseModel()
    footer.coordinator.beginRefreshing()
    let next = other.request(at: .bottom, isAutomatic: true)
    footer.update(next)
    phone.advance(by: 1)
    #expect(model.phase == .idle && other.phase == .loading)
    let last = PhaseModel(.noMoreData).request(at: .bottom, isAutomatic: true)
    footer.update(last)
    phone.advance(by: 1)
    #expect(footer.control?.state == .noMoreData)
  }
}
