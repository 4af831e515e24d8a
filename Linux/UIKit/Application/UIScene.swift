/// One instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  init(ofApplication: Void) { super.init() }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}
