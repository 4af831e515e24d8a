import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// How the app reacts to a phase that the control sets, and what happens if the control does not
/// follow.
@Suite(.isolated)
@MainActor
struct PhaseAnswerTests {
  private let screen = PhaseScreen()

  @Test func `a load that another control blocks is idle again`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    footer.control?.isBlockedByOtherRefreshes = true
    let header = ModifiedView(
      RefreshRequest(
        edge: .top,
        source: .phase(RefreshPhaseBinding(get: { .loading }, set: { _ in }))))
    header.add(to: screen.hosting, around: Shape.frame)
    screen.phone.advance(by: 1)
    #expect(header.control?.isRefreshing == true)
    screen.model.phase = .loading
    screen.run(footer, request)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
    #expect(!footer.coordinator.load.isActive)
    // A setter that ignores the phase is not called in every turn.
    screen.model.isState = true
    screen.model.setter = .ignores
    screen.model.phase = .loading
    screen.run(footer, request)
    #expect(screen.model.phase == .loading && !MainLoop.current.hasPendingWork)
    // Afterward, the phase that the setter sets is read again.
    header.remove()
    screen.model.phase = .idle
    screen.run(footer, request)
    screen.model.setter = .answersIdle
    footer.coordinator.beginRefreshing()
    screen.run(footer, request)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
  }

  @Test func `a load that a new control must not show is idle again`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    let header = ModifiedView(
      RefreshRequest(
        edge: .top,
        source: .phase(RefreshPhaseBinding(get: { .loading }, set: { _ in }))))
    header.add(to: screen.hosting, around: Shape.frame)
    screen.model.phase = .loading
    screen.run(footer, request)
    #expect(header.control?.isRefreshing == true && footer.control?.isRefreshing == true)
    var spinner = screen.model.request(at: .bottom, isAutomatic: true, look: .spinner)
    spinner.options.isBlockedByOtherRefreshes = true
    footer.update(spinner)
    screen.run(footer, spinner)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
  }

  @Test func `an answer to a refresh that was begun before there was a list is followed`() {
    let request = screen.model.request(at: .top)
    let modified = ModifiedView(request)
    modified.add(to: screen.hosting, around: Shape.frame)
    screen.phone.show(screen.hosting)
    modified.coordinator.beginRefreshing()
    screen.model.isState = true
    screen.model.setter = .answersIdle
    screen.hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
    screen.phone.advance(by: 2)
    #expect(screen.model.log == [.loading, .idle] && modified.control?.isRefreshing == false)
  }

  @Test func `a control that begins again as soon as it has ended is loading`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    footer.coordinator.beginRefreshing()
    screen.run(footer, request)
    footer.control?.didClose = { [weak footer] in footer?.control?.beginRefreshing() }
    footer.coordinator.endRefreshing(with: .noMoreData)
    screen.run(footer, request)
    #expect(screen.model.phase == .loading && footer.control?.isRefreshing == true)
    #expect(footer.coordinator.load.isActive && !footer.coordinator.load.hasNoMoreData)
  }

  @Test func `a load that must not be shown in another list is idle again`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    screen.model.phase = .loading
    screen.run(footer, request)
    footer.control?.isBlockedByOtherRefreshes = true
    let (old, new) = (footer.scrollView, UIScrollView.vertical(Shape.frame))
    let header = NormalHeader()
    new.setRefreshControl(header, at: .top)
    screen.hosting.insertSubview(new, at: 0)
    header.beginRefreshing()
    old?.removeFromSuperview()
    screen.run(footer, request)
    #expect(footer.scrollView === new && header.isRefreshing)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
  }

  @Test(arguments: [RefreshPhase.failed, .noMoreData])
  func `a load that another control blocks leaves a failure, or no more data, as it was`(
    phase: RefreshPhase
  ) {
    var options = RefreshOptions()
    options.showsFailure = true
    let request = screen.model.request(at: .bottom, isAutomatic: true, options: options)
    let footer = screen.show(request)
    for next in [.loading, phase] {
      screen.model.phase = next
      screen.run(footer, request)
    }
    let header = NormalHeader()
    footer.scrollView?.setRefreshControl(header, at: .top)
    footer.control?.isBlockedByOtherRefreshes = true
    header.beginRefreshing()
    screen.model.phase = .loading
    screen.run(footer, request)
    #expect(screen.model.phase == phase)
    #expect(footer.control?.displayedOutcome == (phase == .failed ? .failure : nil))
    screen.expectAgreement(footer, request)
  }

  @Test(arguments: PhaseModel.Setter.allCases)
  func `the control follows what the app's setter makes of a phase`(setter: PhaseModel.Setter) {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    for first in RefreshPhase.allCases {
      screen.model.setter = .takes
      screen.model.phase = first
      screen.run(footer, request)
      screen.model.setter = setter
      if first == .loading {
        footer.coordinator.endRefreshing(with: .success)
      } else {
        footer.coordinator.beginRefreshing()
      }
      screen.run(footer, request)
      screen.expectAgreement(footer, request, "\(first)")
    }
  }

  @Test(arguments: 1...6)
  func `an answer that comes before SwiftUI updates the view is followed`(turns: Int) {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    screen.model.isState = true
    footer.coordinator.beginRefreshing()
    while screen.model.phase == .idle { screen.phone.turn() }
    for _ in 0..<turns { screen.phone.turn() }
    screen.model.phase = .idle
    screen.run(footer, request)
    screen.phone.advance(by: 0.15)
    screen.expectAgreement(footer, request)
    #expect(footer.control?.state == .idle && !MainLoop.current.hasPendingWork)
  }

  @Test func `another binding is followed, and gets the phase of a control that begins`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    let other = PhaseModel()
    footer.coordinator.beginRefreshing()
    let next = other.request(at: .bottom, isAutomatic: true)
    footer.update(next)
    screen.phone.advance(by: 1)
    #expect(screen.model.phase == .idle && other.phase == .loading)
    let last = PhaseModel(.noMoreData).request(at: .bottom, isAutomatic: true)
    footer.update(last)
    screen.phone.advance(by: 1)
    #expect(footer.control?.state == .noMoreData)
  }
}
