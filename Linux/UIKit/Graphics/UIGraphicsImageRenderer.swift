public import Foundation

/// The context in which a renderer's block draws.
open class UIGraphicsImageRendererContext: NSObject {
  private let context: CGContext?

  override init() {
    context = UIGraphicsGetCurrentContext()
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { context?.fill(VectorPath(rect: rect)) }
}

/// Creates images by drawing them, at the display scale of the current traits.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale = UITraitCollection.current.displayScale

  /// Creates a renderer for images of the given size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Returns an image drawn by a block.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = DisplayList.recording { actions(UIGraphicsImageRendererContext()) }
    return UIImage(displayList: drawing, size: size, scale: scale)
  }
}
