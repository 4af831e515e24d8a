public import Foundation

/// What a renderer's pictures are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture covers its whole area; then it is black where nothing is drawn.
  open var opaque: Bool = false

  /// A format for the current screen.
  public required override init() {
    super.init()
  }

  /// A format for the current screen.
  open class func preferred() -> Self {
    self.init()
  }

  /// A format for the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer's block draws.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context, which is the current one as well.
  public let cgContext: CGContext
  /// What the picture is like.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws the line of a rectangle in the current color.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Lets be seen only what falls inside the rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes pictures by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  /// The area that becomes the picture.
  public let bounds: CGRect
  /// What the pictures are like.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures of the size, for the current screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Pictures of the size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of the area, for the current screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Pictures of the area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// What the block draws, as a picture.
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
