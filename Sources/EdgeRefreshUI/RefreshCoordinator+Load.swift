import Foundation
import UIKit

/// The load of a coordinator: the work of a handler, or the phase that the app owns.
struct RefreshLoad {
  /// Whether the app loads. The control may still be closed, or be another one than at the
  /// beginning.
  var isActive = false
  /// Whether a refresh was requested that could not begin, because there was no control or window.
  var isRequested = false
  /// Whether the control displays that there is no more data. Another control has to do so, too.
  var hasNoMoreData = false
  /// The number of the load. A handler that returns after its load has ended has an outdated
  /// number.
  var number = 0
  var task: Task<Void, Never>?
  /// Cancels the time limit.
  var cancelLimit: (() -> Void)?
  /// The last phase that the app and the control agreed on.
  var phase = RefreshPhase.idle
  /// The phase that the control will set in the next turn of the main loop.
  var phaseToSet: RefreshPhase?
}

extension RefreshCoordinator {
  /// Begins a refresh, as if the control had been pulled. It begins later if there is no control
  /// yet.
  func beginRefreshing() {
    if isAttached {
      control?.beginRefreshing()
    } else {
      load.isRequested = true
    }
  }

  /// Ends the refresh with an outcome, and cancels its work.
  func endRefreshing(with outcome: RefreshOutcome) {
    load.isRequested = false
    if isAttached {
      control?.endRefreshing(with: outcome)
    } else {
      load.hasNoMoreData = outcome == .noMoreData
      loadDidEnd(with: outcome)
    }
  }

  /// Begins the work of a refresh that the control has begun, unless it continues an earlier one.
  func controlDidBegin() {
    guard !load.isActive else { return }
    guard let source = request?.source else {
      control?.endRefreshing(with: .cancelled)
      return
    }
    loadDidBegin()
    switch source {
    case .handler(let handler): run(handler)
    case .phase(let binding): set(.loading, with: binding)
    }
  }

  private func loadDidBegin() {
    load.isActive = true
    load.isRequested = false
    load.number += 1
    guard let limit = request?.options.timeLimit else { return }
    let number = load.number
    load.cancelLimit = RefreshComponent.schedule(after: limit) { [weak self] in
      if let self, load.isActive && load.number == number { endRefreshing(with: .failure) }
    }
  }

  private func run(_ handler: @escaping @MainActor () async throws -> RefreshOutcome) {
    let number = load.number
    load.task = Task { [weak self] in
      let outcome: RefreshOutcome
      do {
        outcome = try await handler()
      } catch {
        outcome = error is CancellationError ? .cancelled : .failure
      }
      self?.handlerDidEnd(number, with: outcome)
    }
  }

  private func handlerDidEnd(_ number: Int, with outcome: RefreshOutcome) {
    guard load.isActive && load.number == number else { return }
    cancelWork()
    endRefreshing(with: outcome)
  }

  /// Cancels the work of a refresh that the control has ended.
  func loadDidEnd(with outcome: RefreshOutcome) {
    guard load.isActive else { return }
    cancelWork()
    if case .phase(let binding) = request?.source {
      set(RefreshPhase(after: outcome), with: binding)
    }
  }

  func cancelWork() {
    load.isActive = false
    load.task?.cancel()
    load.task = nil
    load.cancelLimit?()
    load.cancelLimit = nil
  }

  /// Shows what happens in a control that was attached just now, in the next turn of the main loop:
  /// SwiftUI may be updating its views.
  func resumeLater() {
    guard load.isActive || load.isRequested || load.hasNoMoreData else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in self?.resumeLoad() }
  }

  /// Shows a load in progress, or that there is no more data, in another control than before. Begins
  /// a refresh that was requested.
  func resumeLoad() {
    guard isAttached else { return }
    if load.isActive || load.isRequested {
      load.isRequested = false
      control?.beginRefreshing()
    } else if load.hasNoMoreData {
      control?.endRefreshing(with: .noMoreData)
    }
  }

  // MARK: The phase

  /// Follows the phase of the app, if it has changed it.
  func readPhase() {
    guard load.phaseToSet == nil, let request, case .phase(let binding) = request.source else {
      return
    }
    follow(binding.get(), of: request)
  }

  private func follow(_ phase: RefreshPhase, of request: RefreshRequest) {
    guard phase != load.phase else { return }
    load.phase = phase
    if let outcome = phase.outcome(loadsMore: request.loadsMore) {
      cancelWork()
      endRefreshing(with: outcome)
    } else {
      loadDidBegin()
      if isAttached { control?.beginRefreshing() }
    }
  }

  /// Sets the phase of the app in the next turn of the main loop, because the content may have moved
  /// while SwiftUI updates its views. If the app has set another phase by then, follows that one.
  private func set(_ phase: RefreshPhase, with binding: RefreshPhaseBinding) {
    let isScheduled = load.phaseToSet != nil
    load.phaseToSet = phase
    guard !isScheduled else { return }
    let before = binding.get()
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      guard let self, let request, let phase = load.phaseToSet else { return }
      load.phaseToSet = nil
      load.phase = phase
      let now = binding.get()
      guard now == before else {
        follow(now, of: request)
        return
      }
      binding.set(phase)
      checkAnswer(to: phase, with: binding)
    }
  }

  /// Reads the phase in the next turn: the app may have answered with another one at once. If that
  /// is the one from before, SwiftUI does not update the view.
  private func checkAnswer(to phase: RefreshPhase, with binding: RefreshPhaseBinding) {
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      guard let self, let request, load.phaseToSet == nil, load.phase == phase else { return }
      follow(binding.get(), of: request)
    }
  }
}
