internal import UIKit

extension ProbeExperiment {
  /// When the completion of an animation is called, and with which flag.
  static let animations: [ProbeExperiment] = [
    ProbeExperiment("animation-change", "The completion of an animation that changes a view.") {
      stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.canvas.addSubview(view)
      stage.read { ["alpha": view.alpha, "frame": view.frame] }
      stage.step("the alpha is animated", for: 0.4) { stage.animate { view.alpha = 0.5 } }
      stage.step("the frame is animated", for: 0.4) { stage.animate { view.frame.origin.x = 50 } }
    },
    ProbeExperiment(
      "animation-nothing", "The completion of an animation without changes."
    ) { stage in
      stage.step("an empty block", for: 0.4) { stage.animate {} }
      stage.step("an empty block with a delay", for: 0.6) { stage.animate(delay: 0.2) {} }
    },
    ProbeExperiment(
      "animation-equal-value", "The completion of an animation that sets equal values."
    ) { stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.canvas.addSubview(view)
      let scrollView = stage.scrollView()
      stage.step("an equal alpha", for: 0.4) { stage.animate { view.alpha = 1 } }
      stage.step("an equal frame", for: 0.4) {
        stage.animate { view.frame = CGRect(x: 10, y: 10, width: 20, height: 20) }
      }
      stage.step("an equal offset and inset", for: 0.4) {
        stage.animate {
          scrollView.contentInset = .zero
          scrollView.contentOffset = .zero
        }
      }
    },
    ProbeExperiment(
      "animation-zero-duration", "The completion of an animation without duration."
    ) { stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.canvas.addSubview(view)
      stage.step("no duration", for: 0.4) { stage.animate(for: 0) { view.alpha = 0.5 } }
      stage.step("no duration and no change", for: 0.4) { stage.animate(for: 0) {} }
      stage.step("no duration, with a delay", for: 0.6) {
        stage.animate(for: 0, delay: 0.2) { view.alpha = 1 }
      }
    },
    ProbeExperiment(
      "animation-disabled", "The completion of an animation while animations are turned off."
    ) { stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.canvas.addSubview(view)
      stage.step("animations are turned off around the call", for: 0.4) {
        UIView.setAnimationsEnabled(false)
        stage.animate { view.alpha = 0.5 }
        UIView.setAnimationsEnabled(true)
      }
      stage.step("the call is in a block without animation", for: 0.4) {
        UIView.performWithoutAnimation { stage.animate { view.alpha = 1 } }
      }
      stage.step("the change is in a block without animation", for: 0.4) {
        stage.animate { UIView.performWithoutAnimation { view.alpha = 0.5 } }
      }
    },
    ProbeExperiment(
      "animation-outside-window", "The completion of an animation of a view outside a window."
    ) { stage in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      let scrollView = UIScrollView(frame: stage.canvas.bounds)
      stage.retained += [view, scrollView]
      stage.step("the alpha is animated", for: 0.4) { stage.animate { view.alpha = 0.5 } }
      stage.step("the inset is animated", for: 0.4) {
        stage.animate { scrollView.contentInset.top = 54 }
      }
      stage.step("the offset is animated", for: 0.4) {
        stage.animate { scrollView.contentOffset.y = -54 }
      }
    },
    ProbeExperiment(
      "animation-hidden-view", "The completion of an animation of a hidden view."
    ) { stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.isHidden = true
      stage.canvas.addSubview(view)
      stage.step("the alpha is animated", for: 0.4) { stage.animate { view.alpha = 0.5 } }
      stage.step("an empty view is animated", for: 0.4) {
        view.isHidden = false
        view.frame = .zero
        stage.animate { view.alpha = 1 }
      }
    },
    ProbeExperiment(
      "animation-nested", "The completions of an animation inside the block of another one."
    ) { stage in
      let views = twoViews(stage)
      stage.step("both blocks change a view", for: 0.6) {
        stage.animate("outer") {
          views.0.alpha = 0.5
          stage.animate("inner", for: 0.4) { views.1.alpha = 0.5 }
        }
      }
      stage.step("only the inner block changes a view", for: 0.6) {
        stage.animate("outer") { stage.animate("inner") { views.1.alpha = 1 } }
      }
      stage.step("only the outer block changes a view", for: 0.6) {
        stage.animate("outer") {
          views.0.alpha = 1
          stage.animate("inner") {}
        }
      }
    },
    ProbeExperiment(
      "animation-order", "The order of the completions of animations that end together."
    ) { stage in
      let views = twoViews(stage)
      stage.step("two animations of equal duration", for: 0.4) {
        stage.animate("first") { views.0.alpha = 0.5 }
        stage.animate("second") { views.1.alpha = 0.5 }
      }
      stage.step("one without changes after one with changes", for: 0.4) {
        stage.animate("first") { views.0.alpha = 1 }
        stage.animate("second") {}
      }
    },
    ProbeExperiment(
      "animation-in-completion", "An animation that begins in the completion of another one."
    ) { stage in
      let view = stage.view("view", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.canvas.addSubview(view)
      stage.step("the second one changes the view", for: 0.7) {
        stage.animate("first") {
          view.alpha = 0.5
        } then: {
          stage.animate("second") { view.alpha = 1 }
        }
      }
      stage.step("the second one changes nothing", for: 0.7) {
        stage.animate("first") {
          view.alpha = 0.5
        } then: {
          stage.animate("second") {}
        }
      }
    },
    ProbeExperiment(
      "animation-values", "The values that a view has directly after an animation begins."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.read {
        [
          "inherited": CGFloat(UIView.inheritedAnimationDuration),
          "enabled": UIView.areAnimationsEnabled,
        ]
      }
      stage.step("values are read in the block", for: 0.4) {
        stage.animate {
          scrollView.contentInset.top = 54
          stage.log("offset in the block \(scrollView.contentOffset.probeValue.json)")
          stage.log(
            "duration in the block \(CGFloat(UIView.inheritedAnimationDuration).probeValue.json)")
        }
      }
    },
  ]

  /// Adds two views to the canvas.
  @MainActor static func twoViews(_ stage: ProbeStage) -> (UIView, UIView) {
    let views = (
      stage.view("first", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      stage.view("second", [], frame: CGRect(x: 40, y: 10, width: 20, height: 20))
    )
    stage.canvas.addSubview(views.0)
    stage.canvas.addSubview(views.1)
    return views
  }
}
