import Foundation

extension UIViewController {
  /// Updates what the views of the controller and its descendants store about their ancestors.
  func ancestorsDidChange() {
    viewIfLoaded?.ancestorsDidChange()
    for child in storedChildren { child.ancestorsDidChange() }
  }

  /// Updates the view and the children of a controller that is being deallocated.
  nonisolated static func wasFreed(view: UIView?, children: [UIViewController]) {
    guard view != nil || !children.isEmpty else { return }
    // As with views, the last reference may be released on another thread.
    if MainThread.isCurrent {
      MainActor.assumeIsolated { update(view, children) }
    } else {
      Task { @MainActor in update(view, children) }
    }
  }

  private static func update(_ view: UIView?, _ children: [UIViewController]) {
    view?.viewControllerDidChange()
    for child in children { child.ancestorsDidChange() }
  }
}
