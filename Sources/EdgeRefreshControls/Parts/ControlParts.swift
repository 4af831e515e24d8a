import EdgeRefreshCore
import UIKit

/// The views that display a control, and their layout. How a part looks depends on the control's
/// edge and on whether the control loads automatically.
///
/// It is a class, because each access to a structure would copy it and retain each part.
@MainActor
final class ControlParts {
  let text: StateText?
  let arrow: ArrowIndicator?
  let spinner: Spinner?
  let images: ImageSeries?
  private let edge: RefreshEdge
  /// The distance from the text to the center of an arrow or a spinner beside it, or to the edge of
  /// images, in points.
  var textSpacing: CGFloat = 25

  /// The minimum distance of a part from the edge of the control and from the text, in points.
  static let indicatorMargin: CGFloat = 4

  // The following values are set in each layout pass.

  /// The part of the control's bounds in whose center the parts are.
  private(set) var area = CGRect.zero
  var readsFromRight = false
  private var isScaled = false
  /// The width of the widest part beside the text, in points; 0 without one.
  private var indicatorWidth: CGFloat = 0

  /// Measures the parts beside the text. At the default text size, images take the space that the
  /// text leaves, as in MJRefresh. Beside larger texts, they have up to a quarter of the width.
  /// `isScaled` says whether texts follow the user's text size.
  func measure(in area: CGRect, isScaled: Bool) {
    (self.area, self.isScaled) = (area, isScaled)
    indicatorWidth = max(arrow?.view?.image?.size.width ?? 0, spinner?.view?.bounds.width ?? 0)
    if let images, text?.label?.isEnlarged == true {
      indicatorWidth = max(indicatorWidth, min(images.maximumWidth, area.width / 4))
    }
  }

  /// The largest width of a text beside the parts, in points.
  var maximumTextWidth: CGFloat {
    guard indicatorWidth > 0 else { return area.width }
    return max(area.width - 2 * (indicatorWidth + 2 * Self.indicatorMargin), 0)
  }

  init(
    at edge: RefreshEdge, text: StateText?, arrow: ArrowIndicator?, spinner: Spinner?,
    images: ImageSeries?
  ) {
    (self.edge, self.text, self.arrow) = (edge, text, arrow)
    (self.spinner, self.images) = (spinner, images)
    if images != nil { textSpacing = 20 }
  }

  /// Adds the views of the parts to a control, back to front.
  func add(to control: UIView) {
    arrow?.reset()
    let views: [UIView?] = [text?.label, arrow?.view, spinner?.view, images?.view]
    for case let view? in views where view.superview == nil { control.addSubview(view) }
  }

  /// Draws a presentation, except its text. `isFadingOut` says whether the control begins to fade
  /// out.
  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation,
    openingDuration: TimeInterval, closingDuration: TimeInterval, isFadingOut: Bool
  ) {
    let isSpinnerVisible = spinner?.render(presentation, closingDuration: closingDuration)
    arrow?.render(
      presentation, from: old, isSpinnerVisible: isSpinnerVisible, duration: openingDuration,
      isFadingOut: isFadingOut)
    if presentation.redrawsState(from: old) { images?.render(presentation, from: old) }
  }
}

extension RefreshPresentation {
  /// Whether what depends only on the state and the outcome is drawn after another presentation.
  func redrawsState(from old: RefreshPresentation) -> Bool {
    state != old.state || outcome != old.outcome || self == old
  }
}

// MARK: - Layout

extension ControlParts {
  /// Lays out the text in the middle of a control with the given bounds.
  func placeText(in bounds: CGRect) {
    guard edge.isHorizontal else {
      text?.place(in: area, width: maximumTextWidth)
      return
    }
    // The center is moved away from an arrow. An app may have made the control narrower than it.
    let distance = arrow == nil ? 0 : min(arrowDistance, bounds.midX)
    let x = bounds.midX + (isArrowOnTheLeft ? distance : -distance)
    text?.placeVertically(
      at: CGPoint(x: x, y: area.midY), length: area.height,
      space: max(2 * min(x, bounds.width - x), 0))
  }

  /// Lays out the indicators beside a text with the given width, or in the middle if it is `nil`.
  func placeIndicators(in bounds: CGRect, besideText textWidth: CGFloat?) {
    guard arrow != nil || spinner != nil || images != nil else { return }
    let center = indicatorCenter(in: bounds, besideText: textWidth)
    arrow?.place(at: center, readsFromRight: readsFromRight)
    if let color = text?.label?.textColor { arrow?.view?.tintColor = color }
    spinner?.place(at: center)
    images?.place(
      in: area, besideText: textWidth, spacing: textSpacing, isMirrored: readsFromRight)
  }

  /// The center of an indicator on the leading side of a text with the given width, or in the
  /// middle if it is `nil`. In leaders and trailers, an arrow is at the side next to the content.
  private func indicatorCenter(in bounds: CGRect, besideText textWidth: CGFloat?) -> CGPoint {
    guard let textWidth else { return CGPoint(x: area.midX, y: area.midY) }
    guard !edge.isHorizontal else {
      let x = isArrowOnTheLeft ? arrowDistance : bounds.width - arrowDistance
      return CGPoint(x: x, y: area.midY)
    }
    var distance = textWidth / 2 + textSpacing
    // Beside a text that wraps, there is less space than usual.
    let farthest = area.width / 2 - indicatorWidth / 2 - Self.indicatorMargin
    if isScaled && textWidth >= maximumTextWidth { distance = min(distance, farthest) }
    return CGPoint(x: area.midX + (readsFromRight ? distance : -distance), y: area.midY)
  }

  private var isArrowOnTheLeft: Bool { edge.isStart == readsFromRight }

  /// The distance of an arrow's center from the control's edge beside a vertical text, in points.
  private var arrowDistance: CGFloat { (arrow?.view?.image?.size.width ?? 0) / 2 + 5 }

  /// The length along the control's axis that its texts need at a text size above the default, in
  /// points; 0 at other sizes. It is the same in all states, so that the control does not change
  /// its length during a pull. `texts` are all that the label may display.
  func requiredExtent(for texts: @autoclosure () -> [String], above timeLabel: UILabel?) -> CGFloat
  {
    guard edge.isHorizontal else {
      return text?.requiredHeight(for: texts(), above: timeLabel, width: maximumTextWidth) ?? 0
    }
    // The arrow takes the same space as in the default layout.
    return text?.requiredWidth(for: texts(), length: area.height).map {
      ($0 + 2 * arrowDistance).rounded(.up)
    } ?? 0
  }
}
