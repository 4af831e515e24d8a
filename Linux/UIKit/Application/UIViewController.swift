import Foundation

/// Owns a view and what happens with it.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// Makes a controller; its view is made when it is first asked for.
  public override init() { super.init() }

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The controller's view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view. Assign to `view`; do not call super.
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  /// Makes the view if it is not there.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view was made.
  open func viewDidLoad() {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  /// The appearance that the view has whatever the system's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.propagateTraits() } }
  }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
