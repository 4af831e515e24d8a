internal import UIKit

extension ProbeExperiment {
  /// Changes of the safe area: the order of the callbacks, and the offset.
  static let safeAreas: [ProbeExperiment] = [
    ProbeExperiment(
      "safe-area-order", "The order of the callbacks when the safe area of a list grows at its top."
    ) { stage in
      let (scrollView, controller) = safeAreaList(stage)
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      scrollView.log = ProbeLog(stage: stage, name: "list", callbacks: [.safeArea, .layout])
      controller.log = ProbeLog(stage: stage, name: "controller", callbacks: [.safeArea, .layout])
      stage.observations.append(
        scrollView.observe(\.contentOffset) { _, _ in
          MainActor.assumeIsolated { stage.log("offset") }
        })
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.top = 50 }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.top = 0 }
    },
    ProbeExperiment(
      "safe-area-at-top", "The offset at the top when the top of the safe area changes."
    ) { stage in
      let (_, controller) = safeAreaList(stage)
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.top = 50 }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.top = 20 }
    },
    ProbeExperiment(
      "safe-area-in-middle", "The offset below the top when the top of the safe area changes."
    ) { stage in
      let (scrollView, controller) = safeAreaList(stage)
      stage.step("the content moves") {
        scrollView.contentOffset.y = 300 - scrollView.adjustedContentInset.top
      }
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.top = 50 }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.top = 0 }
    },
    ProbeExperiment(
      "safe-area-above-top", "The offset above the top when the top of the safe area changes."
    ) { stage in
      let (scrollView, controller) = safeAreaList(stage)
      stage.step("the content moves above the top") {
        scrollView.contentOffset.y = -20 - scrollView.adjustedContentInset.top
      }
      stage.step("the safe area grows a little") { controller.additionalSafeAreaInsets.top = 10 }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.top = 0 }
    },
    ProbeExperiment(
      "safe-area-at-end", "The offset at the end when the bottom of the safe area changes."
    ) { stage in
      let (scrollView, controller) = safeAreaList(stage, isAtEnd: true)
      @MainActor func distance() -> CGFloat {
        scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
          - scrollView.bounds.maxY
      }
      stage.read { ["distanceFromEnd": distance()] }
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.bottom = 50 }
      stage.step("the content moves to the end") { scrollView.contentOffset.y += distance() }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.bottom = 0 }
    },
    ProbeExperiment(
      "safe-area-with-inset", "The offset at the top of a list with an inset of its own."
    ) { stage in
      let (scrollView, controller) = safeAreaList(stage)
      stage.step("the inset grows") { scrollView.contentInset.top = 54 }
      stage.step("the content moves to the top") {
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      }
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.top = 50 }
      stage.step("the safe area shrinks") { controller.additionalSafeAreaInsets.top = 0 }
      stage.step("the inset is removed") { scrollView.contentInset.top = 0 }
    },
    ProbeExperiment(
      "safe-area-animated", "The offset at the top when the safe area grows in an animation."
    ) { stage in
      let (_, controller) = safeAreaList(stage)
      stage.step("the safe area grows", for: 0.4) {
        stage.animate {
          controller.additionalSafeAreaInsets.top = 50
          controller.view.layoutIfNeeded()
        }
      }
    },
    ProbeExperiment(
      "safe-area-of-views", "The order in which nested views learn that the safe area has changed."
    ) { stage in
      let outer = stage.view("outer", .safeArea)
      let controller = stage.controller("controller", .safeArea, view: outer)
      stage.showWindow(controller)
      let inner = stage.view("inner", .safeArea, frame: outer.bounds)
      outer.addSubview(inner)
      inner.addSubview(stage.view("innermost", .safeArea, frame: outer.bounds))
      inner.addSubview(
        stage.view("beside", .safeArea, frame: CGRect(x: 100, y: 300, width: 100, height: 20)))
      stage.step("the safe area grows") { controller.additionalSafeAreaInsets.top = 50 }
      stage.step("the inner view moves") { inner.frame.origin.y = 10 }
    },
  ]

  /// Shows a list of 2000 points in its own window, without a navigation controller. The list is
  /// scrolled to its top or its end.
  @MainActor private static func safeAreaList(
    _ stage: ProbeStage, isAtEnd: Bool = false
  ) -> (ProbeScrollView, ProbeController) {
    let scrollView = ProbeScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .always
    let controller = stage.controller("controller", [], view: scrollView)
    stage.showWindow(controller)
    let inset = scrollView.adjustedContentInset
    scrollView.contentOffset.y =
      isAtEnd ? 2000 + inset.bottom - scrollView.bounds.height : -inset.top
    let (start, offset) = (inset.top, scrollView.contentOffset.y)
    // The safe area depends on the device, so only changes are compared.
    stage.read {
      [
        "adjustedTopChange": scrollView.adjustedContentInset.top - start,
        "offsetChange": scrollView.contentOffset.y - offset,
      ]
    }
    if !isAtEnd {
      stage.read {
        ["distanceFromTop": scrollView.contentOffset.y + scrollView.adjustedContentInset.top]
      }
    }
    return (scrollView, controller)
  }
}
