public import Foundation

/// What an action does; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something that the user can do: a title, a picture and what then happens.
@MainActor open class UIAction: NSObject {
  /// What the action is called.
  open var title: String

  /// The action's picture.
  open var image: UIImage?

  /// What started the action, while it runs.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  /// Does the action on behalf of a sender.
  package func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
