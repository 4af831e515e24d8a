public import Foundation

/// Manages a view and its appearance, and contains child controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedNavigationItem: UINavigationItem?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The traits that override the inherited ones, by child controller.
  var overrideTraitCollections: [UIViewController: UITraitCollection] = [:]
  var appearance = Appearance.disappeared
  /// Whether the current appearance transition was begun by a change of the window, and not by a
  /// container.
  var followsWindow = false
  /// The safe area that a container assigns to the view. It stays the same while a transition moves
  /// the view.
  var containerSafeAreaInsets: UIEdgeInsets? {
    didSet { if oldValue != containerSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  weak var storedPresenter: UIViewController?
  var storedPresented: UIViewController?
  var storedPresentationController: UIPresentationController?
  var isBeingPresentedNow = false
  var isBeingDismissedNow = false

  /// Creates a controller. The arguments must be `nil`, because nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil && nibBundleOrNil == nil, "a view controller has no nib file here")
    super.init()
  }

  /// Creates a controller. Its view is created on first access.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Updates what the view and the children store about the controller.
  deinit { Self.wasFreed(view: storedView, children: storedChildren) }

  // MARK: View

  /// The controller's view. It is created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      let old = storedView
      old?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      if old !== newValue { old?.viewControllerDidChange() }
      newValue?.viewControllerDidChange()
    }
  }

  /// The controller's view, or `nil` if it has not been created.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been created.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates a view that is as large as the screen. An override assigns `view` and does not call
  /// `super`.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Creates the view if it does not exist.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "\(type(of: self)).loadView() did not assign a view")
    viewDidLoad()
  }

  /// Called after the view is created.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view appears, when it is in the hierarchy and has its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appears.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappears.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Updates the constraints of the view. Overrides call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view lays out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view changes.
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets that are added to the safe area of the view, in points. Zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  // MARK: Traits

  /// The traits of the view, or of the parent if the view has not been created.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? storedParent?.traitCollection ?? .current
  }

  /// The light or dark appearance of the view and its subviews. Inherited if `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.propagateTraits() } }
  }

  /// Called after the traits change. `previousTraitCollection` contains the former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Overrides traits for a child controller. `nil` removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraitCollections[childViewController] = collection
    childViewController.viewIfLoaded?.propagateTraits()
  }

  // MARK: Bars

  /// The title. Setting it also sets the title of the navigation item.
  open var title: String? {
    didSet { if oldValue != title { navigationItem.title = title } }
  }

  /// The item that represents the controller in a navigation bar. It is created on first access.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let controller = ancestor {
      if let found = controller as? UINavigationController { return found }
      ancestor = controller.storedParent
    }
    return nil
  }

  // MARK: Presentation

  /// How the controller is presented. `automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// Whether the user cannot dismiss the sheet of the controller. `false` by default.
  open var isModalInPresentation = false

  /// The controller that this one or its farthest ancestor presents.
  open var presentedViewController: UIViewController? { outermostController.storedPresented }

  /// The controller that presents this one or its farthest ancestor.
  open var presentingViewController: UIViewController? { outermostController.storedPresenter }

  /// The object that manages the presentation of the controller. It is created on first access and
  /// released after the dismissal.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let presentation = UIPresentationController(presenting: self)
    storedPresentationController = presentation
    return presentation
  }

  /// Presents a controller over the screen. The farthest ancestor is the presenting controller.
  ///
  /// Does nothing if that ancestor is not in a window or already presents a controller, or if
  /// `viewControllerToPresent` is already presented. The block is called after the presented view
  /// has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  ///
  /// The controllers that the dismissed one presents are dismissed with it. The block is called
  /// after the view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: Child controllers

  /// The parent controller.
  open var parent: UIViewController? { storedParent }

  /// The child controllers.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child controller. The caller then adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "a view controller cannot hold itself")
    guard childController.storedParent !== self else { return }
    childController.willMove(toParent: self)
    childController.storedParent?.storedChildren.removeAll { $0 === childController }
    childController.storedParent = self
    storedChildren.append(childController)
    childController.ancestorsDidChange()
  }

  /// Removes the controller from its parent.
  ///
  /// Call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() {
    guard let storedParent else { return }
    storedParent.storedChildren.removeAll { $0 === self }
    storedParent.overrideTraitCollections[self] = nil
    self.storedParent = nil
    ancestorsDidChange()
    didMove(toParent: nil)
  }

  /// Called before the controller is added to a parent, or removed from it if `parent` is `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller is added to a parent, or removed from it if `parent` is `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? storedParent }

  override var nearestViewController: UIViewController? { self }
}
