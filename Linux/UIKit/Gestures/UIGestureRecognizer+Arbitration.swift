extension UIGestureRecognizer {
  /// Enters a state from `possible`, subject to arbitration.
  ///
  /// Waits while a recognizer that must fail first is in the state `possible`. Fails if that
  /// recognizer has recognized its gesture, if this recognizer may not begin, or if another one
  /// prevents it.
  func recognize(as next: State) {
    switch requirement {
    case .failed:
      break
    case .undecided:
      pendingState = next
      return
    case .recognized:
      take(.failed)
      return
    }
    guard isAllowedToBegin, !isPrevented else {
      take(.failed)
      return
    }
    preventOthers()
    take(next)
    cancelTouchesInViews()
  }

  /// The other recognizers that receive any of the same touches.
  var rivals: [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for touch in gestureTouches {
      for rival in touch.gestureRecognizers ?? []
      where rival !== self && !rivals.contains(where: { $0 === rival }) {
        rivals.append(rival)
      }
    }
    return rivals
  }

  /// Lets recognizers that wait for this one recognize their gesture or fail.
  func resumeWaitingRecognizers() {
    for rival in rivals {
      guard let pending = rival.pendingState, rival.storedState == .possible else { continue }
      rival.recognize(as: pending)
    }
  }

  private enum Requirement {
    case failed
    case undecided
    case recognized
  }

  /// The combined state of the recognizers that must fail before this one may recognize.
  private var requirement: Requirement {
    var requirement = Requirement.failed
    for rival in rivals where waitsForFailure(of: rival) {
      switch rival.storedState {
      case .possible: requirement = .undecided
      case .began, .changed, .ended, .cancelled: return .recognized
      case .failed: break
      }
    }
    return requirement
  }

  private func waitsForFailure(of rival: UIGestureRecognizer) -> Bool {
    recognizersToFail.contains { $0.recognizer === rival }
      || rival.shouldBeRequiredToFail(by: self)
  }

  private var isAllowedToBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    // The view was asked above. A scroll view may also be the delegate of its own recognizers.
    guard let delegate, delegate !== view else { return true }
    return delegate.gestureRecognizerShouldBegin(self)
  }

  private var isPrevented: Bool {
    rivals.contains { rival in
      (rival.isActive || rival.storedState == .ended)
        && !recognizesSimultaneously(with: rival)
        && rival.canPrevent(self) && canBePrevented(by: rival)
    }
  }

  private func preventOthers() {
    for rival in rivals where rival.storedState == .possible {
      guard !recognizesSimultaneously(with: rival), canPrevent(rival),
        rival.canBePrevented(by: self)
      else { continue }
      rival.take(.failed)
    }
  }

  private func recognizesSimultaneously(with rival: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Cancels the touches in views, unless an event is being delivered. In that case, the window
  /// cancels them after delivering the event to the recognizers.
  private func cancelTouchesInViews() {
    guard latestEvent == nil else { return }
    view?.window?.cancelTouchesInViews(for: self)
  }
}
