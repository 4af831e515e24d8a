import UIKit

extension World {
  /// A scroll view that fills the window, with a view in it that can be zoomed.
  func zoomable(
    _ contentSize: CGSize = CGSize(width: 1000, height: 2000), from minimum: CGFloat = 0.5,
    to maximum: CGFloat = 4
  ) -> (UIScrollView, ZoomListener) {
    let scrollView = ZoomableScrollView(frame: CGRect(origin: .zero, size: World.size))
    let listener = ZoomListener(UIView(frame: CGRect(origin: .zero, size: contentSize)))
    scrollView.listener = listener
    scrollView.addSubview(listener.zoomed)
    scrollView.contentSize = contentSize
    scrollView.delegate = listener
    scrollView.minimumZoomScale = minimum
    scrollView.maximumZoomScale = maximum
    window.addSubview(scrollView)
    turn()
    return (scrollView, listener)
  }
}

/// A scroll view that keeps its delegate alive.
private final class ZoomableScrollView: UIScrollView {
  var listener: ZoomListener?
}

/// Hears what a scroll view tells its delegate, and names the view that is zoomed.
@MainActor final class ZoomListener: NSObject, UIScrollViewDelegate {
  let zoomed: UIView
  let journal = Journal()
  var forbidsZooming = false

  /// What the listener does when the scale changes.
  var onZoom: ((UIScrollView) -> Void)?

  init(_ zoomed: UIView) {
    self.zoomed = zoomed
  }

  /// What comes with every movement is noted once.
  private func noteOnce(_ line: String) {
    if !journal.lines.contains(line) { journal.note(line) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { forbidsZooming ? nil : zoomed }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { noteOnce("scroll") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    noteOnce("zoom")
    onZoom?(scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    journal.note(view === zoomed ? "begin zooming" : "begin zooming another view")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    journal.note(view === zoomed ? "end zooming at \(scale)" : "end zooming another view")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("begin dragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note(decelerate ? "end dragging, go on" : "end dragging")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("at rest") }
}
