import UIKit

extension RefreshComponent {
  /// The control's length along its axis, in points.
  var extent: CGFloat { engine.edge.isHorizontal ? bounds.size.width : bounds.size.height }

  /// The position of a control after the content, along its axis.
  ///
  /// If the content does not fill the viewport, a control that is pulled is laid out beyond the
  /// viewport. A control that loads automatically always follows the content directly.
  var endOfContent: CGFloat {
    let geometry = geometry
    switch engine {
    case .pull: return geometry.maximumOffset + geometry.viewportLength - geometry.endInset
    case .auto: return geometry.isMirrored ? mirroredLength : geometry.contentLength
    }
  }

  /// Lays out the control beyond its edge, with the scroll view's width (horizontally: height).
  ///
  /// The change is never animated: when the app inserts rows with an animation, the control must
  /// not slide.
  func place() {
    guard let scrollView else { return }
    updateCounterFlip()
    let start =
      engine.edge.isStart
      ? -extent - options.distanceFromContent
      : endOfContent + options.distanceFromContent
    var frame = frame
    if engine.edge.isHorizontal {
      // An automatic control is always next to the content.
      let isNextToContent = engine.isAutomatic && engine.edge.isStart
      let length = isNextToContent ? scrollView.contentSize.width : mirroredLength
      frame.origin = CGPoint(x: isMirrored ? length - start - extent : start, y: 0)
      frame.size.height = scrollView.bounds.height
    } else {
      frame.origin = CGPoint(x: -restingInset.left, y: start)
      frame.size.width = scrollView.bounds.width
    }
    // UIKit accepts sizes and insets that are not finite, but not such frames.
    guard frame != self.frame && frame.isFinite else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// Shows the control unmirrored on a scroll view that mirrors itself.
  private func updateCounterFlip() {
    guard isFlipped != isCounterFlipped else { return }
    isCounterFlipped.toggle()
    transform = isCounterFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}

extension CGRect {
  /// Whether all coordinates are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
