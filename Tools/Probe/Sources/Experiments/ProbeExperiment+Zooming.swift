internal import UIKit

extension ProbeExperiment {
  /// Zooming and paging without a finger.
  static let zooming: [ProbeExperiment] = [
    ProbeExperiment("zoom-set", "The content size, the offset and the callbacks of a set scale.") {
      stage in
      let (scrollView, _) = zoomingView(stage)
      stage.observe(\.contentOffset, of: scrollView, as: "offset")
      stage.observe(\.contentSize, of: scrollView, as: "content size")
      stage.step("the scale is 2") { scrollView.zoomScale = 2 }
      stage.step("the content moves") { scrollView.contentOffset = CGPoint(x: 100, y: 500) }
      stage.step("the scale is 1") { scrollView.zoomScale = 1 }
      stage.step("the scale is above its maximum") { scrollView.zoomScale = 9 }
      stage.step("the scale is below its minimum") { scrollView.zoomScale = 0.1 }
    },
    ProbeExperiment("zoom-with-inset", "The inset and the offset when the scale is set.") { stage in
      let (scrollView, _) = zoomingView(stage)
      scrollView.contentInset = UIEdgeInsets(top: 54, left: 10, bottom: 44, right: 20)
      scrollView.contentOffset = CGPoint(x: -10, y: -54)
      stage.step("the scale is 2") { scrollView.zoomScale = 2 }
      stage.step("the scale is a half") { scrollView.zoomScale = 0.5 }
    },
    ProbeExperiment("zoom-animated", "The callbacks and the values of an animated scale.") {
      stage in
      let (scrollView, _) = zoomingView(stage)
      stage.collapsesEvents = true
      stage.step("the scale is animated", for: 1) { scrollView.setZoomScale(2, animated: true) }
      stage.step("an equal scale is animated", for: 1) {
        scrollView.setZoomScale(2, animated: true)
      }
    },
    ProbeExperiment("zoom-to-rectangle", "The scale and the offset of zooming to a rectangle.") {
      stage in
      let (scrollView, _) = zoomingView(stage)
      stage.step("to a rectangle", for: 1) {
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 195, height: 350), animated: false)
      }
      stage.step("to a rectangle that needs a larger scale", for: 1) {
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 20, height: 20), animated: false)
      }
    },
    ProbeExperiment("zoom-content-size", "The frame of the zoomed view when the content changes.") {
      stage in
      let (scrollView, content) = zoomingView(stage)
      stage.read { ["frame": content.frame] }
      stage.step("the scale is 2") { scrollView.zoomScale = 2 }
      stage.step("the content size is set") {
        scrollView.contentSize = CGSize(width: 500, height: 900)
      }
      stage.step("the scale is 1") { scrollView.zoomScale = 1 }
    },
    ProbeExperiment("zoom-limits", "The scale when its limits change.") { stage in
      let (scrollView, _) = zoomingView(stage)
      stage.step("the scale is 2") { scrollView.zoomScale = 2 }
      stage.step("the maximum becomes lower") { scrollView.maximumZoomScale = 1.5 }
      stage.step("the minimum becomes higher") { scrollView.minimumZoomScale = 1.8 }
      stage.step("the scale is 1.6") { scrollView.zoomScale = 1.6 }
    },
    ProbeExperiment("paging-frame", "The offset of a page when the size of the pages changes.") {
      stage in
      let scrollView = stage.scrollView(content: 700)
      scrollView.contentSize.width = 1950
      scrollView.isPagingEnabled = true
      scrollView.contentOffset.x = 780
      stage.readScrolling(scrollView)
      stage.step("the frame becomes narrower") { scrollView.frame.size.width = 300 }
      stage.step("the offset is set between pages") { scrollView.contentOffset.x = 450 }
      stage.step("the content becomes narrower") { scrollView.contentSize.width = 600 }
    },
  ]

  /// Adds a scroll view that zooms a view of 390 by 1400 points, from a quarter to four times.
  @MainActor private static func zoomingView(_ stage: ProbeStage) -> (ProbeScrollView, UIView) {
    let scrollView = stage.scrollView(content: 1400)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1400))
    scrollView.addSubview(content)
    let delegate = stage.delegate()
    delegate.zoomedView = content
    scrollView.delegate = delegate
    scrollView.minimumZoomScale = 0.25
    scrollView.maximumZoomScale = 4
    stage.readScrolling(scrollView)
    stage.read { ["scale": scrollView.zoomScale, "isZooming": scrollView.isZooming] }
    return (scrollView, content)
  }
}
