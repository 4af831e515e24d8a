import EdgeRefreshControls
import EdgeRefreshUI

@testable import EdgeRefreshUI

/// A phase of an app, and the updates of the modified view that a change of it causes in SwiftUI.
@MainActor
final class PhaseModel {
  /// What the app's setter does with a phase that the control sets.
  enum Setter: CaseIterable {
    case takes, ignores
    /// Sets the phase, and then another one at once.
    case answersIdle, answersNoMoreData
  }

  var phase: RefreshPhase {
    didSet {
      log.append(phase)
      if phase != oldValue { needsUpdate = true }
    }
  }
  /// Whether SwiftUI skips the update if the phase has changed and changed back.
  var isState = false
  var setter = Setter.takes
  /// All values that were set, by the control or by the app.
  private(set) var log: [RefreshPhase] = []
  /// Called after the control has set a phase.
  var didSet: ((RefreshPhase) -> Void)?
  private var needsUpdate = false
  /// The phase at the last update.
  private var updatedPhase: RefreshPhase

  init(_ phase: RefreshPhase = .idle) {
    self.phase = phase
    updatedPhase = phase
  }

  func request(
    at edge: RefreshEdge, isAutomatic: Bool = false, look: RefreshLook = .arrow,
    options: RefreshOptions = RefreshOptions()
  ) -> RefreshRequest {
    RefreshRequest(
      edge: edge, isAutomatic: isAutomatic, look: look, options: options,
      source: .phase(RefreshPhaseBinding(get: { self.phase }, set: { self.set($0) })))
  }

  /// Updates the modified view if the phase has changed. The tests call this in each turn.
  func updateIfNeeded(_ modified: ModifiedView, _ request: RefreshRequest) {
    guard isState ? phase != updatedPhase : needsUpdate else { return }
    needsUpdate = false
    updatedPhase = phase
    modified.update(request)
  }

  private func set(_ phase: RefreshPhase) {
    switch setter {
    case .takes: self.phase = phase
    case .ignores: return
    case .answersIdle:
      self.phase = phase
      self.phase = .idle
    case .answersNoMoreData:
      self.phase = phase
      self.phase = .noMoreData
    }
    didSet?(phase)
  }
}

extension RefreshPhase {
  /// Whether a state of a control corresponds to the phase.
  func isSame(as state: RefreshState, loadsMore: Bool) -> Bool {
    switch self {
    case .idle, .failed: state == .idle || state == .pulling
    case .loading: state.isRefreshing
    case .noMoreData: loadsMore ? state == .noMoreData : !state.isRefreshing
    }
  }
}
