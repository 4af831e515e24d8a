public import Foundation

/// The format of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. That of the current traits by default.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether images are opaque. An opaque image is black where nothing is drawn. `false` by
  /// default.
  open var opaque: Bool = false

  /// Creates a format for the current traits.
  public required init() { super.init() }

  /// Creates a format for the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func duplicate() -> UIGraphicsRendererFormat {
    let copy = super.duplicate()
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}

/// The context in which a renderer's block draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    UIImage(
      displayList: storedContext.displayList, size: storedFormat.bounds.size,
      scale: (storedFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1)
  }
}

/// Creates images by drawing them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of the given size, in the format for the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of the given size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle, in the format for the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a rectangle. The renderer keeps a copy of the format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    isOpaque = format.opaque
    super.init(bounds: bounds, format: format)
  }

  private let isOpaque: Bool

  /// Whether the renderer creates images: `true`.
  open override var allowsImageOutput: Bool { true }

  /// Returns an image drawn by a block.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = storedFormat.bounds
    let context = CGContext()
    UIGraphicsPushContext(context)
    if isOpaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let rendererContext = UIGraphicsImageRendererContext(context, format: storedFormat)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }
}
