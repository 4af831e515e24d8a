import Foundation
import UIKit

/// The load of a coordinator: the work of a handler, or the phase that the app owns.
struct RefreshLoad {
  /// Whether the app loads. The control may still be closed, or be another one than at the
  /// beginning.
  var isActive = false
  /// The number of the load. A handler that returns after its load has ended has an outdated
  /// number.
  var number = 0
  var task: Task<Void, Never>?
  /// The last phase that the app and the control agreed on.
  var phase = RefreshPhase.idle
  /// The phase that the control will set in the next turn of the main loop.
  var phaseToSet: RefreshPhase?
  /// Whether the phase is read in the next turn of the main loop.
  var willReadPhase = false
}

extension RefreshCoordinator {
  /// Begins a refresh, as if the control had been pulled.
  func beginRefreshing() {
    control?.beginRefreshing()
  }

  /// Ends the refresh with an outcome, and cancels its work.
  func endRefreshing(with outcome: RefreshOutcome) {
    control?.endRefreshing(with: outcome)
  }

  /// Begins the work of a refresh that the control has begun, unless it continues an earlier one.
  func controlDidBegin() {
    guard !load.isActive else { return }
    guard let source = request?.source else {
      control?.endRefreshing(with: .cancelled)
      return
    }
    load.isActive = true
    load.number += 1
    switch source {
    case .handler(let handler): run(handler)
    case .phase: setPhase(.loading)
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
    load.isActive = false
    load.task = nil
    control?.endRefreshing(with: outcome)
  }

  /// Cancels the work of a refresh that the control has ended, for example because it took too
  /// long.
  func loadDidEnd(with outcome: RefreshOutcome) {
    guard load.isActive else { return }
    cancelWork()
    if case .phase = request?.source { setPhase(RefreshPhase(after: outcome)) }
  }

  func cancelWork() {
    load.isActive = false
    load.task?.cancel()
    load.task = nil
  }

  /// Shows a load in progress, or that there is no more data, in a control that was attached just
  /// now.
  func resumeLoad() {
    if load.isActive {
      control?.beginRefreshing()
    } else if load.phase == .noMoreData && request?.loadsMore == true {
      control?.endRefreshing(with: .noMoreData)
    }
  }

  // MARK: The phase

  /// Follows the phase of the app in the next turn of the main loop: SwiftUI is updating its views
  /// now, and a control that opens or closes changes the content offset.
  func followPhase() {
    guard case .phase(let binding) = request?.source, binding.get() != load.phase else { return }
    readPhaseLater()
  }

  private func readPhaseLater() {
    guard !load.willReadPhase else { return }
    load.willReadPhase = true
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      self?.load.willReadPhase = false
      self?.readPhase()
    }
  }

  private func readPhase() {
    guard load.phaseToSet == nil, let request, case .phase(let binding) = request.source else {
      return
    }
    let phase = binding.get()
    guard phase != load.phase else { return }
    load.phase = phase
    load.isActive = phase == .loading
    if let outcome = phase.outcome(loadsMore: request.loadsMore) {
      control?.endRefreshing(with: outcome)
    } else {
      control?.beginRefreshing()
    }
  }

  /// Sets the phase of the app in the next turn of the main loop, because the content may have
  /// moved while SwiftUI updates its views. Then reads it: the app may have set another one in
  /// return, which SwiftUI does not report if the phase is the same as before.
  private func setPhase(_ phase: RefreshPhase) {
    let isScheduled = load.phaseToSet != nil
    load.phaseToSet = phase
    guard !isScheduled else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      guard let self, let phase = load.phaseToSet else { return }
      load.phaseToSet = nil
      guard case .phase(let binding) = request?.source else { return }
      load.phase = phase
      binding.set(phase)
      readPhaseLater()
    }
  }
}
