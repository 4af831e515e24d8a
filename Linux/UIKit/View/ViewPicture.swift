package import Foundation

/// What a view and all in it look like at a moment, as a value.
///
/// A picture can be kept and drawn later, so a recording does not wait for its pictures to be drawn;
/// and it can be compared, so what has not changed is not drawn again.
package struct ViewPicture: Equatable, Sendable {
  /// The middle, bounds and transform that are shown.
  package var geometry: ViewGeometry
  /// The opacity of the view and all in it, as a whole.
  package var alpha: CGFloat
  /// The colour behind the content.
  package var background: Ink?
  /// The radius of the corners.
  package var cornerRadius: CGFloat
  /// The width of the border, which lies inside the bounds and over the subviews.
  package var borderWidth: CGFloat
  /// The colour of the border.
  package var border: Ink?
  /// Whether content and subviews are cut off at the edge.
  package var isClipping: Bool
  /// What the view drew, in coordinates of `contentBounds`.
  package var content: DisplayList?
  /// The bounds that the content was drawn for.
  package var contentBounds: CGRect
  /// How the content fits where the bounds are others by now.
  package var contentMode: UIView.ContentMode
  /// The visible subviews, the one in front last.
  package var subviews: [ViewPicture]
}

extension UIView {
  /// What is on screen of the view and all in it.
  ///
  /// - Parameter time: The loop's time.
  /// - Returns: The picture; `nil` if there is nothing to be seen.
  package func picture(at time: TimeInterval) -> ViewPicture? {
    guard !isHidden else { return nil }
    let shown = presentation(at: time)
    guard shown.alpha > 0 else { return nil }
    let live = liveDisplayList(at: time)
    return ViewPicture(
      geometry: shown.geometry, alpha: shown.alpha, background: shown.background,
      cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
      border: layer.borderColor?.ink, isClipping: clipsToBounds, content: live ?? displayList,
      contentBounds: live == nil ? displayedBounds : shown.geometry.bounds,
      contentMode: contentMode, subviews: subviews.compactMap { $0.picture(at: time) })
  }
}
