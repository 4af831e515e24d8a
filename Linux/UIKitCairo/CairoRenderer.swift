internal import CCairo
public import Foundation
public import UIKit

/// Makes pixels of views.
///
/// A renderer keeps the texts that it drew, so one that draws frame after frame should be kept as well.
public final class CairoRenderer {
  /// Pixels a point.
  public let scale: CGFloat

  private let texts = TextPictures()

  /// A renderer that makes so many pixels of a point.
  public init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Makes Pango measure the text of labels and attributed strings. To be called before there are any.
  public static func install() {
    Text.engine = PangoTextEngine.shared
  }

  /// What is on screen of the view and all in it, at the time of the current main loop.
  ///
  /// - Parameter view: A window, or any view; where it lies in its superview does not matter.
  /// - Returns: A picture of the view's size, transparent where nothing is drawn.
  @MainActor public func bitmap(of view: UIView) -> Bitmap {
    let picture = view.picture(at: MainLoop.current.now)
    return bitmap(of: picture, size: view.bounds.size)
  }

  /// The pixels of a picture of views; without one, nothing but transparency.
  package func bitmap(of picture: ViewPicture?, size: CGSize) -> Bitmap {
    var bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    if let picture { draw(picture, into: &bitmap) }
    return bitmap
  }

  /// Draws a picture of views over what is in the bitmap, its top left corner in the bitmap's.
  package func draw(_ picture: ViewPicture, into bitmap: inout Bitmap) {
    bitmap.withSurface { surface in
      let canvas = Canvas(surface: surface, scale: scale, texts: texts)
      canvas.concatenate(
        CGAffineTransform(
          translationX: -picture.geometry.bounds.minX, y: -picture.geometry.bounds.minY))
      canvas.drawInside(of: picture)
    }
  }

  /// Draws what was recorded over what is in the bitmap.
  package func draw(_ list: DisplayList, into bitmap: inout Bitmap) {
    bitmap.withSurface { surface in
      Canvas(surface: surface, scale: scale, texts: texts).draw(list)
    }
  }
}
