public import Foundation

/// A controller that presents a message and a choice of actions.
///
/// Text fields and action sheets are not supported.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A message with buttons in the center of the screen.
    case alert = 1
  }

  /// The style.
  open var preferredStyle: Style { storedPreferredStyle }

  /// The text below the title.
  open var message: String? {
    didSet { alertView?.setNeedsUpdate() }
  }

  /// The title.
  open override var title: String? {
    didSet { alertView?.setNeedsUpdate() }
  }

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  private let storedPreferredStyle: Style
  private var storedActions: [UIAlertAction] = []
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    storedPreferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action. At most one can have the cancel style.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "an alert controller can have only one action with the cancel style")
    storedActions.append(action)
    alertView?.setNeedsUpdate()
  }

  open override func loadView() {
    view = AlertView(self, frame: UIScreen.main.bounds)
  }

  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// Dismisses the alert and then calls the handler of an action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissedNow else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
