import Foundation

extension UIGestureRecognizer {
  /// Whether a continuous gesture is in progress.
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture is over. Only a reset leads to another state.
  var isFinished: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Moves to a state if the transition is valid; ignores it otherwise.
  func advance(to next: State) {
    switch (storedState, next) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: next)
    case (.possible, .failed), (.possible, .cancelled):
      take(.failed)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      take(.changed)
    case (.began, .ended), (.changed, .ended):
      take(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      take(.cancelled)
    case (.possible, .possible), (.possible, .changed), (.began, .possible), (.changed, .possible):
      break  // Not a valid transition.
    case (.ended, _), (.cancelled, _), (.failed, _):
      break  // Final states, left only by a reset.
    }
  }

  /// Sets the state without arbitration.
  ///
  /// Notifies the state observers if the state changes, and calls the handlers, in the order that
  /// `handlesStateFirst` determines. Then resumes the recognizers that waited for this one.
  package func take(_ next: State) {
    let old = storedState
    storedState = next
    pendingState = nil
    let handlesFirst = handlesStateFirst
    if old != next, !handlesFirst { stateObservers.didSet(self, old: old, new: next) }
    if next != .possible, next != .failed {
      callHandlers()
    }
    if old != next, handlesFirst { stateObservers.didSet(self, old: old, new: next) }
    guard isFinished, old != next else { return }
    resumeWaitingRecognizers()
    scheduleResetIfIdle()
  }

  /// Returns from a final state to `possible`, ready for the next gesture.
  package func resetToPossible() {
    guard isFinished else { return }
    let old = storedState
    storedState = .possible
    pendingState = nil
    trackedTouches = []
    gestureTouches = []
    reset()
    stateObservers.didSet(self, old: old, new: .possible)
  }

  /// Cancels the gesture and stops tracking all touches.
  func cancelTracking() {
    guard isActive || !trackedTouches.isEmpty else { return }
    trackedTouches = []
    if !isFinished {
      advance(to: .cancelled)
    }
    lastTouchDidEnd()
  }

  /// Schedules a reset to `possible` for the main loop's next turn if the gesture is over and no
  /// touch is tracked.
  func scheduleResetIfIdle() {
    guard isFinished, trackedTouches.isEmpty else { return }
    MainLoop.current.atStartOfNextTurn { [weak self] in
      guard let self, trackedTouches.isEmpty else { return }
      resetToPossible()
    }
  }
}
