public import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The normal style.
    case `default` = 0
    /// The action changes nothing and closes the alert.
    case cancel = 1
    /// The action changes or deletes data. Its title is red.
    case destructive = 2
  }

  /// The title of the button.
  open var title: String? { storedTitle }

  /// The style of the button.
  open var style: Style { storedStyle }

  /// Whether the button can be tapped. `true` by default.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  weak var button: UIControl?
  let handler: ((UIAlertAction) -> Void)?
  private let storedStyle: Style
  private let storedTitle: String?

  /// Creates an action. The block is called after the alert has been dismissed.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }
}
