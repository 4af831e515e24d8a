internal import UIKit

extension ProbeExperiment {
  /// Observers that change the observed property, and several observers of one property.
  static let nestedObservations: [ProbeExperiment] = [
    ProbeExperiment("observe-two", "The order in which two observers of one property are called.") {
      stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentOffset, of: scrollView, as: "first")
      stage.observe(\.contentOffset, of: scrollView, as: "second")
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
    },
    ProbeExperiment(
      "observe-nested",
      "The values that two observers receive when the first one sets the property."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentOffset, of: scrollView, as: "first") {
        if scrollView.contentOffset.y == 100 { scrollView.contentOffset.y = 50 }
      }
      stage.observe(\.contentOffset, of: scrollView, as: "second")
      stage.readScrolling(scrollView)
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
    },
    ProbeExperiment(
      "observe-inset-in-offset", "An observer of the offset that sets the inset and the offset."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentInset, of: scrollView, as: "inset")
      stage.observe(\.contentOffset, of: scrollView, as: "offset") {
        if scrollView.contentOffset.y == -60 { scrollView.contentInset.top = 54 }
        if scrollView.contentOffset.y == -60 { scrollView.contentOffset.y = -54 }
      }
      stage.readScrolling(scrollView)
      stage.step("the offset is set") { scrollView.contentOffset.y = -60 }
    },
    ProbeExperiment(
      "observe-end-in-handler", "An observer that ends the observation of the next one."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentOffset, of: scrollView, as: "first") {
        stage.observations.last?.invalidate()
      }
      stage.observe(\.contentOffset, of: scrollView, as: "second")
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
      stage.step("the offset is set again") { scrollView.contentOffset.y = 200 }
    },
    ProbeExperiment(
      "observe-begin-in-handler", "An observer that begins another observation of the property."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentOffset, of: scrollView, as: "first") {
        if stage.observations.count == 1 {
          stage.observe(\.contentOffset, of: scrollView, as: "second")
        }
      }
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
      stage.step("the offset is set again") { scrollView.contentOffset.y = 200 }
    },
    ProbeExperiment(
      "observe-delegate-sets-offset", "A delegate that sets the offset while it is being set."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = ProbeLimitingDelegate()
      delegate.stage = stage
      stage.retained.append(delegate)
      scrollView.delegate = delegate
      stage.observe(\.contentOffset, of: scrollView, as: "offset")
      stage.readScrolling(scrollView)
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
    },
    ProbeExperiment(
      "observe-in-animation", "The notifications of an offset that is set in an animation."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the offset is animated", for: 0.4) {
        stage.animate { scrollView.contentOffset.y = 100 }
      }
      stage.step("the inset and the offset are animated", for: 0.4) {
        stage.animate {
          scrollView.contentInset.top = 54
          scrollView.contentOffset.y = -54
        }
      }
    },
    ProbeExperiment(
      "observe-outside-window", "The notifications of a scroll view outside a window."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.removeFromSuperview()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
      stage.step("the inset is set") { scrollView.contentInset.top = 54 }
      stage.step("the scroll view enters the window") { stage.canvas.addSubview(scrollView) }
    },
    ProbeExperiment(
      "observe-freed", "Freeing a scroll view while it is observed."
    ) { stage in
      weak var freed: UIScrollView?
      stage.read { ["exists": freed != nil, "observations": stage.observations.count] }
      stage.step("an observed scroll view is freed") {
        let scrollView = UIScrollView(frame: stage.canvas.bounds)
        stage.observe(scrollView)
        freed = scrollView
      }
      stage.step("the observations end") { stage.observations = [] }
    },
  ]
}

/// Sets an offset of 100 points back to 40 points.
private final class ProbeLimitingDelegate: ProbeDelegate {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    if scrollView.contentOffset.y == 100 { scrollView.contentOffset.y = 40 }
  }
}
