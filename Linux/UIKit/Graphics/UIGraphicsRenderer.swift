public import Foundation

/// The format of what a renderer creates.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  var storedBounds = CGRect.zero

  /// The rectangle that the renderer draws. Empty until the format belongs to a renderer.
  open var bounds: CGRect { storedBounds }

  /// Creates a format for the current traits.
  public required override init() { super.init() }

  /// Returns a format for the current traits.
  open class func preferred() -> Self { self.init() }

  /// Returns a format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIGraphicsRendererFormat {
    let copy = Self()
    copy.storedBounds = storedBounds
    return copy
  }
}

/// The context in which the block of a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  let storedContext: CGContext
  let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    storedContext = context
    storedFormat = format
    super.init()
  }

  /// The drawing context, which is also the current context.
  open var cgContext: CGContext { storedContext }
  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { storedContext.fill(rect) }

  /// Strokes a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { storedContext.stroke(rect) }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { storedContext.clip(to: rect) }
}

/// An object that records drawing. Use `UIGraphicsImageRenderer`, which creates images.
open class UIGraphicsRenderer: NSObject {
  let storedFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle, with the format of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Creates a renderer for a rectangle. The renderer keeps a copy of the format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    storedFormat = format.duplicate()
    storedFormat.storedBounds = bounds
    super.init()
  }

  /// The format, with the rectangle of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Whether the renderer creates images.
  open var allowsImageOutput: Bool { false }
}
