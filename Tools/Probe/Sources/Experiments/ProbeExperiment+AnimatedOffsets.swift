internal import UIKit

extension ProbeExperiment {
  /// Scrolling with the animation of `setContentOffset(_:animated:)`.
  static let animatedOffsets: [ProbeExperiment] = [
    ProbeExperiment(
      "scroll-animated", "The callbacks and the flags of an animated scroll."
    ) { stage in
      let (scrollView, end) = animatedScroll(stage)
      stage.step("the scroll begins", until: end) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      }
    },
    ProbeExperiment(
      "scroll-animated-equal", "An animated scroll to the current offset."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      scrollView.contentOffset.y = 400
      stage.step("the scroll begins", for: 0.6) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      }
    },
    ProbeExperiment(
      "scroll-animated-past-top", "An animated scroll to an offset above the top."
    ) { stage in
      let (scrollView, end) = animatedScroll(stage)
      stage.step("the scroll begins", until: end) {
        scrollView.setContentOffset(CGPoint(x: 0, y: -54), animated: true)
      }
      stage.step("the content grows") { scrollView.contentSize.height = 2100 }
    },
    ProbeExperiment(
      "scroll-animated-interrupted", "Setting the offset without animation during a scroll."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      stage.step("the scroll begins and the offset is set", for: 0.6) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      }
    },
    ProbeExperiment(
      "scroll-animated-property", "Setting the property of the offset during a scroll."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      stage.step("the scroll begins and the offset is set", for: 0.6) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scrollView.contentOffset.y = 100
      }
    },
    ProbeExperiment(
      "scroll-animated-twice", "A second animated scroll during the first one."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      stage.step("both scrolls begin", for: 1) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      }
    },
    ProbeExperiment(
      "scroll-animated-inset", "A top inset that is set during an animated scroll to the top."
    ) { stage in
      let (scrollView, end) = animatedScroll(stage)
      scrollView.contentOffset.y = 400
      stage.step("the scroll begins and the inset grows", until: end) {
        scrollView.setContentOffset(.zero, animated: true)
        scrollView.contentInset.top = 54
      }
    },
    ProbeExperiment(
      "scroll-animated-removed", "A scroll view that leaves the window during an animated scroll."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      stage.step("the scroll begins and the view is removed", for: 0.6) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scrollView.removeFromSuperview()
      }
      stage.step("the view enters the window") { stage.canvas.addSubview(scrollView) }
    },
    ProbeExperiment(
      "scroll-animated-disabled", "An animated scroll while animations are turned off."
    ) { stage in
      let (scrollView, _) = animatedScroll(stage)
      stage.step("the scroll begins", for: 0.6) {
        UIView.performWithoutAnimation {
          scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        }
      }
    },
  ]

  /// Adds a scroll view whose delegate is logged. Returns it, with a function that says whether the
  /// scroll has ended.
  @MainActor private static func animatedScroll(
    _ stage: ProbeStage
  ) -> (ProbeScrollView, end: () -> Bool) {
    stage.collapsesEvents = true
    let scrollView = stage.scrollView()
    let delegate = ProbeEndingDelegate()
    delegate.stage = stage
    stage.retained.append(delegate)
    scrollView.delegate = delegate
    stage.read {
      [
        "offset": scrollView.contentOffset.y, "isDragging": scrollView.isDragging,
        "isDecelerating": scrollView.isDecelerating, "isTracking": scrollView.isTracking,
      ]
    }
    return (scrollView, { delegate.hasEnded })
  }
}

/// Remembers the end of a scrolling animation.
private final class ProbeEndingDelegate: ProbeDelegate {
  private(set) var hasEnded = false

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    hasEnded = true
  }
}
