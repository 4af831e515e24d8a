public import Foundation

/// The format of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. That of the current traits by default.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether images are opaque. An opaque image is black where nothing is drawn. `false` by
  /// default.
  open var opaque: Bool = false

  /// Creates a format for the current traits.
  public required override init() {
    super.init()
  }

  /// Returns a format for the current traits.
  open class func preferred() -> Self {
    self.init()
  }

  /// Creates a format for the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context in which a renderer's block draws.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context, which is also the current context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Strokes a rectangle with the stroke color.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Creates images by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle that the images show.
  public let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, with the format of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle, with the format of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns an image drawn by a block.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    UIGraphicsPushContext(context)
    if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return UIImage(
      displayList: context.displayList, size: bounds.size, scale: format.scale)
  }
}
