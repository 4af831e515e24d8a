import EdgeRefreshCore
import UIKit

/// The timers and observers of features that few controls use.
@MainActor
final class FeatureState {
  /// The app's own texts for results.
  var resultTitles = SmallDictionary<RefreshOutcome, String>()
  /// See ``RefreshComponent/changeObserver``.
  var changeObserver: ((RefreshState, RefreshOutcome?) -> Void)?
  var windowObserver: (() -> Void)?
  /// See ``RefreshComponent/environment``.
  var environment: ControlEnvironment?
  /// The scroll view whose direction the control has set, and the value that it had.
  weak var turnedScrollView: UIScrollView?
  var ownDirection = UISemanticContentAttribute.unspecified
  /// The color of the spinner before it was tinted; `nil` if it was never tinted.
  var ownSpinnerColor: UIColor?
  /// Whether a tap retries.
  var recognizesTaps = false
  /// The streams of the control's states. They finish when the control is freed.
  private var stateStreams: [AsyncStream<RefreshState>.Continuation] = []
  // The generator does not exist on tvOS and visionOS.
  #if os(iOS) || os(Linux)
    private lazy var feedback = UIImpactFeedbackGenerator(style: .light)
  #endif
  private var timeout: ScheduledAction?

  deinit {
    for stream in stateStreams { stream.finish() }
  }

  /// Returns a stream of the control's states that begins with a state.
  func makeStateStream(from state: RefreshState) -> AsyncStream<RefreshState> {
    let (stream, continuation) = AsyncStream.makeStream(of: RefreshState.self)
    continuation.yield(state)
    stateStreams.append(continuation)
    return stream
  }

  func update(
    _ control: RefreshComponent, after event: RefreshEvent, _ decision: Decision,
    from old: RefreshStatus
  ) {
    #if os(iOS) || os(Linux)
      if control.options.playsHapticFeedback {
        // Prepare the hardware, so that the impact is not late.
        if event == .dragBegan && !control.status.isAutomatic && control.isReadyForUser {
          feedback.prepare()
        }
        if !decision.callbacks.isDisjoint(with: [.thresholdReached, .secondThresholdReached]) {
          feedback.impactOccurred()
        }
      }
    #endif
    if let number = control.status.holdNumber {
      func end(_ hold: Hold, after duration: Double) {
        guard decision.holds.contains(hold) else { return }
        MainQueue.schedule(after: duration) { [weak control] in
          control?.send(.holdEnded(hold, number))
        }
      }
      end(.minimumDuration, after: control.options.minimumVisibleDuration)
      end(.result, after: control.options.resultDuration)
    }
    if decision.outcome != nil { timeout = nil }
    let state = control.status.state
    if old.state != state {
      // Streams that nobody reads any longer are removed.
      stateStreams.removeAll { if case .terminated = $0.yield(state) { true } else { false } }
    }
    let isReset = old.hasFailed && !control.status.hasFailed
    if old.state != state || decision.outcome != nil || isReset {
      changeObserver?(state, decision.outcome)
    }
  }

  /// Ends a refresh as failed after the time-out, unless it has ended by then.
  func startTimeout(of control: RefreshComponent, refresh number: UInt32) {
    timeout = control.options.timeoutDuration.map { duration in
      ScheduledAction(after: duration) { [weak control] in
        guard let control, control.status.currentRefresh == number else { return }
        control.driver.requestEnd(.handlerFinished(number, .failure))
      }
    }
  }
}

extension RefreshComponent {
  /// The features, created at the first access.
  var features: FeatureState {
    if let features = storage.features { return features }
    let features = FeatureState()
    storage.features = features
    return features
  }

  /// Measures the texts again after those for results have changed.
  func resultTextsDidChange() {
    parts.text?.forgetHeight()
    setNeedsLayout()
  }

  /// Makes a tap anywhere in the control retry a failed refresh.
  func recognizeTapsForRetrying() {
    guard !features.recognizesTaps else { return }
    features.recognizesTaps = true
    onTap { [weak self] in self?.retry() }
  }
}
