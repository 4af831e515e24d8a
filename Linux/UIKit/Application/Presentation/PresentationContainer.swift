import Foundation

/// The view that covers the window during a presentation.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?
  private var laidOutSize = CGSize.zero

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// A presentation covers the rest of the screen for assistive technologies.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Adds the black area around the presenting view, and the gesture recognizers of a sheet.
  func makeSheet() {
    guard let presentation else { return }
    insertSubview(PushedBackFrame(presentation), at: 0)
    presentation.stage.addGestureRecognizer(SheetPanGestureRecognizer(presentation))
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak presentation] tap in
      if tap.state == .ended { presentation?.dismissByUser() }
    }
    presentation.dimmingView.addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation, laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    if let view = presentation.pushedBackView {
      view.transform = .identity
      view.frame = view.superview?.bounds ?? view.frame
    }
    for view in subviews where view is PushedBackFrame { view.frame = bounds }
    presentation.place(progress: presentation.progress)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    laidOutSize = .zero
    setNeedsLayout()
  }
}

/// The black area around the presenting view behind a sheet.
///
/// It covers that view except for a rounded rectangle, so the view's own corner radius does not
/// change.
private final class PushedBackFrame: UIView {
  private weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func liveDisplayList(at time: TimeInterval) -> DisplayList? {
    guard let presentation, let presenter = presentation.presenter,
      presenter.storedPresenter == nil,
      let view = presentation.pushedBackView
    else { return nil }
    let shown = view.presentation(at: time).geometry
    let part = (1 - shown.transform.a) * bounds.width / 2 / PresentationKind.pushedBackMargin
    let radius = PresentationKind.cornerRadius * min(max(part, 0), 1)
    guard radius > 0 else { return nil }
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(roundedRect: shown.frame, cornerRadius: radius))
    return DisplayList([.fill(path.vector, evenOdd: true, ink: .black)])
  }
}

/// The recognizer of the swipe that dismisses a sheet.
///
/// On content that a finger can scroll, it begins only with a pull at the top, unless the scroll
/// view has a `UIRefreshControl`.
private final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view that was touched at its top.
  private weak var list: UIScrollView?

  init(_ presentation: UIPresentationController) {
    super.init()
    addHandler { [weak self, weak presentation] _ in
      guard let self else { return }
      presentation?.drag(self)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let views = touches.first?.view.map { sequence(first: $0, next: \.superview) }
    list = views?.prefix { $0 !== view }.lazy.compactMap { $0 as? UIScrollView }
      .first { $0.movableAxes.y }
    if let list, !list.letsSheetMove {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func isExpectedDirection(_ movement: CGPoint) -> Bool {
    list == nil || movement.y > abs(movement.x)
  }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    list.map { $0.storedPanGestureRecognizer === otherGestureRecognizer } ?? false
  }
}

extension UIScrollView {
  /// Whether a pull moves the sheet that contains the scroll view.
  fileprivate var letsSheetMove: Bool {
    answers.sheetPull == .sheet && refreshControl == nil
      && contentOffset.y < pixel - adjustedContentInset.top
  }
}
