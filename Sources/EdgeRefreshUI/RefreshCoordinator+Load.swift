import Foundation
import UIKit

/// The load of a coordinator: the work of a handler, or the phase that the app owns.
struct RefreshLoad {
  /// Whether the app loads. The control may still be closed, or be another one than at the
  /// beginning.
  var isActive = false
  /// Whether a refresh was requested that could not begin, because there was no control or window.
  var isRequested = false
  /// Whether there is no more data. Another control has to display that, too.
  var hasNoMoreData = false
  /// The number of the load. A handler that returns after its load has ended has an outdated
  /// number.
  var number = 0
  var task: Task<Void, Never>?
  /// Cancels the time limit.
  var cancelLimit: (() -> Void)?
  /// What the control showed last: `idle`, `loading` or `noMoreData`.
  var shown = RefreshPhase.idle
  /// Whether the control displayed a failure.
  var displaysFailure = false
  var agreement = PhaseAgreement()
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

  /// Ends the refresh with an outcome, and cancels its work. Without a refresh, sets whether there
  /// is more data.
  func endRefreshing(with outcome: RefreshOutcome) {
    let number = load.number
    end(with: outcome)
    if load.number == number { controlDidSay(RefreshPhase(after: outcome)) }
  }

  /// Ends the refresh without setting the phase of the app, unless the control does not follow.
  func end(with outcome: RefreshOutcome) {
    let number = load.number
    load.isRequested = false
    if isAttached { control?.endRefreshing(with: shownOutcome(outcome)) }
    // The control may have begun another refresh at once.
    guard load.number == number else { return }
    // It may not show the load yet, or may be missing.
    load.hasNoMoreData = outcome == .noMoreData
    cancelWork()
  }

  /// The outcome for the control: one that refreshes the content always has more to do.
  private func shownOutcome(_ outcome: RefreshOutcome) -> RefreshOutcome {
    outcome == .noMoreData && request?.loadsMore == false ? .success : outcome
  }

  /// Begins the work of a refresh that the control has begun, unless it continues an earlier one.
  func controlDidBegin() {
    guard !load.isActive else { return }
    guard let source = request?.source else {
      control?.endRefreshing(with: .cancelled)
      return
    }
    loadDidBegin()
    if case .handler(let handler) = source { run(handler) }
  }

  /// Handles a new state of the control, or the end of its refresh.
  func loadDidChange(to state: RefreshState, outcome: RefreshOutcome?) {
    let (old, displayedFailure) = (load.shown, load.displaysFailure)
    load.shown = RefreshPhase(shownBy: state)
    load.displaysFailure = control?.displaysFailure == true
    guard load.shown != old else {
      // A pull that does not begin a refresh changes the state as well.
      if displayedFailure && !load.displaysFailure { controlDidSay(.idle) }
      return
    }
    load.hasNoMoreData = load.shown == .noMoreData
    if load.shown == .loading {
      // A handler is called later. The app loads from now on, even if the control waits for a
      // window.
      if request?.phase != nil { loadDidBegin() }
      controlDidSay(.loading)
    } else {
      cancelWork()
      controlDidSay(outcome.map { RefreshPhase(after: $0) } ?? load.shown)
    }
  }

  func loadDidBegin() {
    guard !load.isActive else { return }
    load.isActive = true
    load.isRequested = false
    load.number += 1
    guard let limit = request?.options.timeoutDuration else { return }
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
      if let self, load.isActive && load.number == number { endRefreshing(with: outcome) }
    }
  }

  /// Cancels the work of a refresh that has ended.
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
      control?.endRefreshing(with: shownOutcome(.noMoreData))
    }
    checkControl()
  }
}
