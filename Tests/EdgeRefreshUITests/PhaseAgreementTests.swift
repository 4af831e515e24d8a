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
  private let screen = PhaseScreen()

  @Test func `no more data can be set again after a footer was reset in code`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    for _ in 0..<3 {
      screen.model.phase = .noMoreData
      screen.run(footer, request)
      #expect(footer.control?.state == .noMoreData)
      footer.coordinator.endRefreshing(with: .success)
      screen.run(footer, request)
      #expect(screen.model.phase == .idle && footer.control?.state == .idle)
    }
  }

  @Test(arguments: PhaseScreen.kinds, [true, false])
  func `an end at rest, in code or by the control, is followed by the phase`(
    kind: (RefreshEdge, Bool), isByCoordinator: Bool
  ) {
    let request = screen.model.request(at: kind.0, isAutomatic: kind.1)
    let modified = screen.show(request)
    for first in RefreshPhase.allCases {
      for outcome in RefreshOutcome.allCases {
        for last in RefreshPhase.allCases {
          screen.model.phase = first
          screen.run(modified, request)
          screen.expectAgreement(modified, request, "\(first)")
          if isByCoordinator {
            modified.coordinator.endRefreshing(with: outcome)
          } else {
            modified.control?.endRefreshing(with: outcome)
          }
          screen.run(modified, request)
          screen.expectAgreement(modified, request, "\(first), then \(outcome)")
          screen.model.phase = last
          screen.run(modified, request)
          #expect(screen.model.phase == last)
          screen.expectAgreement(modified, request, "\(first), \(outcome), then \(last)")
        }
      }
    }
  }

  @Test func `a header that is ended in code with no more data can be pulled again`() {
    let request = screen.model.request(at: .top)
    let header = screen.show(request)
    header.coordinator.endRefreshing(with: .noMoreData)
    screen.run(header, request)
    #expect(screen.model.phase == .noMoreData && header.control?.state == .idle)
    screen.phone.drag(by: 300)
    screen.phone.advance(by: 1)
    #expect(screen.model.phase == .loading && header.control?.isRefreshing == true)
  }

  @Test func `the later one of an assignment and a call in the same turn counts`() {
    let request = screen.model.request(at: .bottom, isAutomatic: true)
    let footer = screen.show(request)
    screen.model.phase = .loading
    footer.coordinator.endRefreshing(with: .success)
    screen.run(footer, request)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
    footer.coordinator.beginRefreshing()
    footer.coordinator.endRefreshing(with: .success)
    screen.run(footer, request)
    #expect(screen.model.phase == .idle && footer.control?.state == .idle)
    footer.coordinator.beginRefreshing()
    screen.model.phase = .failed
    screen.run(footer, request)
    #expect(screen.model.phase == .failed && footer.control?.state == .idle)
    screen.model.phase = .noMoreData
    footer.coordinator.beginRefreshing()
    screen.run(footer, request)
    #expect(screen.model.phase == .loading && footer.control?.isRefreshing == true)
    screen.model.phase = .failed
    footer.update(request)
    footer.coordinator.endRefreshing(with: .noMoreData)
    screen.run(footer, request)
    #expect(screen.model.phase == .noMoreData && footer.control?.state == .noMoreData)
    footer.coordinator.endRefreshing(with: .success)
    screen.model.phase = .failed
    footer.coordinator.endRefreshing(with: .noMoreData)
    screen.run(footer, request)
    #expect(screen.model.phase == .noMoreData && footer.control?.state == .noMoreData)
  }

  @Test func `a phase that the app has set already is not set again`() {
    let request = screen.model.request(at: .top)
    let header = screen.show(request)
    screen.model.phase = .loading
    header.coordinator.beginRefreshing()
    screen.run(header, request)
    header.coordinator.endRefreshing(with: .failure)
    screen.model.phase = .failed
    screen.run(header, request)
    #expect(screen.model.log == [.loading, .failed] && header.control?.isRefreshing == false)
  }

  @Test(arguments: PhaseScreen.kinds, RefreshOutcome.allCases)
  func `a refresh that waits for a window can be ended by the control`(
    kind: (RefreshEdge, Bool), outcome: RefreshOutcome
  ) {
    let request = screen.model.request(at: kind.0, isAutomatic: kind.1)
    let modified = screen.show(request)
    screen.hosting.removeFromSuperview()
    screen.model.phase = .loading
    screen.run(modified, request)
    #expect(modified.control?.state == .willRefresh)
    modified.control?.endRefreshing(with: outcome)
    screen.run(modified, request)
    screen.expectAgreement(modified, request)
    #expect(screen.model.phase != .loading && !modified.coordinator.load.isActive)
    screen.phone.show(screen.hosting)
    screen.run(modified, request)
    screen.expectAgreement(modified, request)
    #expect(modified.control?.isRefreshing == false)
  }

  @Test func `a refresh that is begun outside a window is loading until it ends`() {
    let request = screen.model.request(at: .top)
    let header = screen.show(request)
    screen.hosting.removeFromSuperview()
    header.coordinator.beginRefreshing()
    screen.run(header, request)
    #expect(screen.model.phase == .loading && header.control?.state == .willRefresh)
    screen.phone.show(screen.hosting)
    screen.run(header, request)
    #expect(screen.model.log == [.loading] && header.control?.state == .refreshing)
    screen.model.phase = .idle
    screen.run(header, request)
    screen.expectAgreement(header, request)
  }

  @Test func `no more data is shown by a footer that loads in another way`() {
    var request = screen.model.request(at: .top)
    let modified = screen.show(request)
    for phase in RefreshPhase.allCases {
      for isAutomatic in [true, false, true] {
        screen.model.phase = phase
        request = screen.model.request(at: .top, isAutomatic: isAutomatic)
        modified.update(request)
        screen.run(modified, request)
        #expect(screen.model.phase == phase)
        screen.expectAgreement(modified, request, "\(phase), automatic: \(isAutomatic)")
        // A header that is pulled can always be pulled again.
        #expect(modified.control?.state != .noMoreData || isAutomatic)
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a failure that the header or the control resets is idle`(
    isAutomatic: Bool, isByHeader: Bool
  ) {
    var options = RefreshOptions()
    options.showsFailure = true
    let request = screen.model.request(at: .bottom, isAutomatic: isAutomatic, options: options)
    let footer = screen.show(request)
    for next in [RefreshPhase.loading, .failed] {
      screen.model.phase = next
      screen.run(footer, request)
      screen.phone.advance(by: 1)
    }
    #expect(footer.control?.displayedOutcome == .failure)
    if isByHeader {
      let header = NormalHeader()
      footer.scrollView?.setRefreshControl(header, at: .top)
      header.beginRefreshing()
      screen.phone.advance(by: 1)
      header.endRefreshing()
    } else {
      footer.control?.endRefreshing()
    }
    screen.run(footer, request)
    #expect(footer.control?.displayedOutcome == nil && screen.model.phase == .idle)
    // After another load, the app can set the failure again, and the control displays it.
    for next in [RefreshPhase.loading, .failed] {
      screen.model.phase = next
      screen.run(footer, request)
    }
    #expect(footer.control?.displayedOutcome == .failure)
  }

  @Test func `a failure that is not displayed stays when a footer is pulled`() {
    let request = screen.model.request(at: .bottom)
    let footer = screen.show(request)
    for next in [RefreshPhase.loading, .failed] {
      screen.model.phase = next
      screen.run(footer, request)
      screen.phone.advance(by: 1)
    }
    footer.scrollView?.contentOffset.y = 3000 - 844
    let touch = screen.phone.pull(by: -300)
    #expect(footer.control?.state == .pulling)
    screen.phone.move(touch, by: 300)
    screen.run(footer, request)
    #expect(footer.control?.state == .idle && screen.model.phase == .failed)
  }
}
