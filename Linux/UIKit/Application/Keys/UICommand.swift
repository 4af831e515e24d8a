/// A command of the app that the user chooses with a key or in a menu.
///
/// It is the superclass of `UIKeyCommand`. There are no menus here.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The title of the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image of the command.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title, which explains the command. `nil` by default.
  open var discoverabilityTitle: String?

  /// The attributes of the command. A disabled command is not performed. Empty by default.
  open var attributes: UIMenuElement.Attributes

  init(title: String, discoverabilityTitle: String?, attributes: UIMenuElement.Attributes) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    super.init(storedTitle: title, storedImage: nil)
  }
}
