public import Foundation

/// The title and the image of an action.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedImage: UIImage?

  /// The title of the element.
  open var title: String { storedTitle }

  /// The image of the element.
  open var image: UIImage? { storedImage }

  init(storedTitle: String, storedImage: UIImage?) {
    self.storedTitle = storedTitle
    self.storedImage = storedImage
    super.init()
  }
}
