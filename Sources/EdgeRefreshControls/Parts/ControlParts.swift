import UIKit

/// The views that display a control: one part for each of the protocols ``StateTextDisplaying``,
/// ``ArrowDisplaying``, ``SpinnerDisplaying`` and ``ImageDisplaying`` that its class conforms to.
///
/// A class only has to conform to the protocols. How a part looks depends on the control's edge and
/// on whether the control loads automatically.
///
/// It is a class because each access to a structure in a control copies it, and counts a reference
/// to each part.
@MainActor
final class ControlParts {
  let text: StateText?
  let arrow: ArrowIndicator?
  let spinner: Spinner?
  let images: ImageSeries?
  /// The space between the text and the part beside it, in points.
  var textSpacing: CGFloat = 25

  /// The distance of a part from the edge of the control and from the text, at least, in points.
  static let indicatorMargin: CGFloat = 4

  /// The width of the widest part beside the text, in points; 0 without one. It is measured at the
  /// beginning of each layout pass.
  private(set) var indicatorWidth: CGFloat = 0

  /// Measures the parts beside the text. At the default text size, images take the space that the
  /// text leaves, as in MJRefresh. Beside larger texts they keep up to a quarter of the width.
  func measureIndicator(in width: CGFloat) {
    indicatorWidth = max(
      arrow?.view?.image?.size.width ?? 0, spinner?.view?.bounds.width ?? 0)
    if let images, text?.label?.isEnlarged == true {
      indicatorWidth = max(indicatorWidth, min(images.maximumWidth, width / 4))
    }
  }

  /// Creates a part for each of the protocols that a control's class conforms to.
  init(of control: RefreshComponent) {
    let engine = type(of: control).makeEngine()
    text = (control as? any StateTextDisplaying).map { StateText(of: $0, engine: engine) }
    arrow = (control as? any ArrowDisplaying).map { ArrowIndicator(of: $0, engine: engine) }
    spinner = (control as? any SpinnerDisplaying).map { Spinner(of: $0, engine: engine) }
    images = (control as? any ImageDisplaying).map { ImageSeries(of: $0, engine: engine) }
    if images != nil { textSpacing = 20 }
  }

  /// Sets up the parts and adds their views to a control, back to front.
  func setUp(in control: UIView) {
    text?.setBuiltInTitles()
    arrow?.reset()
    let views: [UIView?] = [text?.label, arrow?.view, spinner?.view, images?.view]
    for case let view? in views where view.superview == nil { control.addSubview(view) }
  }

  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation,
    openingDuration: TimeInterval, closingDuration: TimeInterval
  ) {
    if presentation.state != old.state || presentation.outcome != old.outcome || presentation == old
    {
      text?.render(presentation)
    }
    let isSpinnerVisible = spinner?.render(presentation, closingDuration: closingDuration)
    arrow?.render(
      presentation, from: old, isSpinnerVisible: isSpinnerVisible, duration: openingDuration)
    images?.render(presentation, from: old)
  }
}

extension RefreshComponent {
  /// Lays out the parts: the text in the middle, and an arrow, spinner or images beside it.
  func placeParts() {
    placeText()
    let parts = parts
    guard parts.arrow != nil || parts.spinner != nil || parts.images != nil else { return }
    let textWidth = visibleTextWidth
    let center = indicatorCenter(besideText: textWidth)
    parts.arrow?.place(at: center)
    if let color = parts.text?.label?.textColor { parts.arrow?.view?.tintColor = color }
    parts.spinner?.place(at: center)
    parts.images?.place(
      in: bounds, besideText: textWidth, spacing: parts.textSpacing, isMirrored: readsFromRight)
  }

  /// The center of an indicator beside a text with a width, on the leading side; the center of the
  /// control if the width is `nil`. In leaders and trailers, an arrow is at the side next to the
  /// content.
  private func indicatorCenter(besideText textWidth: CGFloat?) -> CGPoint {
    guard let textWidth else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    guard !engine.edge.isHorizontal else {
      let x = isArrowOnTheLeft ? arrowDistance : bounds.width - arrowDistance
      return CGPoint(x: x, y: bounds.midY)
    }
    var distance = textWidth / 2 + parts.textSpacing
    // Beside a text that wraps, there is less space than usual.
    let farthest = bounds.width / 2 - parts.indicatorWidth / 2 - ControlParts.indicatorMargin
    if distance > farthest && wrapsText(ofWidth: textWidth) { distance = farthest }
    return CGPoint(x: bounds.midX + (readsFromRight ? distance : -distance), y: bounds.midY)
  }

  /// The center of a vertical text, moved away from an arrow.
  var verticalTextCenter: CGPoint {
    let offset = parts.arrow == nil ? 0 : isArrowOnTheLeft ? arrowDistance : -arrowDistance
    return CGPoint(x: bounds.midX + offset, y: bounds.midY)
  }

  private var isArrowOnTheLeft: Bool { engine.edge.isStart == readsFromRight }

  /// The distance of an arrow's center from the edge of the control beside a vertical text, in
  /// points.
  var arrowDistance: CGFloat { (parts.arrow?.view?.image?.size.width ?? 0) / 2 + 5 }
}
