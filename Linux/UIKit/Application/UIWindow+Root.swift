extension UIWindow {
  /// Replaces the view of the old root controller with that of the new one.
  ///
  /// What the old one presents is dismissed, because nothing could dismiss it later.
  func replaceRoot(_ old: UIViewController?) {
    if old?.storedPresented != nil { old?.dismiss(animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    installRoot()
  }

  /// Adds the view of the root controller, unless the window is hidden.
  private func installRoot() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Makes the controllers in the window appear or disappear after the window is shown or hidden.
  func visibilityDidChange() {
    sendWindowVisibilityWillChange(to: !isHidden)
    sendWindowVisibilityDidChange()
    installRoot()
  }
}
