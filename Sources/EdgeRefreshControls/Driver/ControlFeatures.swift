import EdgeRefreshCore
import Foundation
import UIKit

/// The timers and observers of features that few controls use.
@MainActor
final class ControlFeatures {
  /// The app's own texts for results.
  var resultTitles: [RefreshOutcome: String] = [:]
  /// Called with each new state, with the outcome of each refresh, and when a failure that the
  /// control displays is reset.
  var changeObserver: ((RefreshState, RefreshOutcome?) -> Void)?
  /// Called when the control has entered or left a window.
  var windowObserver: (() -> Void)?
  /// Whether a tap retries.
  var recognizesTaps = false
  let stateStreams = StateStreams()

  private let feedback = ThresholdFeedback()
  private var cancelTimeout: (() -> Void)?

  /// Carries out what a decision means for the features.
  func update(
    _ control: RefreshComponent, after event: RefreshEvent, _ decision: Decision,
    from old: RefreshEngine
  ) {
    if control.options.playsHapticFeedback {
      if event == .dragBegan && !control.status.isAutomatic && control.isReadyForUser {
        feedback.prepare()
      }
      if decision.callbacks.contains(.thresholdReached) { feedback.play() }
    }
    if let number = control.status.holdNumber, !decision.holds.isEmpty {
      start(decision.holds, of: control, refresh: number)
    }
    if decision.outcome != nil {
      cancelTimeout?()
      cancelTimeout = nil
    }
    let state = control.status.state
    if old.state != state { stateStreams.yield(state) }
    let isReset = old.hasFailed && !control.status.hasFailed
    if old.state != state || decision.outcome != nil || isReset {
      changeObserver?(state, decision.outcome)
    }
  }

  /// Plays an impact at the second threshold of a header.
  func playSecondThreshold(of control: RefreshComponent) {
    if control.options.playsHapticFeedback { feedback.play() }
  }

  /// Ends a refresh as failed after the time-out, unless it has ended by then.
  func startTimeout(of control: RefreshComponent, refresh number: UInt32) {
    cancelTimeout?()
    guard let duration = control.options.timeoutDuration else { return }
    cancelTimeout = RefreshComponent.schedule(after: duration) { [weak control] in
      guard let control, control.status.currentRefresh == number else { return }
      control.driver.requestEnd(.handlerFinished(number, .failure))
    }
  }

  private func start(_ holds: Hold, of control: RefreshComponent, refresh number: UInt32) {
    for (hold, duration) in [
      (Hold.minimumDuration, control.options.minimumVisibleDuration),
      (.result, control.options.resultDuration),
    ] where holds.contains(hold) {
      _ = RefreshComponent.schedule(after: duration) { [weak control] in
        control?.send(.holdEnded(hold, number))
      }
    }
  }
}

/// The streams of a control's states. They finish when the control is freed.
@MainActor
final class StateStreams {
  private var continuations: [Int: AsyncStream<RefreshState>.Continuation] = [:]
  private var streamCount = 0

  /// Returns a stream that begins with a state.
  func makeStream(from state: RefreshState) -> AsyncStream<RefreshState> {
    streamCount += 1
    let number = streamCount
    return AsyncStream { continuation in
      continuation.yield(state)
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.continuations[number] = nil }
      }
      continuations[number] = continuation
    }
  }

  func yield(_ state: RefreshState) {
    for continuation in continuations.values { continuation.yield(state) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}

extension RefreshComponent {
  /// The features, created at the first access.
  var features: ControlFeatures {
    if let features = settings.features { return features }
    let features = ControlFeatures()
    settings.features = features
    return features
  }

  /// Draws again and measures after the texts for results have changed.
  func resultTextsDidChange() {
    parts.text?.forgetHeight()
    setNeedsLayout()
  }

  /// Lets a tap retry a failure, wherever it is in the control.
  func recognizeTapsForRetrying() {
    guard !features.recognizesTaps else { return }
    features.recognizesTaps = true
    onTap(of: self) { [weak self] in self?.retry() }
  }
}

/// Plays an impact when a pull reaches the threshold.
///
/// tvOS and visionOS have no generators of impacts, because their devices cannot play them.
@MainActor
final class ThresholdFeedback {
  #if os(iOS) || os(Linux)
    private lazy var generator = UIImpactFeedbackGenerator(style: .light)

    /// Wakes up the hardware, which takes too long at the threshold.
    func prepare() { generator.prepare() }

    func play() { generator.impactOccurred() }
  #else
    func prepare() {}

    func play() {}
  #endif
}
