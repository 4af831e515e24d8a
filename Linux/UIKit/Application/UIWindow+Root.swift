extension UIWindow {
  func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    addSubview(view)
  }

  func rootVisibilityDidChange() {}
}
