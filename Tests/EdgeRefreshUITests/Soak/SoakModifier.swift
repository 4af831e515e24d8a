import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshUI

/// A modifier of a session: the views that SwiftUI makes of it, and the work or the phase of the
/// app.
@MainActor
final class SoakModifier {
  let edge: RefreshEdge
  /// Whether the app has a binding instead of a closure.
  let hasPhase: Bool
  var isAutomatic: Bool
  var look = RefreshLook.arrow
  var isEnabled = true
  var options = RefreshOptions()
  private(set) var environment = ControlEnvironment()
  /// Whether there is more data; `nil` if the app does not set `hasMore`.
  private(set) var hasMore: Bool?
  let model = PhaseModel()
  /// The work of each modified view.
  private(set) var works: [Work] = []
  private(set) var modified: ModifiedView?
  private weak var removed: RefreshCoordinator?
  private weak var observed: RefreshComponent?
  /// The number of refreshes of the observed control that have begun, and of those that have ended.
  private(set) var beginCount = 0
  private(set) var endCount = 0

  init(at edge: RefreshEdge, _ random: inout SplitMix64) {
    self.edge = edge
    hasPhase = random.once(in: 2)
    isAutomatic = random.once(in: edge.isStart ? 3 : 2)
    if !hasPhase && (isAutomatic || !edge.isStart) && random.once(in: 2) { hasMore = true }
    changeOptions(&random)
  }

  var control: RefreshComponent? { modified?.control }
  var coordinator: RefreshCoordinator? { modified?.coordinator }
  var waitingWork: Work? { works.last { $0.isWaiting } }
  var waitingCount: Int { works.map(\.waitingCount).reduce(0, +) }
  /// Whether a removed modifier has left something behind.
  var isLeaking: Bool { removed != nil && modified == nil }
  /// Whether every task that should have begun or ended has done so.
  var isSettled: Bool {
    guard let load = coordinator?.load, !hasPhase else { return waitingCount == 0 && !isLeaking }
    return waitingCount == (load.handlerRun == nil ? 0 : 1)
  }

  var request: RefreshRequest {
    var request =
      hasPhase
      ? model.request(at: edge, isAutomatic: isAutomatic, look: look, options: options)
      : (works.last ?? Work())
        .request(at: edge, look: look, options: options, isAutomatic: isAutomatic)
    request.isEnabled = isEnabled
    request.hasMore = hasMore
    request.environment = environment
    return request
  }

  // MARK: SwiftUI

  func add(to hosting: UIView) {
    works.append(Work())
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    self.modified = modified
  }

  func remove() {
    removed = coordinator
    modified?.remove()
    modified = nil
  }

  /// Replaces the modified view with another one of its group.
  func exchangeBranch(in hosting: UIView, isOldFirst: Bool) {
    guard let old = modified else { return }
    if isOldFirst { old.remove() }
    let new = ModifiedView(inGroupOf: old)
    new.add(to: hosting, around: Shape.frame)
    if !isOldFirst { old.remove() }
    modified = new
  }

  func update() { modified?.update(request) }

  /// Updates the view if the phase has changed.
  func updateIfNeeded() {
    if let modified { model.updateIfNeeded(modified, request) }
  }

  // MARK: The app

  /// Ends the work, or sets the phase. Nothing remains, not even a failure that the control
  /// displays.
  func end() {
    if hasPhase {
      model.phase = .idle
    } else if let waitingWork {
      waitingWork.finish(with: .success)
    } else {
      coordinator?.endRefreshing(with: .success)
    }
  }

  /// Changes options that the modifier for the edge has.
  func changeOptions(_ random: inout SplitMix64) {
    let isLoadAtStart = isAutomatic && edge.isStart
    isEnabled = !random.once(in: 8)
    if hasMore != nil { hasMore = !random.once(in: 3) }
    options = RefreshOptions()
    options.showsFailure = random.once(in: 3)
    options.timeoutDuration = random.pick([nil, nil, 0.3, 1, 5])
    if isAutomatic || !edge.isStart {
      options.loading.prefetchDistance = random.pick([
        nil, nil, .points(200), .viewLengths(1), .items(3), .controlLengths(2),
      ])
    }
    if isLoadAtStart {
      options.loading.keepsVisibleContentInPlace = random.once(in: 2)
      options.loading.keepsEndVisible = random.once(in: 2)
      return
    }
    options.beginsAtThreshold = random.once(in: 3)
    options.playsHapticFeedback = random.pick([false, true])
    options.minimumVisibleDuration = random.pick([0, 0, 0.7])
    options.resultDuration = random.pick([0, 0, 0.5])
    if edge == .bottom {
      options.footer.hidesWhenContentFits = random.once(in: 3)
      options.footer.resetsWithHeader = !hasPhase && hasMore == nil
    }
  }

  /// Changes what SwiftUI's environment passes on.
  func changeEnvironment(_ random: inout SplitMix64) {
    environment.locale = random.pick([nil, Locale(identifier: "de"), Locale(identifier: "ar")])
    environment.font = random.pick([nil, .systemFont(ofSize: 24)])
    environment.isDark = random.pick([nil, false, true])
    // The direction of a screen does not change while it is shown.
  }

  // MARK: Observation

  /// Counts the refreshes that a new control begins and ends, and makes it exclusive.
  func didTurn(isBlockedByOtherRefreshes: Bool) {
    guard let control, control !== observed else { return }
    observed = control
    control.isBlockedByOtherRefreshes = isBlockedByOtherRefreshes
    beginCount = control.state == .refreshing ? 1 : 0
    endCount = 0
    var old = control.state
    let observer = control.changeObserver
    control.changeObserver = { [weak self] state, outcome in
      if outcome != nil { self?.endCount += 1 }
      if state == .refreshing && old != .refreshing { self?.beginCount += 1 }
      old = state
      observer?(state, outcome)
    }
  }
}
