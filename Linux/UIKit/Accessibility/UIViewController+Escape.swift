extension UIViewController {
  /// Leaves the screen on behalf of an assistive technology: chooses the cancel action of an alert,
  /// pops the top controller of a stack, or dismisses a sheet that the user may dismiss.
  ///
  /// - Returns: Whether the controller does so.
  func leaveScreen() -> Bool {
    if let alert = self as? UIAlertController {
      guard let cancel = alert.cancelAction, cancel.isEnabled else { return false }
      alert.choose(cancel)
      return true
    }
    if let stack = self as? UINavigationController, stack.viewControllers.count > 1 {
      return stack.popViewController(animated: true) != nil
    }
    guard let presentation = storedPresentationController, presentation.isPresented,
      presentation.kind == .sheet, !isModalInPresentation
    else { return false }
    presentation.dismissByUser()
    return true
  }
}
