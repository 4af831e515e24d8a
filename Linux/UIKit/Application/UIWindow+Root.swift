extension UIWindow {
  func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  func rootVisibilityDidChange() {}
}
