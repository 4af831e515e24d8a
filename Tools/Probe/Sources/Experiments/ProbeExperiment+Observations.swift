internal import UIKit

extension ProbeExperiment {
  /// Key-value observation of a scroll view, on which the controls rely.
  static let observations: [ProbeExperiment] = [
    ProbeExperiment(
      "observe-initial", "Whether an observation with the option initial reports at once."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.step("an observation begins") {
        stage.observe(\.contentOffset, of: scrollView, as: "offset", options: [.initial, .new])
      }
    },
    ProbeExperiment(
      "observe-prior", "The notifications before and after a change, and their values."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.contentOffset, of: scrollView, as: "offset", options: [.prior, .old, .new])
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
    },
    ProbeExperiment(
      "observe-offset-order",
      "The order of the observation, the delegate and the layout when the offset is set."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      stage.step("the callbacks are logged") {
        scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .layout)
        stage.observe(\.contentOffset, of: scrollView, as: "offset")
      }
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
      stage.step("the offset is set by the method without animation") {
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      }
    },
    ProbeExperiment(
      "observe-equal-values", "Whether setting equal values notifies observers and the delegate."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      scrollView.contentOffset.y = 100
      stage.observe(scrollView)
      stage.step("an equal offset") { scrollView.contentOffset = CGPoint(x: 0, y: 100) }
      stage.step("an equal offset, by the method") {
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      }
      stage.step("an equal content size") { scrollView.contentSize = scrollView.contentSize }
      stage.step("an equal inset") { scrollView.contentInset = scrollView.contentInset }
      stage.step("equal bounds") { scrollView.bounds = scrollView.bounds }
      stage.step("an equal frame") { scrollView.frame = scrollView.frame }
    },
    ProbeExperiment(
      "observe-bounds-origin",
      "Whether setting the origin of the bounds notifies as the offset does."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the origin of the bounds is set") { scrollView.bounds.origin.y = 100 }
    },
    ProbeExperiment(
      "observe-shrinking-content",
      "The order of content size and offset when the content becomes too short for the offset."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      scrollView.contentOffset.y = 1300
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the content becomes shorter") { scrollView.contentSize.height = 1000 }
    },
    ProbeExperiment(
      "observe-inset-at-top",
      "The order of inset, adjusted inset and offset when the top inset grows at the top."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .safeArea)
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the top inset grows") { scrollView.contentInset.top = 54 }
      stage.step("the content moves to the new top") { scrollView.contentOffset.y = -54 }
      stage.step("the top inset shrinks") { scrollView.contentInset.top = 0 }
    },
    ProbeExperiment(
      "observe-frame", "The notifications when the frame of a scroll view changes at its end."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      scrollView.contentOffset.y = 1300
      stage.observe(scrollView)
      stage.readScrolling(scrollView)
      stage.step("the frame becomes higher") { scrollView.frame.size.height = 800 }
      stage.step("the frame becomes lower") { scrollView.frame.size.height = 600 }
    },
    ProbeExperiment(
      "observe-bounce", "Whether always bouncing along an axis can be observed."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.observe(\.alwaysBounceVertical, of: scrollView, as: "vertical")
      stage.observe(\.alwaysBounceHorizontal, of: scrollView, as: "horizontal")
      stage.step("vertical bouncing is turned on") { scrollView.alwaysBounceVertical = true }
      stage.step("vertical bouncing is turned on again") { scrollView.alwaysBounceVertical = true }
      stage.step("horizontal bouncing is turned on") { scrollView.alwaysBounceHorizontal = true }
      stage.step("vertical bouncing is turned off") { scrollView.alwaysBounceVertical = false }
    },
    ProbeExperiment(
      "observe-pan-state", "The state of the pan recognizer while scrolling is turned off and on."
    ) { stage in
      let scrollView = stage.scrollView()
      let pan = scrollView.panGestureRecognizer
      stage.observations.append(
        pan.observe(\.state, options: [.new]) { _, _ in
          MainActor.assumeIsolated { stage.log("state was set") }
        })
      stage.read { ["state": pan.state.rawValue, "isEnabled": pan.isEnabled] }
      stage.step("scrolling is turned off") { scrollView.isScrollEnabled = false }
      stage.step("scrolling is turned on") { scrollView.isScrollEnabled = true }
      stage.step("the recognizer is turned off") { pan.isEnabled = false }
      stage.step("the recognizer is turned on") { pan.isEnabled = true }
    },
  ]
}
