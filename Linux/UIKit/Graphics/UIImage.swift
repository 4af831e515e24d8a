public import Foundation

/// A picture: what was drawn, a size in points, and how it is to be colored. It is sharp at every scale.
public final class UIImage: NSObject, Sendable {
  package let displayList: DisplayList
  /// The size, in points.
  public let size: CGSize
  /// Pixels a point of the renderer that made it.
  public let scale: CGFloat
  /// Whether the picture is shown as it is or only its shape, in the tint color.
  public let renderingMode: RenderingMode
  /// The frames of an animated picture.
  public let images: [UIImage]?
  /// How long all frames of an animated picture take together.
  public let duration: TimeInterval
  package let tintColor: UIColor?

  /// What color a picture is shown in.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it prefers, which is mostly as it is.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// Only its shape, in the tint color.
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

  /// A picture of no size.
  public override convenience init() {
    self.init(displayList: DisplayList(), size: .zero)
  }

  /// A picture that plays its frames again and again where a view shows it.
  ///
  /// - Parameters:
  ///   - images: The frames; with none there is no picture.
  ///   - duration: How long all frames take together, in seconds; 0 means a thirtieth of a second each.
  /// - Returns: The picture, as large as its first frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      displayList: first.displayList, size: first.size, scale: first.scale,
      renderingMode: first.renderingMode, tintColor: first.tintColor, images: images,
      duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
  }

  /// The same picture, shown in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      displayList: displayList, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: tintColor, images: images?.map { $0.withRenderingMode(renderingMode) },
      duration: duration)
  }

  /// The shape of the picture in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the picture in a color, shown in the given way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      displayList: displayList, size: size, scale: scale, renderingMode: renderingMode,
      tintColor: color,
      images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) },
      duration: duration)
  }
}

extension UIImage {
  /// Draws the picture into the current context, its top left corner at the point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into the current context, stretched to the rectangle.
  ///
  /// Of a template only the shape is drawn, in the color of insides.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let template = renderingMode == .alwaysTemplate ? context.state.fill : nil
    context.record(
      .image(
        displayList, size: size, in: rect, ink: template ?? tintColor?.ink(in: .current),
        opacity: context.state.alpha))
  }
}
