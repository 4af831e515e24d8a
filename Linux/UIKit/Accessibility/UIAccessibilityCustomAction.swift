public import Foundation

/// An action of an accessibility element, in addition to activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The localized name, which assistive technologies speak. Setting it removes the attributes of
  /// `attributedName`.
  open var name: String {
    didSet { storedAttributedName = nil }
  }

  /// The localized name with attributes for speech.
  open var attributedName: NSAttributedString {
    get { storedAttributedName ?? NSAttributedString(string: name) }
    set {
      name = newValue.string
      storedAttributedName = NSAttributedString(attributedString: newValue)
    }
  }

  /// The closure that performs the action.
  open var actionHandler: Handler?

  private var storedAttributedName: NSAttributedString?

  /// Creates an action with a localized name.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a localized name that has attributes for speech.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    name = attributedName.string
    storedAttributedName = NSAttributedString(attributedString: attributedName)
    self.actionHandler = actionHandler
    super.init()
  }
}
