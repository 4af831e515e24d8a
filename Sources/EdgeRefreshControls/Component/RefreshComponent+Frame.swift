package import UIKit

// Where a control and its parts are, and how long it is. Texts follow the user's text size, and the
// control grows with them along its axis.

extension RefreshComponent {
  /// The position of a control after the content, along its axis.
  ///
  /// After short content, a pulled control is beyond the viewport; an automatic one is not.
  var endOfContent: CGFloat {
    let geometry = geometry
    switch engine {
    case .pull: return geometry.maximumOffset + geometry.viewportLength - geometry.endInset
    case .auto: return geometry.isMirrored ? mirroredLength : geometry.contentLength
    }
  }

  /// Lays out the control beyond its edge, with the scroll view's width or, along a horizontal
  /// axis, its height.
  ///
  /// The change is never animated, because the control must not slide when the app inserts rows
  /// with an animation.
  func updateFrame() {
    guard let scrollView else { return }
    let counterScale = counterScale(in: scrollView)
    if counterScale != self.counterScale {
      self.counterScale = counterScale
      transform = CGAffineTransform(scaleX: counterScale.x, y: counterScale.y)
    }
    let distance = distanceFromContent
    let start = status.edge.isStart ? -extent - distance : endOfContent + distance
    var frame = frame
    if status.edge.isHorizontal {
      // An automatic control is always next to the content.
      let isNextToContent = status.isAutomatic && status.edge.isStart
      let length = isNextToContent ? scrollView.contentSize.width : mirroredLength
      frame.origin = CGPoint(x: isMirrored ? length - start - extent : start, y: 0)
      frame.size.height = scrollView.bounds.height
    } else {
      frame.origin = CGPoint(x: -restingInset.left, y: start)
      frame.size.width = scrollView.bounds.width
    }
    // An app may set sizes and insets that are not finite, but a frame must be finite.
    if frame != self.frame && frame.hasFiniteNumbers {
      UIView.performWithoutAnimation { self.frame = frame }
    }
    driver.placeMayHaveChanged()
  }

  /// The scale that shows the control upright. A scroll view may mirror itself. If SwiftUI places
  /// the control, the list may also be turned around or mirrored, as in a chat.
  func counterScale(in scrollView: UIScrollView) -> CGPoint {
    guard environment != nil else { return CGPoint(x: scrollView.isFlipped ? -1 : 1, y: 1) }
    let view = scrollView.subviews.first { $0 is ViewportObserver } ?? scrollView
    let origin = view.convert(CGPoint.zero, to: nil)
    let right = view.convert(CGPoint(x: 1, y: 0), to: nil) - origin
    let down = view.convert(CGPoint(x: 0, y: 1), to: nil) - origin
    return CGPoint(x: right.x < -abs(right.y) ? -1 : 1, y: down.y < -abs(down.x) ? -1 : 1)
  }

  /// The distance from the content, in points. SwiftUI's content margins may be an inset of the
  /// scroll view. A pulled control is beyond it, unless the app has set a distance. The part of the
  /// inset that keeps the content clear of bars is no margin.
  private var distanceFromContent: CGFloat {
    let distance = options.distanceFromContent
    guard distance == 0 && environment != nil && !status.isAutomatic, let host else {
      return distance
    }
    let inset = axis.lengths(host.ledger.restingInset - host.bars.safeArea)
    let isFirst = status.edge.isStart != (status.edge.isHorizontal && isMirrored)
    return max(0, isFirst ? inset.first : inset.last)
  }

  /// The part of the bounds in whose center the parts are: the safe area of the scroll view across
  /// the axis, where the rows are. For example, a sidebar is over the rest.
  package var partsBounds: CGRect { partsBounds(between: host?.bars ?? ScrollBars()) }

  func partsBounds(between bars: ScrollBars) -> CGRect {
    let safeArea = bars.safeArea
    var insets = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    if status.edge.isHorizontal {
      // The control begins where the content does, usually below the safe area.
      let start = min(max(bars.restingInset.top, 0), safeArea.top)
      insets = UIEdgeInsets(
        top: safeArea.top - start, left: 0, bottom: safeArea.bottom + start, right: 0)
    }
    let area = bounds.inset(by: insets)
    return area.width > 0 && area.height > 0 ? area : bounds
  }

  /// The bars that a control moves under: those at the ends of its axis.
  ///
  /// At its own edge, a control with a distance from the content rests beside the space that the
  /// content keeps free, or beyond it. The home indicator is no bar, because rows are visible
  /// behind it, too. But a closed footer that is pulled must not be visible there at rest. In
  /// SwiftUI, where nothing clips the content, the edges of the scroll view hide a pulled control.
  func insets(of bars: ScrollBars, isClosed: Bool) -> UIEdgeInsets {
    let (edge, distance) = (status.edge, distanceFromContent)
    var insets = bars.insets
    let hidesBehindIndicator = edge == .bottom && !status.isAutomatic && isClosed
    if bars.isHomeIndicatorOnly && !hidesBehindIndicator { insets.bottom = 0 }
    if edge.isHorizontal {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.left, insets.right) = (0, 0)
    }
    if distance > 0 {
      let beyond = UIEdgeInsets(distance, at: edge, isMirrored: isMirrored)
      insets = ScrollBars(safeArea: insets, restingInset: bars.restingInset - beyond).insets
    }
    guard !bars.areBoundsClipped && environment != nil && !status.isAutomatic else { return insets }
    let line = CGFloat.leastNonzeroMagnitude
    return edge.isHorizontal
      ? UIEdgeInsets(
        top: 0, left: max(insets.left, line), bottom: 0, right: max(insets.right, line))
      : UIEdgeInsets(
        top: max(insets.top, line), left: 0, bottom: max(insets.bottom, line), right: 0)
  }

  /// Whether texts follow the user's text size.
  package var isScaled: Bool {
    options.adjustsForContentSizeCategory ?? RefreshConfiguration.default.scalesTexts
  }

  /// Applies ``RefreshOptions/adjustsForContentSizeCategory`` to the labels and the length.
  func updateTextScaling() {
    scaleLabels(isScaled, by: textAppearance)
    textTraitsDidChange()
  }

  func textTraitsDidChange() {
    readContentLength()
    setNeedsLayout()
  }

  /// Sets the minimum length along the axis, in points. The control is longer if its texts need it.
  func setMinimumExtent(_ length: CGFloat) {
    storage.minimumExtent = length
    setExtentForTexts(length)
  }

  /// Adapts the length to the texts, unless the app has set a length.
  func adaptExtent() {
    measureParts()
    guard extent == storage.extentForTexts && scrollView != nil else { return }
    var length = storage.minimumExtent
    if isScaled, let content = content as? any TextContent, parts.text == nil {
      let texts = possibleResultTitles + [noMoreDataText]
      length = max(length, content.extent(for: texts, at: status.edge))
    } else if isScaled {
      length = max(length, parts.requiredExtent(for: possibleTitles, above: timeLabel))
    }
    guard length != extent else { return }
    UIView.performWithoutAnimation { setExtentForTexts(length) }
    measureParts()
  }

  private func measureParts() {
    parts.measure(in: partsBounds, isScaled: isScaled)
  }

  private func setExtentForTexts(_ length: CGFloat) {
    storage.extentForTexts = length
    if status.edge.isHorizontal {
      frame.size.width = length
    } else {
      frame.size.height = length
    }
  }
}
