import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A header whose app has a flag that says whether a refresh is in progress.
@Suite(.isolated)
@MainActor
struct FlagTests {
  private final class Model {
    var isRefreshing = false { didSet { log.append(isRefreshing) } }
    var log: [Bool] = []
  }

  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let model = Model()

  private func request(_ options: RefreshOptions = RefreshOptions()) -> RefreshRequest {
    let model = model
    return RefreshRequest(
      edge: .top, options: options,
      source: .phase(
        .flag(get: { model.isRefreshing }, set: { model.isRefreshing = $0 })))
  }

  private func show(_ request: RefreshRequest) -> ModifiedView {
    phone.show(request, around: .vertical(Shape.frame), in: hosting)
  }

  @Test func `a pull sets the flag, and the app ends the refresh by clearing it`() {
    let modified = show(request())
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(model.log == [true] && modified.control?.isRefreshing == true)
    model.isRefreshing = false
    modified.update(request())
    phone.advance(by: 1)
    #expect(modified.control?.state == .idle && modified.scrollView?.contentInset == .zero)
    #expect(model.log == [true, false])
  }

  @Test func `setting the flag opens the header`() {
    let modified = show(request())
    model.isRefreshing = true
    modified.update(request())
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && model.log == [true])
    modified.coordinator.endRefreshing(with: .failure)
    phone.advance(by: 1)
    #expect(model.log == [true, false] && modified.control?.state == .idle)
  }

  @Test func `a time limit clears the flag, and the failure remains displayed`() {
    var options = RefreshOptions()
    options.timeoutDuration = 2
    options.resultDuration = 5
    let modified = show(request(options))
    model.isRefreshing = true
    modified.update(request(options))
    phone.advance(by: 3)
    #expect(model.log == [true, false])
    modified.update(request(options))
    phone.advance(by: 1)
    #expect(modified.control?.displayedOutcome == .failure && model.log == [true, false])
  }

  @Test func `a refresh with a result that a flag cannot store clears it`() {
    let modified = show(request())
    phone.drag(by: 300)
    phone.advance(by: 1)
    modified.coordinator.endRefreshing(with: .noMoreData)
    phone.advance(by: 1)
    modified.update(request())
    phone.advance(by: 1)
    #expect(model.log == [true, false] && modified.control?.state == .idle)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(model.log == [true, false, true] && modified.control?.isRefreshing == true)
  }
}
