public import Foundation

/// Shows one of a stack of controllers, under a bar that leads back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar(frame: .zero)
  private let stage = UIView()
  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  private var isBarHidden = false
  weak var trackedView: UIScrollView?
  /// Whether the bar is being fitted to what is scrolled.
  var isFittingBar = false
  private var swipe: SwipeBackGestureRecognizer?

  /// How long the bar takes to hide and to come back.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// How long a push or a pop takes.
  static let duration: TimeInterval = 0.35

  /// Over how many points of scrolling the bar's background appears.
  private static let fadeDistance: CGFloat = 8

  /// Makes a controller with nothing on its stack. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller that shows another one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The bar.
  open var navigationBar: UINavigationBar { bar }

  /// The stack, the controller that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is shown.
  open var visibleViewController: UIViewController? { stack.last }

  /// The recognizer of the swipe from the edge that goes back, once the view has been made.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }

  /// Whether there is no bar. `false` by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else {
      bar.isHidden = hidden
      view.setNeedsLayout()
      return
    }
    bar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.bar.isHidden = self.isBarHidden
    }
  }

  /// Shows a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController), "pushing a view controller that is on the stack already")
    change(to: stack + [viewController], animated: animated, isPush: true)
  }

  /// Takes the top controller off, unless it is the only one.
  ///
  /// - Returns: The controller that was taken off.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popTo(stack.count - 1, animated: animated).last
  }

  /// Takes off what is above a controller.
  ///
  /// - Returns: The controllers that were taken off.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("popping to a view controller that is not on the stack")
    }
    return popTo(index + 1, animated: animated)
  }

  /// Takes all off but the lowest.
  ///
  /// - Returns: The controllers that were taken off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : popTo(1, animated: animated)
  }

  /// Replaces the stack; it looks like a push if the new top was not on it, and like a pop otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPush = viewControllers.last.map { !stack.contains($0) } ?? false
    change(to: viewControllers, animated: animated && !stack.isEmpty, isPush: isPush)
  }

  open override func loadView() {
    super.loadView()
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(bar)
    bar.isHidden = isBarHidden
    let swipe = SwipeBackGestureRecognizer(self)
    view.addGestureRecognizer(swipe)
    self.swipe = swipe
    bar.shapeChanged = { [weak self] in self?.layOutBar() }
    bar.goBack = { [weak self] in
      self?.popViewController(animated: true)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.show(stack.map(\.navigationItem))
    if let top = stack.last { show(top) }
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

  // MARK: Inside

  private func popTo(_ count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    if !popped.isEmpty {
      change(to: Array(stack.prefix(count)), animated: animated, isPush: false)
    }
    return popped
  }

  private func layOutBar() {
    updateShapes()
    bar.topExtension = view.safeAreaInsets.top
    placeBar()
    for controller in stack { controller.containerSafeAreaInsets = contentInsets(for: controller) }
  }

  /// Puts the bar where it belongs; on the way to another controller its height changes with the slide.
  func placeBar(evenMoving: Bool = false) {
    let shape = stack.last?.navigationItem.shape
    let wanted = shape.map { $0.height + $0.overscroll } ?? bar.lineHeight
    let height = transition == nil || evenMoving ? wanted : bar.frame.height
    bar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : view.safeAreaInsets.top, width: view.bounds.width,
      height: height)
  }

  /// The safe area of a controller on the stack: the height that the bar has for it is part of it.
  func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !isBarHidden { insets.top += controller.navigationItem.shape.height }
    return insets
  }

  /// Puts a controller's view on the stage, filling it.
  func show(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.frame = stage.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    updateShapes()
    controller.containerSafeAreaInsets = contentInsets(for: controller)
    stage.addSubview(content)
  }

  /// The view in which controllers' views come and go.
  var stageView: UIView { stage }

  /// The bar's background follows what lies under the bar: the top controller's scroll view.
  ///
  /// During a push or pop it changes with the slide only, so that it fades.
  func trackScrolling(evenMoving: Bool = false) {
    guard transition == nil || evenMoving else { return }
    let scrollView = stack.last?.viewIfLoaded.flatMap(Self.firstScrollView)
    if trackedView !== scrollView {
      trackedView?.originObserver = nil
      trackedView?.barShape = nil
      scrollView?.originObserver = self
      trackedView = scrollView
    }
    placeBar(evenMoving: evenMoving)
    contentDidMove()
  }

  /// What lies under the bar was scrolled: the bar follows it.
  func contentDidMove() {
    fitBar()
    let covered = trackedView?.distanceUnderTopBar ?? 0
    bar.backgroundOpacity = min(max(covered / Self.fadeDistance, 0), 1)
  }

  private static func firstScrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.first.flatMap { firstScrollView(in: $0) }
  }
}
