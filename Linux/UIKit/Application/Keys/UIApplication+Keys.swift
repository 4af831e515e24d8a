extension UIApplication {
  /// Performs the first key command for a pressed key, in the responder chain of the key window.
  ///
  /// - Parameters:
  ///   - input: The character of the key without modifiers, or a constant of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held.
  /// - Returns: Whether a command was performed. `false` if the app is not active.
  package func pressKey(_ input: String, modifiers: UIKeyModifierFlags) -> Bool {
    guard applicationState == .active, let keyWindow = scene.keyWindow, !keyWindow.isHidden else {
      return false
    }
    var responder: UIResponder? = keyWindow.keyResponder
    while let current = responder {
      if let command = current.keyCommands?.first(where: { $0.matches(input, modifiers) }) {
        command.perform()
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIWindow {
  /// The object at which the responder chain of a pressed key begins: the first responder,
  /// otherwise the innermost controller on the screen.
  fileprivate var keyResponder: UIResponder {
    firstResponder ?? rootViewController?.innermostController ?? self
  }
}

extension UIViewController {
  /// Follows the presented controller, the top of a navigation stack, or the only child on the
  /// screen, as far as possible.
  ///
  /// Stops at a controller with several children on the screen, because it is not clear which child
  /// the user means. UIKit does not document this case.
  fileprivate var innermostController: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissedNow {
      return presented.innermostController
    }
    let visible = children.filter { $0.viewIfLoaded?.window != nil }
    if let top = (self as? UINavigationController)?.topViewController {
      return top.innermostController
    }
    return visible.count == 1 ? visible[0].innermostController : self
  }
}
