internal import UIKit

extension ProbeExperiment {
  /// The callbacks when views enter and leave a window or a superview.
  static let hierarchy: [ProbeExperiment] = [
    ProbeExperiment("hierarchy-add", "The callbacks of a view with a subview that enters a window.")
    {
      stage in
      let (outer, inner) = nestedViews(stage)
      stage.step("a subview is added outside a window") { outer.addSubview(inner) }
      stage.step("the view enters the window") { stage.canvas.addSubview(outer) }
    },
    ProbeExperiment(
      "hierarchy-remove", "The callbacks of a view with a subview that leaves a window."
    ) { stage in
      let (outer, inner) = nestedViews(stage)
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      stage.step("the view leaves the window") { outer.removeFromSuperview() }
    },
    ProbeExperiment(
      "hierarchy-move", "The callbacks of a view that moves to another superview of the window."
    ) { stage in
      let (outer, inner) = nestedViews(stage)
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      let other = UIView(frame: stage.canvas.bounds)
      stage.canvas.addSubview(other)
      stage.step("the view moves") { other.addSubview(outer) }
      stage.step("the view is added again") { other.addSubview(outer) }
      stage.step("the view is inserted at the back") { other.insertSubview(outer, at: 0) }
    },
    ProbeExperiment(
      "hierarchy-other-window", "The callbacks of a view that moves to another window."
    ) { stage in
      let (outer, inner) = nestedViews(stage)
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      let controller = stage.controller("controller", [])
      stage.showWindow(controller)
      stage.step("the view moves") { controller.view.addSubview(outer) }
    },
    ProbeExperiment(
      "hierarchy-window-hidden", "Whether hiding a window tells its views that they left it."
    ) { stage in
      let (outer, _) = nestedViews(stage)
      let window = stage.showWindow(stage.controller("controller", .appearance, view: outer))
      stage.read { ["isInWindow": outer.window != nil] }
      stage.step("the window is hidden") { window?.isHidden = true }
      stage.step("the window is shown") { window?.isHidden = false }
    },
    ProbeExperiment(
      "hierarchy-superview-freed", "The callbacks of a view whose superview is freed."
    ) { stage in
      let (outer, _) = nestedViews(stage)
      stage.read { ["hasSuperview": outer.superview != nil] }
      stage.step("the superview is freed") {
        let superview = UIView(frame: stage.canvas.bounds)
        superview.addSubview(outer)
      }
    },
    ProbeExperiment(
      "hierarchy-scroll-view-freed", "The callbacks of a subview of a scroll view that is freed."
    ) { stage in
      let (outer, _) = nestedViews(stage)
      weak var freed: UIScrollView?
      stage.read { ["hasSuperview": outer.superview != nil, "exists": freed != nil] }
      stage.step("the scroll view enters the window") {
        let scrollView = UIScrollView(frame: stage.canvas.bounds)
        scrollView.addSubview(outer)
        stage.canvas.addSubview(scrollView)
        freed = scrollView
      }
      stage.step("the scroll view is removed") { freed?.removeFromSuperview() }
    },
    ProbeExperiment(
      "hierarchy-reentrant", "A view that is removed while it enters the window."
    ) { stage in
      let view = ProbeLeavingView()
      view.log = ProbeLog(stage: stage, name: "view", callbacks: .hierarchy)
      stage.read { ["hasSuperview": view.superview != nil, "isInWindow": view.window != nil] }
      stage.step("the view enters the window") { stage.canvas.addSubview(view) }
    },
    ProbeExperiment(
      "hierarchy-traits", "When views and controllers learn that their traits have changed."
    ) { stage in
      let outer = stage.view("outer", .traits)
      let controller = stage.controller("controller", [], view: outer)
      stage.showWindow(controller)
      outer.addSubview(stage.view("inner", .traits))
      let style: UIUserInterfaceStyle =
        outer.traitCollection.userInterfaceStyle == .dark ? .light : .dark
      stage.step("the style of the view changes") { outer.overrideUserInterfaceStyle = style }
      stage.step("the same style is set") { outer.overrideUserInterfaceStyle = style }
      stage.step("the view leaves the window") { controller.view.window?.rootViewController = nil }
    },
  ]

  @MainActor private static func nestedViews(_ stage: ProbeStage) -> (ProbeView, ProbeView) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let views = (
      stage.view("outer", .hierarchy, frame: frame), stage.view("inner", .hierarchy, frame: frame)
    )
    // Freeing them would be logged, too.
    stage.retained += [views.0, views.1]
    return views
  }
}

/// A view that leaves its superview as soon as it is in a window.
private final class ProbeLeavingView: ProbeView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { removeFromSuperview() }
  }
}
