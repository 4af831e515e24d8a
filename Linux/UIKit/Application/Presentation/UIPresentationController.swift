public import Foundation

/// Manages the presentation of a controller: its container, its transitions and its dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open var presentedViewController: UIViewController { storedPresentedViewController }

  private unowned let storedPresentedViewController: UIViewController

  weak var presenter: UIViewController?
  /// The superview of the presenter's view before a full-screen presentation.
  weak var presenterSuperview: UIView?
  /// Whether the presented controller is shown or is appearing.
  var isPresented = false
  /// The progress of the presentation, from 0 (not visible) to 1 (completely presented).
  var progress: CGFloat = 0
  private(set) lazy var container = PresentationContainer(self)
  /// Contains the presented view, and clips it to the shape of a sheet.
  private(set) lazy var stage = UIView()
  private(set) lazy var dimmingView = UIView()

  init(presenting controller: UIViewController) {
    storedPresentedViewController = controller
    super.init()
  }

  /// The view that contains the presented view, or `nil` while there is no presentation.
  open var containerView: UIView? { container.superview == nil ? nil : container }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the presentation, in the container.
  open var frameOfPresentedViewInContainerView: CGRect { kind.frame(in: container) }

  var kind: PresentationKind { PresentationKind(of: presentedViewController) }

  // MARK: Presenting

  func present(
    from presenter: UIViewController, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    isPresented = true
    presentedViewController.isBeingPresentedNow = true
    if kind.removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presentedViewController.beginAppearance(true, animated: animated)
    UIView.performWithoutAnimation {
      install(in: window)
      place(progress: animated ? 0 : 1)
      container.layoutIfNeeded()
    }
    run(
      animated, kind.presentingDuration, { self.place(progress: 1) },
      completion: {
        self.finishPresenting()
        completion?()
      })
  }

  private func install(in window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
    container.addSubview(dimmingView)
    container.addSubview(stage)
    stage.addSubview(presentedViewController.view)
    window.addSubview(container)
    if kind == .sheet { container.makeSheet() }
  }

  private func finishPresenting() {
    guard isPresented, presentedViewController.isBeingPresentedNow else { return }
    if kind.removesPresenter, let view = presenter?.viewIfLoaded {
      presenterSuperview = view.superview
      view.removeFromSuperview()
    }
    presentedViewController.endAppearance()
    presentedViewController.isBeingPresentedNow = false
    if kind.removesPresenter { presenter?.endAppearance() }
    MainLoop.current.screenReader?.screenChanged()
  }

  // MARK: Dismissing

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard isPresented else { return }
    if presentedViewController.isBeingPresentedNow { finishPresenting() }
    isPresented = false
    let controller = presentedViewController
    controller.isBeingDismissedNow = true
    controller.beginAppearance(false, animated: animated)
    if kind.removesPresenter, let presenter, !presenter.isBeingDismissedNow {
      presenter.beginAppearance(true, animated: animated)
      if let superview = presenterSuperview, let view = presenter.viewIfLoaded {
        superview.insertSubview(view, at: 0)
        view.frame = superview.bounds
        UIView.performWithoutAnimation { superview.layoutIfNeeded() }
      }
    }
    run(
      animated, kind.dismissingDuration, { self.place(progress: 0) },
      completion: {
        self.finishDismissing(controller)
        completion?()
      })
  }

  private func finishDismissing(_ controller: UIViewController) {
    place(progress: 0)
    if presenter?.storedPresenter == nil { presenter?.containerSafeAreaInsets = nil }
    container.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.containerSafeAreaInsets = nil
    let presenter = presenter
    presenter?.storedPresented = nil
    controller.storedPresenter = nil
    controller.storedPresentationController = nil
    if kind.removesPresenter { presenter?.endAppearance() }
    controller.endAppearance()
    controller.isBeingDismissedNow = false
    MainLoop.current.screenReader?.screenChanged()
  }

  /// Runs a block, animated or not, and then another one.
  ///
  /// Without an animation, the second block runs later, on the main queue.
  private func run(
    _ animated: Bool, _ duration: TimeInterval, _ animations: @escaping () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard animated else {
      UIView.performWithoutAnimation(animations)
      MainLoop.current.enqueue(completion)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: animations, completion: { _ in completion() })
  }
}
