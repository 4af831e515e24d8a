public import Foundation

/// Manages a stack of view controllers and shows the top one below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let storedNavigationBar = UINavigationBar(frame: .zero)
  /// The view that contains the controllers' views.
  let containerView = UIView()
  var storedViewControllers: [UIViewController] = []
  var transition: NavigationTransition?
  private var storedIsNavigationBarHidden = false
  /// The scroll view under the bar.
  weak var trackedScrollView: UIScrollView?
  var isUpdatingBarShape = false

  /// The duration of a push or pop, in seconds.
  static let duration: TimeInterval = 0.35

  /// The scroll distance, in points, over which the bar's background appears.
  private static let fadeDistance: CGFloat = 8

  /// Creates a controller with an empty stack. The arguments must be `nil`, because nib files are
  /// not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose stack contains one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The navigation bar.
  open var navigationBar: UINavigationBar { storedNavigationBar }

  /// The controllers on the stack. The last one is shown.
  open var viewControllers: [UIViewController] {
    get { storedViewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { storedViewControllers.last }

  /// Whether the bar is hidden. `false` by default.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsNavigationBarHidden else { return }
    storedIsNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else {
      storedNavigationBar.isHidden = hidden
      view.setNeedsLayout()
      return
    }
    storedNavigationBar.isHidden = false
    UIView.animate(withDuration: 0.2) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.storedNavigationBar.isHidden = self.storedIsNavigationBarHidden
    }
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !storedViewControllers.contains(viewController),
      "pushing a view controller that is on the stack already")
    change(to: storedViewControllers + [viewController], animated: animated, isPush: true)
  }

  /// Pops the top controller, unless it is the only one.
  ///
  /// - Returns: The controller that was popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard storedViewControllers.count > 1 else { return nil }
    let popped = storedViewControllers.last
    change(to: storedViewControllers.dropLast(), animated: animated, isPush: false)
    return popped
  }

  /// Replaces the stack. The transition is a push if the new top was not on the stack, and a pop
  /// otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPush = viewControllers.last.map { !storedViewControllers.contains($0) } ?? false
    change(
      to: viewControllers, animated: animated && !storedViewControllers.isEmpty, isPush: isPush)
  }

  open override func loadView() {
    super.loadView()
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.clipsToBounds = true
    view.addSubview(containerView)
    view.addSubview(storedNavigationBar)
    storedNavigationBar.isHidden = storedIsNavigationBarHidden
    view.addGestureRecognizer(SwipeBackGestureRecognizer(self))
    storedNavigationBar.shapeDidChangeHandler = { [weak self] in self?.layOutBar() }
    storedNavigationBar.backHandler = { [weak self] in
      self?.popViewController(animated: true)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    storedNavigationBar.show(storedViewControllers.map(\.navigationItem))
    if let top = storedViewControllers.last { show(top) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    trackScrolling()
  }

  // MARK: Layout

  private func layOutBar() {
    updateShapes()
    storedNavigationBar.topExtension = view.safeAreaInsets.top
    placeBar()
    for controller in storedViewControllers {
      controller.containerSafeAreaInsets = contentInsets(for: controller)
    }
  }

  /// Sets the frame of the bar.
  ///
  /// - Parameter duringTransition: Whether to change the height even during a push or pop. Only the
  ///   animation of the transition passes `true`.
  func placeBar(duringTransition: Bool = false) {
    let shape = storedViewControllers.last?.navigationItem.shape
    let newHeight = shape.map { $0.height + $0.overscroll } ?? storedNavigationBar.rowHeight
    let height =
      transition == nil || duringTransition ? newHeight : storedNavigationBar.frame.height
    storedNavigationBar.frame = CGRect(
      x: 0, y: storedIsNavigationBarHidden ? -height : view.safeAreaInsets.top,
      width: view.bounds.width,
      height: height)
  }

  /// Returns the safe area of a controller on the stack, including the bar unless it is hidden.
  func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !storedIsNavigationBarHidden { insets.top += controller.navigationItem.shape.height }
    return insets
  }

  /// Adds a controller's view, which fills the container view.
  func show(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.frame = containerView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    updateShapes()
    controller.containerSafeAreaInsets = contentInsets(for: controller)
    containerView.addSubview(content)
  }

  /// Finds the top controller's scroll view and updates the bar for its content.
  ///
  /// - Parameter duringTransition: Whether to do so even during a push or pop. Only the animation
  ///   of the transition passes `true`, so that the background fades.
  func trackScrolling(duringTransition: Bool = false) {
    guard transition == nil || duringTransition else { return }
    let scrollView = storedViewControllers.last?.viewIfLoaded.flatMap(Self.firstScrollView)
    if trackedScrollView !== scrollView {
      trackedScrollView?.originObserver = nil
      trackedScrollView?.barShape = nil
      scrollView?.originObserver = self
      trackedScrollView = scrollView
    }
    placeBar(duringTransition: duringTransition)
    updateBarShape()
    updateBarBackground()
  }

  /// Updates the bar after the content under it is scrolled.
  func contentDidMove() {
    updateBarShape()
    contentEdgeDidMove()
  }

  /// Updates the bar's background after the content or its top inset has moved. An animation of the
  /// content does not animate it.
  func contentEdgeDidMove() { UIView.performWithoutAnimation(updateBarBackground) }

  /// Shows the bar's background if content is under the bar.
  private func updateBarBackground() {
    let covered = trackedScrollView?.distanceUnderTopBar ?? 0
    storedNavigationBar.backgroundOpacity = min(max(covered / Self.fadeDistance, 0), 1)
  }

  private static func firstScrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.first.flatMap { firstScrollView(in: $0) }
  }
}
