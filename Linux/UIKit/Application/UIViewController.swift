public import Foundation

/// Owns a view and what happens with it: that it appears and disappears, and which controllers are inside.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var loadedItem: UINavigationItem?
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  /// What the controllers inside see instead of the traits around.
  var imposedTraits: [UIViewController: UITraitCollection] = [:]
  var appearance = Appearance.disappeared
  /// Whether the appearance changes because the view enters or leaves a window, not because a container says so.
  var followsWindow = false
  /// The safe area that a container gives to the view, wherever it is on its way.
  var containerSafeAreaInsets: UIEdgeInsets? {
    didSet { if oldValue != containerSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  /// Makes a controller; its view is made when it is first asked for. There are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil && nibBundleOrNil == nil, "a view controller has no nib file here")
    super.init()
  }

  /// Makes a controller; its view is made when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

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

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, as large as the screen. An override assigns `view` and does not call super.
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  /// Makes the view if it is not there.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() did not assign a view")
    viewDidLoad()
  }

  /// The view was made.
  open func viewDidLoad() {}

  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its place and has its traits, and is about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

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

  // MARK: Traits

  /// The traits of the view's place.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? container?.traitCollection ?? .current
  }

  /// The appearance that the view has whatever the system's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.propagateTraits() } }
  }

  /// The traits changed; `previousTraitCollection` are the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Has a controller inside see traits that differ from those around; `nil` takes that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    imposedTraits[childViewController] = collection
    childViewController.viewIfLoaded?.propagateTraits()
  }

  /// What a controller inside sees instead of the traits around, if that was said.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    imposedTraits[childViewController]
  }

  // MARK: Bars

  /// What the controller is called; a navigation bar shows it.
  open var title: String? {
    didSet { if oldValue != title { navigationItem.title = title } }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let loadedItem { return loadedItem }
    let item = UINavigationItem(title: title ?? "")
    loadedItem = item
    return item
  }

  /// The nearest navigation controller around.
  open var navigationController: UINavigationController? {
    var step = container
    while let controller = step {
      if let found = controller as? UINavigationController { return found }
      step = controller.container
    }
    return nil
  }

  // MARK: Controllers inside

  /// The controller that holds this one.
  open var parent: UIViewController? { container }

  /// The controllers that this one holds.
  open var children: [UIViewController] { contained }

  /// Takes a controller in. Its view is added by the caller, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "a view controller cannot hold itself")
    guard childController.container !== self else { return }
    childController.willMove(toParent: self)
    childController.container?.contained.removeAll { $0 === childController }
    childController.container = self
    contained.append(childController)
  }

  /// Lets go of the controller that holds this one; `willMove(toParent: nil)` and taking the view out come before.
  open func removeFromParent() {
    guard let container else { return }
    container.contained.removeAll { $0 === self }
    container.imposedTraits[self] = nil
    self.container = nil
    didMove(toParent: nil)
  }

  /// The controller is about to be taken in, or let go with `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller was taken in, or let go with `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether controllers inside hear of appearing when this one does. `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A container says that this controller is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// A container says that what it began is over.
  open func endAppearanceTransition() { endAppearance() }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? container }
}
