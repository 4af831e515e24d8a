extension UIResponder {
  /// The window in which the responder can become the first responder.
  var responderWindow: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  /// Makes the object the first responder of its window, if the current one resigns.
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up the status of first responder, if the responder has it.
  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }
}

extension UIView {
  func endEditingBelow(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, isAbove(responder) else { return true }
    let hasResigned = responder.canResignFirstResponder && responder.resignFirstResponder()
    if force, window.firstResponder === responder { window.firstResponder = nil }
    return hasResigned || force
  }

  /// If the view or a descendant is the first responder, makes it resign before it leaves a window.
  func resignFirstResponder(beforeLeaving window: UIWindow?) {
    guard let window, window.firstResponder != nil else { return }
    endEditing(true)
  }

  private func isAbove(_ responder: UIResponder) -> Bool {
    switch responder {
    case let view as UIView: view.isDescendant(of: self)
    case let controller as UIViewController:
      controller.viewIfLoaded?.isDescendant(of: self) ?? false
    default: false
    }
  }
}
