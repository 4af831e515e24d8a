internal import UIKit

extension ProbeExperiment {
  /// Animations that are replaced or whose views are removed.
  static let interruptedAnimations: [ProbeExperiment] = [
    ProbeExperiment(
      "animation-view-removed", "The completion after the animated view has left the window."
    ) { stage in
      let views = twoViews(stage)
      stage.step("the view is removed in the same turn", for: 0.4) {
        stage.animate { views.0.alpha = 0.5 }
        views.0.removeFromSuperview()
      }
      stage.step("an animation begins") { stage.animate { views.1.alpha = 0.5 } }
      stage.step("the view is removed during it", for: 0.4) { views.1.removeFromSuperview() }
    },
    ProbeExperiment(
      "animation-superview-removed", "The completion after the superview has left the window."
    ) { stage in
      let outer = stage.view("outer", [], frame: stage.canvas.bounds)
      let inner = stage.view("inner", [], frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      stage.step("an animation begins") { stage.animate { inner.alpha = 0.5 } }
      stage.step("the superview is removed", for: 0.4) { outer.removeFromSuperview() }
    },
    ProbeExperiment(
      "animation-view-freed", "The completion after the animated view was freed."
    ) { stage in
      weak var freed: UIView?
      stage.read { ["exists": freed != nil] }
      stage.step("an animation begins") {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.canvas.addSubview(view)
        stage.animate { [weak view] in view?.alpha = 0.5 }
        freed = view
      }
      stage.step("the view is freed", for: 0.4) { freed?.removeFromSuperview() }
    },
    ProbeExperiment(
      "animation-scroll-view-freed",
      "The completion after a scroll view with an animated inset was freed."
    ) { stage in
      weak var freed: UIScrollView?
      stage.read { ["exists": freed != nil] }
      stage.step("the inset and the offset are animated") {
        let scrollView = UIScrollView(frame: stage.canvas.bounds)
        stage.canvas.addSubview(scrollView)
        stage.animate { [weak scrollView] in
          scrollView?.contentInset.top = 54
          scrollView?.contentOffset.y = -54
        }
        freed = scrollView
      }
      stage.step("the scroll view is freed", for: 0.4) { freed?.removeFromSuperview() }
    },
    ProbeExperiment(
      "animation-window-hidden", "The completion after the window was hidden."
    ) { stage in
      let controller = stage.controller("controller", [])
      let window = stage.showWindow(controller)
      stage.step("an animation begins") { stage.animate { controller.view.alpha = 0.5 } }
      stage.step("the window is hidden", for: 0.4) { window?.isHidden = true }
    },
    ProbeExperiment(
      "animation-replaced", "The completions when a second animation changes the same property."
    ) { stage in
      let view = twoViews(stage).0
      stage.read { ["alpha": view.alpha] }
      stage.step("a second animation to another value", for: 0.5) {
        stage.animate("first") { view.alpha = 0.5 }
        stage.animate("second") { view.alpha = 0 }
      }
      stage.step("one from the current state", for: 0.5) {
        stage.animate("first") { view.alpha = 0.5 }
        stage.animate("second", options: .beginFromCurrentState) { view.alpha = 1 }
      }
      stage.step("one to the value of the first", for: 0.5) {
        stage.animate("first") { view.alpha = 0.5 }
        stage.animate("second") { view.alpha = 0.5 }
      }
    },
    ProbeExperiment(
      "animation-value-set", "The completion when the property is set without animation."
    ) { stage in
      let view = twoViews(stage).0
      stage.read { ["alpha": view.alpha] }
      stage.step("an animation begins") { stage.animate { view.alpha = 0.5 } }
      stage.step("the property is set", for: 0.4) { view.alpha = 1 }
    },
    ProbeExperiment(
      "animation-removed", "The completion when the animations of the layer are removed."
    ) { stage in
      let view = twoViews(stage).0
      stage.read { ["alpha": view.alpha] }
      stage.step("an animation begins") { stage.animate { view.alpha = 0.5 } }
      stage.step("the animations are removed", for: 0.4) { view.layer.removeAllAnimations() }
    },
    ProbeExperiment(
      "animation-repeated", "The completion of a repeated animation whose view is removed."
    ) { stage in
      let view = twoViews(stage).0
      stage.step("an animation begins", for: 0.5) {
        stage.animate(options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
      }
      stage.step("the view is removed", for: 0.4) { view.removeFromSuperview() }
    },
    ProbeExperiment(
      "animation-offset-set", "The completion of an animated offset that is set without animation."
    ) { stage in
      let scrollView = stage.scrollView()
      let delegate = stage.delegate()
      scrollView.delegate = delegate
      stage.readScrolling(scrollView)
      stage.step("the offset is animated") { stage.animate { scrollView.contentOffset.y = 200 } }
      stage.step("the offset is set", for: 0.4) { scrollView.contentOffset.y = 100 }
    },
  ]
}
