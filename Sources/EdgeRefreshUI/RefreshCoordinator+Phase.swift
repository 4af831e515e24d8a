import UIKit

/// The phase that an app and a control have agreed on.
///
/// The binding and the control say the same: whichever of the two has changed last, the other one
/// follows in the next turn of the main loop, whatever has caused the change.
struct PhaseAgreement {
  /// The last phase that both had. If the app has another one, the app has changed it.
  var phase = RefreshPhase.idle
  /// The phase that the control will set in the next turn of the main loop, because it has changed.
  var phaseToSet: RefreshPhase?
  /// The phase that the app had when the control changed last. If it has another one in the next
  /// turn, the app was the last one to change.
  var phaseBefore = RefreshPhase.idle
  /// Whether the control is following the app, so that its changes are not its own.
  var isFollowing = false
  /// Whether the control has refused to load. If the app then ignores the phase that the control
  /// sets, asking the control again would not help.
  var isRefused = false
}

extension RefreshCoordinator {
  /// Follows the phase of the app, if it has changed it.
  func readPhase() {
    guard load.agreement.phaseToSet == nil, let binding = request?.phase else { return }
    follow(binding.get())
  }

  /// Sets the phase of the app in the next turn of the main loop: the control may change while
  /// SwiftUI updates its views, because the content moves then.
  func controlDidSay(_ phase: RefreshPhase) {
    guard let binding = request?.phase else { return }
    let agreement = load.agreement
    if agreement.isFollowing { return }
    let before = binding.get()
    let isScheduled = agreement.phaseToSet != nil
    guard isScheduled || phase != agreement.phase || phase != before else { return }
    load.agreement.phaseToSet = phase
    load.agreement.phaseBefore = before
    guard !isScheduled else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in self?.setPhase() }
  }

  /// Tells the app if the control has not followed it, because another control of the scroll view
  /// blocks a refresh. The work of a handler continues.
  ///
  /// - Parameter before: The phase from before, which the app gets again if the control still says
  ///   the same as that one.
  func checkControl(before: RefreshPhase = .idle) {
    guard isAttached, let request, request.phase != nil else { return }
    let phase = load.agreement.phaseToSet ?? load.agreement.phase
    guard !phase.isShown(as: load.shown, in: request) else { return }
    if load.shown != .loading { cancelWork() }
    load.agreement.isRefused = true
    controlDidSay(before.isShown(as: load.shown, in: request) ? before : load.shown)
  }

  private func follow(_ phase: RefreshPhase) {
    guard phase != load.agreement.phase else { return }
    let before = load.agreement.phase
    load.agreement.phase = phase
    load.agreement.isFollowing = true
    if let outcome = phase.outcome {
      end(with: outcome)
    } else {
      loadDidBegin()
      if isAttached { control?.beginRefreshing() }
    }
    load.agreement.isFollowing = false
    checkControl(before: before)
  }

  private func setPhase() {
    guard let binding = request?.phase, let phase = load.agreement.phaseToSet else { return }
    let isRefused = load.agreement.isRefused
    load.agreement.phaseToSet = nil
    load.agreement.phase = phase
    load.agreement.isRefused = false
    let now = binding.get()
    if now != load.agreement.phaseBefore {
      follow(now)
    } else if now != phase {
      binding.set(phase)
      if !isRefused { checkAnswer() }
    }
  }

  /// Reads the phase in the next turn and after the next frames: the app may have answered with
  /// another one at once, or have ignored the phase. If it has the one from before when SwiftUI
  /// looks, SwiftUI does not update the view.
  private func checkAnswer() {
    for delay in [0, 0.1] {
      _ = RefreshComponent.schedule(after: delay) { [weak self] in self?.readPhase() }
    }
  }
}

extension RefreshRequest {
  /// The binding of the app; `nil` if the refresh has a handler.
  var phase: RefreshPhaseBinding? {
    switch source {
    case .handler: nil
    case .phase(let binding): binding
    }
  }
}

extension RefreshPhase {
  /// The phase that a control in a state shows. It does not show whether the last refresh failed.
  init(shownBy state: RefreshState) {
    self =
      switch state {
      case .idle, .pulling: .idle
      case .refreshing, .willRefresh: .loading
      case .noMoreData: .noMoreData
      }
  }

  /// Whether a control that shows another phase says the same as this one.
  fileprivate func isShown(as shown: RefreshPhase, in request: RefreshRequest) -> Bool {
    switch self {
    case .loading: shown == .loading
    case .idle, .failed: shown == .idle
    case .noMoreData: shown == .noMoreData || !request.loadsMore && shown == .idle
    }
  }
}
