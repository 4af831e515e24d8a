import EdgeRefreshControls
import EdgeRefreshCore
public import UIKit

/// An area above the content for one of the app's views. It opens when the user pulls past a second
/// threshold.
///
/// Before the second threshold, lifting the finger has the same effect as without a second level.
/// Past it, the view appears behind the header. When the finger is lifted there, the header does
/// not refresh. The content moves out of view, and the view fills the scroll view until the user
/// swipes the content back, or until ``close()`` is called.
///
/// ```swift
/// let header = NormalHeader { try await model.reload() }
/// let camera = SecondLevel(viewController: UIViewController())
/// camera.title = "Release for the camera"
/// header.secondLevel = camera
/// tableView.refreshHeader = header
/// ```
///
/// The header retains its second level, which retains the view or view controller, and its
/// closures. While the second level is opening or open, `beginRefreshing()` does nothing. During a
/// refresh, the second level does not open. If the header is hidden, replaced or removed, the
/// second level closes at once.
@MainActor
public final class SecondLevel {
  /// The view that fills the scroll view while the second level is open; `nil` if it belongs to a
  /// view controller.
  public let view: UIView?
  /// The view controller whose view fills the scroll view while the second level is open; `nil` if
  /// there is only a view.
  ///
  /// When the pull reaches the second threshold, the view controller becomes a child of the scroll
  /// view's nearest view controller, and its view appears. Both stay until the second level has
  /// closed or, if it did not open, until the finger is lifted. A view controller that already
  /// has a parent keeps its parent.
  ///
  /// If the header is removed while another screen is being pushed, the view controller may not
  /// receive `viewDidDisappear(_:)`: its view leaves the window before the transition of its parent
  /// ends.
  public let viewController: UIViewController?

  /// How far to pull the content to open the second level, as a multiple of the header's height.
  /// Default: 2.5. Values below 1, and NaN, count as 1.
  ///
  /// The distance is at most a quarter of the scroll view's height or 1.5 times the header's
  /// height, whichever is greater. A finger might not reach a greater distance on a phone in
  /// landscape.
  public var threshold: CGFloat {
    get { initialEngine.threshold }
    set {
      initialEngine.threshold = newValue
      control?.driver.changePull { $0.secondLevel?.threshold = newValue }
    }
  }

  /// The text that the header displays when lifting the finger opens the second level. Default:
  /// `nil`, for the title of ``RefreshState/pulling``.
  ///
  /// It describes a gesture, so also set ``accessibilityActionName`` for users who cannot pull.
  public var title: String? { didSet { titleDidChange() } }

  /// The name of the custom action of the scroll view that opens the second level for users who
  /// cannot pull, for example "Open camera". Default: the title of the view controller, otherwise
  /// ``title``. Without a name there is no action.
  public var accessibilityActionName: String! {
    get { ownActionName ?? viewController?.title ?? title }
    set {
      ownActionName = newValue
      updateAction()
    }
  }

  /// Called with the new state after each change of ``state``. Default: `nil`.
  public var stateDidChange: ((SecondLevelState) -> Void)?
  /// Called each time the second level has opened, after ``stateDidChange``. Default: `nil`.
  public var didOpen: (() -> Void)?
  /// Called each time a second level that was opening or open has closed, after ``stateDidChange``.
  /// Default: `nil`.
  public var didClose: (() -> Void)?

  /// What the second level is doing.
  public var state: SecondLevelState { control?.status.secondLevel ?? .closed }

  /// Whether the second level fills the scroll view.
  public var isOpen: Bool { state == .open }

  /// Whether lifting the finger opens the second level.
  public var isArmed: Bool { state == .armed }

  /// How far the content is pulled: 0 at the edge, 1 at the second threshold, and at most 1. While
  /// the second level is opening or open: 1.
  public var progress: CGFloat {
    switch state {
    case .armed, .opening, .open: return 1
    case .closing: return 0
    case .closed:
      guard let control, let engine = control.engine.pull?.secondLevel, !control.state.isRefreshing
      else { return 0 }
      let length = control.pullingPercent * control.extent
      let distance = engine.thresholdDistance
      return distance > 0 ? min(max(length / distance, 0), 1) : 0
    }
  }

  /// Creates a second level with a view. Its frame follows the scroll view.
  public init(view: UIView) {
    self.view = view
    viewController = nil
  }

  /// Creates a second level with a view controller. Its view is loaded when the second level is
  /// first reached.
  public init(viewController: UIViewController) {
    view = nil
    self.viewController = viewController
  }

  /// Opens the second level, as if the user had pulled past the second threshold. When it closes,
  /// the content is at its beginning, even if the content was scrolled before.
  ///
  /// Does nothing during a refresh, while the header is hidden, blocked (see
  /// ``RefreshOptions/isBlockedByOtherRefreshes``) or outside a window, and without a header.
  public func open() { control?.send(.openSecondLevel) }

  /// Closes the second level, as if the user had swiped the content back. Does nothing unless the
  /// second level is opening or open.
  public func close() { control?.send(.closeSecondLevel) }

  // MARK: - Implementation

  /// The control whose second level this is.
  weak var control: RefreshComponent?
  /// The engine that the header receives with this second level.
  private(set) var initialEngine = SecondLevelEngine(extent: 0, threshold: 2.5)
  /// The view that contains the app's view; `nil` while it is not needed.
  var container: SecondLevelView?
  private var ownActionName: String?
  /// The view that had the focus of an assistive technology when the second level began to open.
  private weak var focusedView: UIView?
  /// The item of that view. The list may use a different cell for it later.
  private var focusedPath: IndexPath?
  /// The alpha of the control before the second level opened.
  package var alphaOfControl: CGFloat?

  package func report(_ state: SecondLevelState, from old: SecondLevelState) {
    moveFocus(in: state, after: old)
    stateDidChange?(state)
    switch state {
    case .open: didOpen?()
    case .closed: if old != .armed { didClose?() }
    case .armed, .opening, .closing: break
    }
  }

  /// Moves the focus of assistive technologies to the second level, and back to where it was.
  private func moveFocus(in state: SecondLevelState, after old: SecondLevelState) {
    switch state {
    case .opening: keepFocus()
    case .open:
      if old != .opening { keepFocus() }
      UIAccessibility.post(notification: .screenChanged, argument: container)
    case .closed where old != .armed:
      let scrollView = control?.scrollView
      let item = focusedPath.flatMap { control?.host?.list?.cell(at: $0) }
      let view = focusedPath == nil && focusedView?.window != nil ? focusedView : nil
      (focusedView, focusedPath) = (nil, nil)
      // A screen in front of this one has the focus, or will have it.
      let focused = control?.focusedView
      guard let scrollView, scrollView.window != nil,
        focused == nil || focused?.isDescendant(of: scrollView) == true
      else { return }
      guard let target = item ?? view ?? scrollView.visibleItem(nearStart: true) else { return }
      UIAccessibility.post(notification: .screenChanged, argument: target)
    case .closed, .armed, .closing: break
    }
  }

  private func keepFocus() {
    (focusedView, focusedPath) = (control?.focusedView, control?.focusedPath)
  }
}
