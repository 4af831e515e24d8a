package import Foundation

/// The appearance of a view or layer and its subviews at one moment, as a value.
///
/// A picture can be stored and drawn later, so a recording does not wait for drawing. Pictures can
/// be compared, so an unchanged screen is not drawn again.
package struct ViewPicture: Equatable, Sendable {
  /// The center, bounds and transform shown on screen.
  package var geometry: ViewGeometry
  /// The opacity of the view and its subviews as a group, from 0 to 1.
  package var alpha: CGFloat
  /// The background color.
  package var background: Ink?
  /// The radius of the corners, in points.
  package var cornerRadius: CGFloat
  /// The width of the border, in points. The border is drawn inside the bounds and above the
  /// subviews.
  package var borderWidth: CGFloat
  /// The color of the border.
  package var border: Ink?
  /// Whether content and subviews are clipped to the bounds.
  package var isClipping: Bool
  /// The content drawn by the view, in the coordinates of `contentBounds`.
  package var content: DisplayList?
  /// The bounds for which the content was drawn.
  package var contentBounds: CGRect
  /// How the content is fitted if the bounds differ from `contentBounds`.
  package var contentMode: UIView.ContentMode
  /// The visible subviews, from back to front.
  package var subviews: [ViewPicture]
  /// The mask of the view and its subviews, or `nil` if there is none. Empty if the mask draws
  /// nothing.
  package var mask: [ViewPicture]?
}

extension UIView {
  /// The picture of the view and its subviews at a time.
  ///
  /// - Parameter time: The loop's time, in seconds.
  /// - Returns: The picture, or `nil` if the view is hidden or fully transparent.
  package func picture(at time: TimeInterval) -> ViewPicture? {
    picture(at: time, isImpaired: false)
  }

  /// `isImpaired` tells whether a superview is translucent or has a mask.
  private func picture(at time: TimeInterval, isImpaired: Bool) -> ViewPicture? {
    guard !isHidden else { return nil }
    let shown = presentation(at: time)
    guard shown.alpha > 0 else { return nil }
    let isImpaired = isImpaired || shown.alpha < 1
    let material = (self as? UIVisualEffectView)?.material(isImpaired: isImpaired)
    let live = liveDisplayList(at: time)
    let layer = styledLayer
    return ViewPicture(
      geometry: inSuperview(shown.geometry), alpha: shown.alpha,
      background: material ?? shown.background,
      cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
      border: layer.borderColor?.ink, isClipping: clipsToBounds, content: live ?? displayList,
      contentBounds: live == nil ? displayedBounds : shown.geometry.bounds,
      contentMode: contentMode,
      subviews: pictures(of: layer.sublayers, at: time, isImpaired: isImpaired || mask != nil),
      mask: mask.map { [$0.picture(at: time)].compactMap(\.self) })
  }
}

extension UIView {
  /// The pictures of the subviews and of the layers between them, from back to front.
  private func pictures(
    of layers: [CALayer], at time: TimeInterval, isImpaired: Bool
  ) -> [ViewPicture] {
    func picture(of view: UIView) -> ViewPicture? {
      view.picture(at: time, isImpaired: isImpaired)
    }
    guard !layers.isEmpty else { return subviews.compactMap(picture) }
    let behind = layers.filter { $0.viewBehind.map { $0.superview !== self } ?? true }
    return behind.compactMap(\.picture)
      + subviews.flatMap { view in
        [picture(of: view)].compactMap(\.self)
          + layers.filter { $0.viewBehind === view }.compactMap(\.picture)
      }
  }
}

extension ViewPicture {
  /// A picture that has its content at the size of its bounds.
  init(
    geometry: ViewGeometry, alpha: CGFloat = 1, background: Ink? = nil, cornerRadius: CGFloat = 0,
    borderWidth: CGFloat = 0, border: Ink? = nil, isClipping: Bool = false,
    content: DisplayList? = nil, subviews: [ViewPicture] = []
  ) {
    self.init(
      geometry: geometry, alpha: alpha, background: background, cornerRadius: cornerRadius,
      borderWidth: borderWidth, border: border, isClipping: isClipping, content: content,
      contentBounds: geometry.bounds, contentMode: .scaleToFill, subviews: subviews, mask: nil)
  }
}
