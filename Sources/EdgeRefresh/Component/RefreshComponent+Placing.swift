import UIKit

extension RefreshComponent {
  /// How long the control is along its axis, in points.
  var extent: CGFloat { engine.edge.isHorizontal ? bounds.size.width : bounds.size.height }

  /// Where the control stands that comes after the content, along its axis.
  ///
  /// One that is pulled stands beyond the viewport where the content does not fill it; one that
  /// loads by itself follows the content.
  var endOfContent: CGFloat {
    let geometry = geometry
    switch engine {
    case .pull: return geometry.maximumOffset + geometry.viewportLength - geometry.endInset
    case .auto: return geometry.isMirrored ? mirroredLength : geometry.contentLength
    }
  }

  /// Puts the control where it belongs: beyond its edge, as wide (or high) as the scroll view.
  ///
  /// At once and without animation, whatever animation it is called in: content that is inserted row
  /// by row does not make the control slide.
  func place() {
    guard let scrollView else { return }
    turnBack()
    let inset = scrollViewOriginalInset
    let start = engine.edge.isStart ? -extent : endOfContent
    let distance = engine.edge.isStart ? -ignoredInset : ignoredInset
    var frame = frame
    if engine.edge.isHorizontal {
      let x = start + distance
      frame.origin = CGPoint(
        x: isMirrored ? mirroredLength - x - extent : x, y: 0)
      frame.size.height = scrollView.bounds.height
    } else {
      frame.origin = CGPoint(x: -inset.left, y: start + distance)
      frame.size.width = scrollView.bounds.width
    }
    // UIKit takes sizes and insets that are no numbers, but no view can stand at them.
    guard frame != self.frame && frame.isFinite else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// On a scroll view that has mirrored itself, shows the control as it is written.
  private func turnBack() {
    guard isFlipped != isTurnedBack else { return }
    isTurnedBack.toggle()
    transform = isTurnedBack ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}

extension CGRect {
  /// Whether the rectangle is anywhere.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
