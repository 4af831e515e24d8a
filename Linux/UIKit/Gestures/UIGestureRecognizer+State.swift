import Foundation

extension UIGestureRecognizer {
  /// Whether the gesture is recognized and goes on.
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether nothing but a reset can follow.
  var isFinished: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Takes the next state if the rules allow it.
  func advance(to next: State) {
    switch (storedState, next) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: next)
    case (.possible, .failed), (.possible, .cancelled):
      transition(to: .failed)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      transition(to: .changed)
    case (.began, .ended), (.changed, .ended):
      transition(to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      transition(to: .cancelled)
    case (.possible, .possible), (.possible, .changed), (.began, .possible), (.changed, .possible):
      break  // Not a transition that UIKit knows.
    case (.ended, _), (.cancelled, _), (.failed, _):
      break  // Only the reset leads out of these.
    }
  }

  /// Sets the state, tells observers if it differs, then handlers and those who waited for it.
  package func transition(to next: State) {
    let old = storedState
    storedState = next
    pendingState = nil
    if old != next {
      stateObservers.didSet(self, old: old, new: next)
    }
    if next != .possible, next != .failed {
      callHandlers()
    }
    guard isFinished, old != next else { return }
    resumeWaitingRecognizers()
    scheduleResetIfIdle()
  }

  /// Goes back to `possible`, ready for the next gesture.
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

  /// Breaks off what is under way.
  func cancelTracking() {
    guard isActive || !trackedTouches.isEmpty else { return }
    trackedTouches = []
    if !isFinished {
      advance(to: .cancelled)
    }
    lastTouchDidEnd()
  }

  /// A finished recognizer goes back to `possible` when the next turn begins.
  func scheduleResetIfIdle() {
    guard isFinished, trackedTouches.isEmpty else { return }
    MainLoop.current.atStartOfNextTurn { [weak self] in
      guard let self, trackedTouches.isEmpty else { return }
      resetToPossible()
    }
  }
}
