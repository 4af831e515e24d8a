package import Foundation

/// The appearance of a view and its subviews at one moment, as a value.
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
    guard !isHidden else { return nil }
    let shown = presentation(at: time)
    guard shown.alpha > 0 else { return nil }
    let live = liveDisplayList(at: time)
    let layer = styledLayer
    return ViewPicture(
      geometry: inSuperview(shown.geometry), alpha: shown.alpha, background: shown.background,
      cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
      border: layer.borderColor?.ink, isClipping: clipsToBounds, content: live ?? displayList,
      contentBounds: live == nil ? displayedBounds : shown.geometry.bounds,
      contentMode: contentMode, subviews: subviews.compactMap { $0.picture(at: time) },
      mask: mask.map { [$0.picture(at: time)].compactMap(\.self) })
  }
}
