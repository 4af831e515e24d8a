import Foundation

/// Zooming with a pinch.
extension UIScrollView {
  /// The scale of the zoomed view's transform, even if the app has set the transform.
  var currentZoomScale: CGFloat {
    guard let transform = zoomedView?.transform else { return 1 }
    return hypot(transform.a, transform.b)
  }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var zoomBand: ZoomBand {
    ZoomBand(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// Adds the pinch recognizer if the limits allow zooming, and removes it otherwise.
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
    // The pinch recognizer comes first, so that its touches end first. The pan recognizer then
    // returns content that is past an edge.
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

  /// The center of the fingers, relative to the scroll view's upper left corner.
  private var pinchCenter: CGPoint? {
    guard let storedPinchGestureRecognizer, storedPinchGestureRecognizer.numberOfTouches > 0 else {
      return nil
    }
    let location = storedPinchGestureRecognizer.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func beginZooming() {
    guard let view = zoomedView, let center = pinchCenter else { return }
    finishZoomAnimation()
    stopMotion()
    let range = reachableRange
    let offset = CGPoint(
      x: unbanded(contentOffset.x, in: range.x, bounds.width),
      y: unbanded(contentOffset.y, in: range.y, bounds.height))
    zooming.view = view
    zooming.center = center
    zooming.pinch = ScrollPinch(
      scale: currentZoomScale, offset: offset, center: center, origin: view.frame.origin,
      band: zoomBand)
    showIndicators()
    delegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch()
  }

  private func followPinch() {
    guard let pinch = zooming.pinch, let view = zooming.view, let storedPinchGestureRecognizer
    else { return }
    stopMotion()
    zooming.center = pinchCenter ?? zooming.center
    let scale = pinch.scale(spread: storedPinchGestureRecognizer.scale, band: zoomBand)
    setZoomScale(scale, of: view) { offset(during: pinch, of: view, scale: scale) }
  }

  /// Ends the pinch. A scale past a limit returns to it, and the content moves with the scale.
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
        setZoomScale(target, of: view) { offset(during: pinch, of: view, scale: target) }
      }
    }
    resumeDrag()
    // If a finger is still down, content that is past an edge returns when that finger is lifted.
    guard !storedIsTracking, !storedIsDragging else { return }
    releaseContent(velocity: .zero)
    hideIndicators()
  }

  /// The content offset during a pinch. Past an edge, the content follows with increasing
  /// resistance.
  private func offset(during pinch: ScrollPinch, of view: UIView, scale: CGFloat) -> CGPoint {
    let free = pinch.offset(scale: scale, center: zooming.center, origin: view.frame.origin)
    let range = reachableRange
    guard bounces else { return reachable(free) }
    let banded = CGPoint(
      x: RubberBand(dimension: bounds.width).banded(free.x, in: range.x),
      y: RubberBand(dimension: bounds.height).banded(free.y, in: range.y))
    return CGPoint(
      x: (banded.x / pixel).rounded() * pixel, y: (banded.y / pixel).rounded() * pixel)
  }

  /// The position that the content would have without resistance at the edges.
  private func unbanded(
    _ position: CGFloat, in range: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    guard bounces else { return position }
    return RubberBand(dimension: dimension).unbanded(position, in: range)
  }
}

/// Programmatic zooming, and setting the scale.
extension UIScrollView {
  /// Zooms about the center of the visible area.
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let center = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    let point = ScrollPinch.point(
      at: bounds.origin, center: center, origin: view.frame.origin, scale: currentZoomScale)
    zoom(view, to: zoomBand.clamped(scale), showing: point, at: center, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the visible area, as far as the limits
  /// allow.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let scale = min(visible.width / rect.width, visible.height / rect.height)
    let center = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    zoom(
      view, to: zoomBand.clamped(scale), showing: CGPoint(x: rect.midX, y: rect.midY), at: center,
      animated: animated)
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, showing point: CGPoint, at center: CGPoint, animated: Bool
  ) {
    storedPinchGestureRecognizer?.cancelTracking()
    finishZoomAnimation()
    stopMotion()
    let change = { [self] in
      setZoomScale(scale, of: view) {
        clamped(
          ScrollPinch.offset(
            showing: point, at: center, origin: view.frame.origin, scale: scale))
      }
    }
    guard animated else {
      change()
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, isBounce: false, change)
  }

  /// Animates a change of the scale. The model has the new scale immediately; the screen reaches it
  /// after 0.3 seconds.
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

  /// Ends the zoom animation and notifies the delegate. Called when the animation is over or
  /// another zoom begins.
  private func finishZoomAnimation() {
    guard let animation = zooming.animation else { return }
    zooming.animation = nil
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: currentZoomScale)
  }

  /// Sets the scale, the content size and the offset, then notifies the delegate if the scale
  /// changed.
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
    if answers.zoomLayout == .inEachStep { layoutIfNeeded() }
  }
}
