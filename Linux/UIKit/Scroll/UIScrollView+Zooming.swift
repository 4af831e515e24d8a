import Foundation

/// What two fingers do to the content.
extension UIScrollView {
  /// The scale is the zoomed view's: a view that has another transform already is zoomed from there.
  var currentZoomScale: CGFloat {
    guard let transform = zoomedView?.transform else { return 1 }
    return hypot(transform.a, transform.b)
  }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var zoomBand: ZoomBand {
    ZoomBand(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// There is a recognizer as long as the limits leave something to zoom.
  func zoomLimitsDidChange() {
    guard maximumZoomScale > minimumZoomScale else {
      guard let recognizer = storedPinchGestureRecognizer else { return }
      recognizer.cancelTracking()
      removeGestureRecognizer(recognizer)
      storedPinchGestureRecognizer = nil
      return
    }
    guard storedPinchGestureRecognizer == nil else { return }
    let recognizer = ScrollPinchGestureRecognizer()
    recognizer.scrollView = self
    storedPinchGestureRecognizer = recognizer
    // Before the pan: what it lets go of past an edge, the pan brings back.
    gestureRecognizers = [recognizer] + (gestureRecognizers ?? [])
  }

  func pinchDidChange() {
    switch storedPinchGestureRecognizer?.state {
    case .began: beginZooming()
    case .changed: followPinch()
    case .ended, .cancelled: endZooming()
    case .possible, .failed, nil: break
    }
  }

  /// The point between the fingers, seen from the scroll view's upper left corner.
  private var pinchMiddle: CGPoint? {
    guard let storedPinchGestureRecognizer, storedPinchGestureRecognizer.numberOfTouches > 0 else {
      return nil
    }
    let location = storedPinchGestureRecognizer.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func beginZooming() {
    guard let view = zoomedView, let middle = pinchMiddle else { return }
    finishZoomAnimation()
    stopMotion()
    let range = reachableRange
    let offset = CGPoint(
      x: pulled(contentOffset.x, in: range.x, bounds.width),
      y: pulled(contentOffset.y, in: range.y, bounds.height))
    zooming.view = view
    zooming.middle = middle
    zooming.pinch = ScrollPinch(
      scale: currentZoomScale, offset: offset, middle: middle, origin: view.frame.origin,
      band: zoomBand)
    showIndicators()
    delegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch()
  }

  private func followPinch() {
    guard let pinch = zooming.pinch, let view = zooming.view, let storedPinchGestureRecognizer
    else { return }
    stopMotion()
    zooming.middle = pinchMiddle ?? zooming.middle
    let scale = pinch.scale(spread: storedPinchGestureRecognizer.scale, band: zoomBand)
    setZoomScale(scale, of: view) { held(by: pinch, view, scale) }
  }

  /// The fingers have let go: a scale past its limits goes back, and the content comes with it.
  private func endZooming() {
    guard let pinch = zooming.pinch else { return }
    zooming.pinch = nil
    guard let view = zooming.view else { return }
    let scale = currentZoomScale
    let target = zoomBand.clamped(scale)
    if scale == target {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    } else {
      animateZoom(of: view, isBounce: true) { [self] in
        setZoomScale(target, of: view) { held(by: pinch, view, target) }
      }
    }
    resumeDrag()
    // A finger that is still down brings the content back when it is lifted.
    guard !storedIsTracking, !storedIsDragging else { return }
    releaseContent(velocity: .zero)
    hideIndicators()
  }

  /// Where the content is while fingers hold it: past an edge it follows them ever less.
  private func held(by pinch: ScrollPinch, _ view: UIView, _ scale: CGFloat) -> CGPoint {
    let free = pinch.offset(scale: scale, middle: zooming.middle, origin: view.frame.origin)
    let range = reachableRange
    guard bounces else { return reachable(free) }
    let banded = CGPoint(
      x: RubberBand(dimension: bounds.width).banded(free.x, in: range.x),
      y: RubberBand(dimension: bounds.height).banded(free.y, in: range.y))
    return CGPoint(
      x: (banded.x / pixel).rounded() * pixel, y: (banded.y / pixel).rounded() * pixel)
  }

  /// How far the content would be if no edge held it back.
  private func pulled(
    _ position: CGFloat, in range: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    guard bounces else { return position }
    return RubberBand(dimension: dimension).unbanded(position, in: range)
  }
}

/// Zooming that is asked for in code, and how a scale is set.
extension UIScrollView {
  /// Zooms about the middle of what can be seen.
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let middle = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    let point = ScrollPinch.point(
      at: bounds.origin, middle: middle, origin: view.frame.origin, scale: currentZoomScale)
    zoom(view, to: zoomBand.clamped(scale), showing: point, at: middle, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills what can be seen, as far as the limits allow.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let scale = min(visible.width / rect.width, visible.height / rect.height)
    let middle = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    zoom(
      view, to: zoomBand.clamped(scale), showing: CGPoint(x: rect.midX, y: rect.midY), at: middle,
      animated: animated)
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, showing point: CGPoint, at middle: CGPoint, animated: Bool
  ) {
    storedPinchGestureRecognizer?.cancelTracking()
    finishZoomAnimation()
    stopMotion()
    let change = { [self] in
      setZoomScale(scale, of: view) {
        clamped(
          ScrollPinch.offset(
            showing: point, at: middle, origin: view.frame.origin, scale: scale))
      }
    }
    guard animated else {
      change()
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, isBounce: false, change)
  }

  /// The model has the new scale at once; the screen gets there over a third of a second.
  private func animateZoom(
    of view: UIView, isBounce: Bool, _ change: @escaping () -> Void
  ) {
    let number = zooming.beginAnimation(of: view, isBounce: isBounce)
    UIView.animate(
      withDuration: ScrollEasing.duration, delay: 0, options: .allowUserInteraction,
      animations: change
    ) { [weak self] _ in
      guard let self, zooming.animation?.number == number else { return }
      finishZoomAnimation()
    }
  }

  /// The scale has arrived, or something else goes on from it.
  private func finishZoomAnimation() {
    guard let animation = zooming.animation else { return }
    zooming.animation = nil
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: currentZoomScale)
  }

  /// Sets scale, content size and offset; the delegate hears it when all of them are set.
  private func setZoomScale(_ scale: CGFloat, of view: UIView, offset: () -> CGPoint) {
    let origin = view.frame.origin
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let changesScale = scale != hypot(view.transform.a, view.transform.b)
    if changesScale {
      zooming.isApplying = true
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
      contentSize = size
      zooming.isApplying = false
    }
    let offset = offset()
    if offset != contentOffset {
      applyOffset(offset)
    }
    guard changesScale else { return }
    delegate?.scrollViewDidZoom(self)
  }
}
