internal import UIKit

extension ProbeExperiment {
  /// Which parts of the safe area the adjusted inset contains.
  static let insets: [ProbeExperiment] = [
    ProbeExperiment(
      "inset-short-content", "The sides of the safe area that short content adds, by behavior."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 100), stage)
    },
    ProbeExperiment(
      "inset-high-content", "The sides of the safe area that high content adds, by behavior."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 2000), stage)
    },
    ProbeExperiment(
      "inset-wide-content", "The sides of the safe area that wide content adds, by behavior."
    ) { stage in
      compareBehaviors(CGSize(width: 2000, height: 100), stage)
    },
    ProbeExperiment(
      "inset-bouncing-content", "The sides of the safe area that bouncing short content adds."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 100), stage) { $0.alwaysBounceVertical = true }
    },
    ProbeExperiment(
      "inset-not-bouncing", "The sides that short content adds if it would bounce, but may not."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 100), stage) {
        $0.alwaysBounceVertical = true
        $0.bounces = false
      }
    },
    ProbeExperiment(
      "inset-not-scrollable",
      "The sides of the safe area that high content adds if scrolling is off."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 2000), stage) { $0.isScrollEnabled = false }
    },
    ProbeExperiment(
      "inset-in-navigation", "The sides of the safe area that short content adds in a navigation."
    ) { stage in
      compareBehaviors(CGSize(width: 100, height: 100), stage, inNavigation: true)
    },
    ProbeExperiment(
      "inset-nested-view", "The safe area of a scroll view that is not the controller's view."
    ) { stage in
      let scrollView = ProbeScrollView()
      scrollView.contentSize = CGSize(width: 100, height: 2000)
      let controller = stage.controller("controller", [])
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
      stage.showWindow(controller)
      scrollView.frame = controller.view.bounds
      controller.view.addSubview(scrollView)
      let area = controller.view.safeAreaInsets
      stage.read {
        [
          "top": scrollView.adjustedContentInset.top - area.top,
          "bottom": scrollView.adjustedContentInset.bottom - area.bottom,
        ]
      }
      stage.step("the view begins 10 points lower") { scrollView.frame.origin.y = 10 }
      stage.step("the view ends 20 points higher") { scrollView.frame.size.height -= 30 }
      stage.step("the view is transformed") {
        scrollView.transform = CGAffineTransform(translationX: 0, y: -10)
      }
    },
    ProbeExperiment(
      "inset-outside-window", "The adjusted inset outside a window, and after entering one."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.removeFromSuperview()
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .safeArea)
      scrollView.contentInset.top = 20
      let controller = stage.controller("controller", [])
      controller.additionalSafeAreaInsets.top = 30
      stage.showWindow(controller)
      stage.read {
        [
          "inset": scrollView.contentInset.top,
          "adjustment": scrollView.adjustedContentInset.top - scrollView.contentInset.top
            - scrollView.safeAreaInsets.top,
          "isAtTop": scrollView.contentOffset.y == -scrollView.adjustedContentInset.top,
        ]
      }
      stage.step("the view enters the window") { controller.view.addSubview(scrollView) }
      stage.step("the view leaves the window") { scrollView.removeFromSuperview() }
    },
  ]

  /// Reads the sides of the safe area that the adjusted inset contains, for each behavior.
  @MainActor private static func compareBehaviors(
    _ contentSize: CGSize, _ stage: ProbeStage, inNavigation isInNavigation: Bool = false,
    prepare: (UIScrollView) -> Void = { _ in }
  ) {
    let scrollView = ProbeScrollView()
    scrollView.contentSize = contentSize
    prepare(scrollView)
    let controller = stage.controller("controller", [], view: scrollView)
    // Each side has an inset, even on a screen without a notch.
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 40, right: 20)
    stage.showWindow(
      isInNavigation ? UINavigationController(rootViewController: controller) : controller)
    stage.read {
      let (inset, area) = (scrollView.adjustedContentInset, scrollView.safeAreaInsets)
      func part(_ inset: CGFloat, _ area: CGFloat) -> String {
        if inset == 0 { return "none" }
        return inset == area ? "all" : "some"
      }
      return [
        "top": part(inset.top, area.top), "left": part(inset.left, area.left),
        "bottom": part(inset.bottom, area.bottom), "right": part(inset.right, area.right),
        "isAtTop": scrollView.contentOffset.y == -inset.top,
      ]
    }
    stage.step("always") { scrollView.contentInsetAdjustmentBehavior = .always }
    stage.step("never") { scrollView.contentInsetAdjustmentBehavior = .never }
    stage.step("scrollable axes") { scrollView.contentInsetAdjustmentBehavior = .scrollableAxes }
    stage.step("automatic") { scrollView.contentInsetAdjustmentBehavior = .automatic }
  }
}
