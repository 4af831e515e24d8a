public import Foundation

/// An image: a recorded drawing with a size in points and a rendering mode.
///
/// The drawing of an image from a file contains its pixels. Other drawings are sharp at every
/// scale.
public final class UIImage: NSObject, Sendable {
  package let displayList: DisplayList
  /// The size of the image, in points.
  public let size: CGSize
  /// The number of pixels per point of the renderer that created the image.
  public let scale: CGFloat
  /// Whether the image is drawn in its own colors, or as a template in the tint color.
  public let renderingMode: RenderingMode
  /// The frames of an animated image, otherwise `nil`.
  public let images: [UIImage]?
  /// The total duration of an animated image, in seconds, otherwise 0.
  public let duration: TimeInterval
  package let tintColor: UIColor?

  /// The colors in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// The default of the view that shows the image, which is usually the original colors.
    case automatic = 0
    /// The original colors.
    case alwaysOriginal = 1
    /// A template: the shape of the image in the tint color.
    case alwaysTemplate = 2
  }

  package init(
    displayList: DisplayList, size: CGSize, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic, tintColor: UIColor? = nil,
    images: [UIImage]? = nil, duration: TimeInterval = 0
  ) {
    self.displayList = displayList
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tintColor = tintColor
    self.images = images
    self.duration = duration
    super.init()
  }

  /// Creates an empty image of size zero.
  public override convenience init() {
    self.init(displayList: DisplayList(), size: .zero)
  }

  /// Whether both images show the same content in the same way.
  ///
  /// Two images with the same name are equal, because the contents of their file are cached.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || size == other.size && scale == other.scale && renderingMode == other.renderingMode
        && tintColor == other.tintColor && duration == other.duration && images == other.images
        && displayList == other.displayList
  }

  /// A hash value, which is the same for equal images.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  /// Returns an animated image. An image view plays its frames repeatedly.
  ///
  /// - Parameters:
  ///   - images: The frames.
  ///   - duration: The total duration, in seconds. 0 or less means 1/30 second for each frame.
  /// - Returns: The image, which has the size of its first frame, or `nil` if there are no frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      displayList: first.displayList, size: first.size, scale: first.scale,
      renderingMode: first.renderingMode, tintColor: first.tintColor, images: images,
      duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      displayList: displayList, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: tintColor, images: images?.map { $0.withRenderingMode(renderingMode) },
      duration: duration)
  }

  /// Returns the shape of the image in a color, with the same rendering mode.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the shape of the image in a color, with the given rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      displayList: displayList, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: color,
      images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) },
      duration: duration)
  }
}

extension UIImage {
  /// Draws the image in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, scaled to a rectangle.
  ///
  /// A template is drawn in the fill color.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let template = renderingMode == .alwaysTemplate ? context.state.fill : nil
    context.record(
      .image(
        displayList, size: size, in: rect, ink: template ?? tintColor?.ink(in: .current),
        opacity: context.state.alpha))
  }
}
