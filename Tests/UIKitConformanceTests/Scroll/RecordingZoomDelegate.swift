import TestSupport
import UIKit

extension TestScreen {
  /// Adds a scroll view that fills the window and zooms a view inside it.
  func zoomableScrollView(
    _ contentSize: CGSize = CGSize(width: 1000, height: 2000), from minimum: CGFloat = 0.5,
    to maximum: CGFloat = 4
  ) -> (UIScrollView, RecordingZoomDelegate) {
    let scrollView = ZoomableScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
    let delegate = RecordingZoomDelegate(
      zoomedView: UIView(frame: CGRect(origin: .zero, size: contentSize)))
    scrollView.recordingDelegate = delegate
    scrollView.addSubview(delegate.zoomedView)
    scrollView.contentSize = contentSize
    scrollView.delegate = delegate
    scrollView.minimumZoomScale = minimum
    scrollView.maximumZoomScale = maximum
    window.addSubview(scrollView)
    turn()
    return (scrollView, delegate)
  }
}

/// A scroll view that retains its delegate.
private final class ZoomableScrollView: UIScrollView {
  var recordingDelegate: RecordingZoomDelegate?
}

/// Records the calls that a scroll view makes to its delegate and returns the view to zoom.
@MainActor final class RecordingZoomDelegate: NSObject, UIScrollViewDelegate {
  let zoomedView: UIView
  let log = EventLog()
  var forbidsZooming = false

  /// Called when the scale changes.
  var onZoom: ((UIScrollView) -> Void)?

  init(zoomedView: UIView) {
    self.zoomedView = zoomedView
  }

  /// Records an event that repeats during a movement only the first time.
  private func recordOnce(_ event: String) {
    if !log.entries.contains(event) { log.record(event) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { forbidsZooming ? nil : zoomedView }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { recordOnce("scroll") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    recordOnce("zoom")
    onZoom?(scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.record(view === zoomedView ? "begin zooming" : "begin zooming another view")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.record(view === zoomedView ? "end zooming at \(scale)" : "end zooming another view")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.record("begin dragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.record(decelerate ? "end dragging, decelerating" : "end dragging")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.record("end decelerating") }
}
