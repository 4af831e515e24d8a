import Foundation

extension UIPresentationController {
  /// The progress of the presentation below which lifting the finger dismisses a sheet.
  private static let dismissalThreshold: CGFloat = 0.5
  /// The downward velocity above which lifting the finger dismisses a sheet, in points per second.
  private static let dismissalVelocity: CGFloat = 700

  /// Places the views for a progress of the presentation.
  func place(progress: CGFloat) {
    self.progress = progress
    let frame = frameOfPresentedViewInContainerView
    dimmingView.frame = container.bounds
    dimmingView.alpha = kind.isDimmed ? progress : 0
    placeStage(in: frame)
    presentedViewController.view.frame = CGRect(origin: .zero, size: frame.size)
    updateSafeAreas()
    placePresenter()
  }

  private func placeStage(in frame: CGRect) {
    let rest = 1 - progress
    var (frame, alpha, scale): (CGRect, CGFloat, CGFloat) = (frame, 1, 1)
    switch kind {
    case .alert:
      alpha = progress
      // An alert shrinks to its size when it appears, and keeps its size when it disappears.
      if isPresented { scale = 1 + 0.2 * rest }
    case .sheet:
      frame.origin.y += frame.height * rest
      // The lower corners are below the screen.
      frame.size.height += PresentationKind.cornerRadius
      let isRound = !PresentationKind.coversScreen(in: container)
      stage.layer.cornerRadius = isRound ? PresentationKind.cornerRadius : 0
      stage.clipsToBounds = isRound
    case .fullScreen, .overFullScreen:
      frame.origin.y += frame.height * rest
    }
    stage.bounds.size = frame.size
    stage.center = CGPoint(x: frame.midX, y: frame.midY)
    stage.transform = CGAffineTransform(scaleX: scale, y: scale)
    stage.alpha = alpha
  }

  /// Assigns the safe areas, which do not change while a transition moves the views.
  private func updateSafeAreas() {
    var insets = container.safeAreaInsets
    if frameOfPresentedViewInContainerView.minY > 0 { insets.top = 0 }
    presentedViewController.containerSafeAreaInsets = insets
    guard kind == .sheet, let presenter, presenter.storedPresenter == nil else { return }
    presenter.containerSafeAreaInsets = container.safeAreaInsets
  }

  /// The view that becomes smaller behind a sheet: the presenting view or, behind a second sheet,
  /// the first sheet.
  var pushedBackView: UIView? {
    guard kind == .sheet, !PresentationKind.coversScreen(in: container) else { return nil }
    guard let presenter else { return nil }
    guard presenter.storedPresenter != nil else { return presenter.viewIfLoaded }
    let lower = presenter.presentationController
    return lower?.kind == .sheet ? lower?.stage : presenter.viewIfLoaded
  }

  /// Makes the presenting view smaller, and places its top `sheetGap` above the sheet.
  private func placePresenter() {
    guard let view = pushedBackView else {
      if kind == .sheet { presenter?.viewIfLoaded?.transform = .identity }
      return
    }
    let width = container.bounds.width
    guard width > 0 else { return }
    let scale = 1 - 2 * PresentationKind.pushedBackMargin / width * progress
    let top = view.center.y - view.bounds.height / 2
    let moved = frameOfPresentedViewInContainerView.minY - PresentationKind.sheetGap
    let center = top + (moved - top) * progress + view.bounds.height * scale / 2
    view.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 0, ty: center - view.center.y)
  }

  // MARK: Dismissal by the user

  /// Dismisses a sheet, if the user may do so.
  func dismissByUser() {
    guard isPresented, !presentedViewController.isModalInPresentation else { return }
    presenter?.dismiss(animated: true)
  }

  /// Moves a sheet with the finger, and dismisses it or moves it back at the end.
  func drag(_ pan: UIPanGestureRecognizer) {
    guard isPresented else { return }
    let height = max(frameOfPresentedViewInContainerView.height, 1)
    let distance = max(0, pan.translation(in: container).y)
    switch pan.state {
    case .began, .changed:
      // A sheet that must stay follows the finger at a fraction of its movement.
      let part = presentedViewController.isModalInPresentation ? 0.1 : 1
      place(progress: 1 - min(1, distance * part / height))
    case .ended where progress < Self.dismissalThreshold, .ended where isFlungDown(pan):
      dismissByUser()
      if isPresented { moveBack() }
    case .ended, .cancelled:
      moveBack()
    case .possible, .failed: break
    }
  }

  private func isFlungDown(_ pan: UIPanGestureRecognizer) -> Bool {
    pan.velocity(in: container).y > Self.dismissalVelocity
  }

  private func moveBack() {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.place(progress: 1) })
  }
}
