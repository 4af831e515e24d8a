public import Foundation

/// What an action does; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something that the user can do: a title, a picture and what then happens.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What the action is called.
  open var title: String

  /// The action's picture.
  open var image: UIImage?

  /// The action's name, by which it can be replaced or taken away; a name of its own if none was given.
  public let identifier: Identifier

  /// What started the action, while it runs.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
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

extension UIAction {
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
