public import Foundation

/// Shows one of a stack of controllers, under a bar that leads back.
@MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar(frame: .zero)
  private let stage = UIView()
  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  private var isBarHidden = false
  private weak var trackedView: UIView?
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
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height
    bar.topExtension = top
    bar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
    for controller in stack { controller.containerSafeAreaInsets = contentInsets }
  }

  /// The safe area of the controllers on the stack: the bar's height is part of it.
  var contentInsets: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !isBarHidden { insets.top += UINavigationBar.height }
    return insets
  }

  /// Puts a controller's view on the stage, filling it.
  func show(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.frame = stage.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.containerSafeAreaInsets = contentInsets
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
      scrollView?.originObserver = self
      trackedView = scrollView
    }
    updateBarBackground()
  }

  func updateBarBackground() {
    let covered = trackedView?.distanceUnderTopBar ?? 0
    bar.backgroundOpacity = min(max(covered / Self.fadeDistance, 0), 1)
  }

  private static func firstScrollView(in view: UIView) -> UIView? {
    view.distanceUnderTopBar != nil
      ? view : view.subviews.first.flatMap { firstScrollView(in: $0) }
  }
}
