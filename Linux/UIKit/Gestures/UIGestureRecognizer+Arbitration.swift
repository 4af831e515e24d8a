extension UIGestureRecognizer {
  /// Leaves `possible`, unless another recognizer must fail first or is in the way.
  func recognize(as next: State) {
    switch requirement {
    case .failed:
      break
    case .open:
      pendingState = next
      return
    case .recognized:
      transition(to: .failed)
      return
    }
    guard isAllowedToBegin, !isPrevented else {
      transition(to: .failed)
      return
    }
    preventOthers()
    transition(to: next)
    takeTouchesFromViews()
  }

  /// Those that follow a touch which this one follows too.
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

  /// Has those that waited for this one go on, or fail.
  func resumeWaitingRecognizers() {
    for rival in rivals {
      guard let awaited = rival.pendingState, rival.storedState == .possible else { continue }
      rival.recognize(as: awaited)
    }
  }

  private enum Requirement {
    case failed
    case open
    case recognized
  }

  /// How those stand that must fail before this one may recognize.
  private var requirement: Requirement {
    var requirement = Requirement.failed
    for rival in rivals where waitsForFailure(for: rival) {
      switch rival.storedState {
      case .possible: requirement = .open
      case .began, .changed, .ended, .cancelled: return .recognized
      case .failed: break
      }
    }
    return requirement
  }

  private func waitsForFailure(for rival: UIGestureRecognizer) -> Bool {
    recognizersToFail.contains { $0.recognizer === rival }
      || shouldRequireFailure(of: rival)
      || rival.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false
  }

  private var isAllowedToBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private var isPrevented: Bool {
    rivals.contains { rival in
      (rival.isActive || rival.storedState == .ended)
        && !recognizesTogether(with: rival)
        && rival.canPrevent(self) && canBePrevented(by: rival)
    }
  }

  private func preventOthers() {
    for rival in rivals where rival.storedState == .possible {
      guard !recognizesTogether(with: rival), canPrevent(rival), rival.canBePrevented(by: self)
      else { continue }
      rival.transition(to: .failed)
    }
  }

  private func recognizesTogether(with rival: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Within an event the window itself sees who has recognized; between two events it is told.
  private func takeTouchesFromViews() {
    guard latestEvent == nil else { return }
    view?.window?.cancelTouchesInViews(for: self)
  }
}
