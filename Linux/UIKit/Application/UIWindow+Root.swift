extension UIWindow {
  func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    installRoot()
  }

  /// Adds the root controller's view, once the window is shown.
  private func installRoot() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The window was shown or hidden: controllers appear and disappear with it.
  func visibilityDidChange() {
    controllersWillBeSeen(!isHidden)
    controllersAreSeen()
    installRoot()
  }
}
