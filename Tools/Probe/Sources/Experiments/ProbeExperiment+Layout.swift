internal import UIKit

extension ProbeExperiment {
  /// When views are laid out, and in which order.
  static let layout: [ProbeExperiment] = [
    ProbeExperiment("layout-order", "The order in which nested views are laid out.") { stage in
      let outer = stage.view("outer", .layout, frame: stage.canvas.bounds)
      let first = stage.view("first", .layout, frame: stage.canvas.bounds)
      let second = stage.view("second", .layout, frame: stage.canvas.bounds)
      first.addSubview(stage.view("inside first", .layout, frame: stage.canvas.bounds))
      outer.addSubview(first)
      outer.addSubview(second)
      stage.canvas.addSubview(outer)
      stage.step("all views are asked for a layout") {
        for view in [second, first, outer] { view.setNeedsLayout() }
      }
      stage.step("the innermost view does its layout") {
        first.setNeedsLayout()
        first.subviews.first?.layoutIfNeeded()
      }
    },
    ProbeExperiment(
      "layout-scroll", "Whether scrolling lays out the scroll view and its subviews."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.addSubview(
        stage.view("subview", .layout, frame: CGRect(x: 0, y: 0, width: 390, height: 100)))
      stage.step("the callbacks are logged") {
        scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .layout)
      }
      stage.step("the offset changes") { scrollView.contentOffset.y = 20 }
      stage.step("an equal offset is set") { scrollView.contentOffset.y = 20 }
      stage.step("the inset changes below the top") { scrollView.contentInset.top = 20 }
      stage.step("the content size changes") { scrollView.contentSize.height = 2100 }
    },
    ProbeExperiment(
      "layout-hidden-subview",
      "Whether a hidden subview that follows the size of a scroll view is laid out with it."
    ) { stage in
      let scrollView = stage.scrollView()
      let hidden = stage.view("hidden subview", .layout, frame: scrollView.bounds)
      hidden.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hidden.isHidden = true
      scrollView.addSubview(hidden)
      stage.read { ["frame": hidden.frame] }
      stage.step("the callbacks are logged") {
        scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .layout)
      }
      stage.step("the frame becomes lower") { scrollView.frame.size.height = 500 }
      stage.step("the frame becomes narrower") { scrollView.frame.size.width = 300 }
      stage.step("the content is scrolled") { scrollView.contentOffset.y = 100 }
      stage.step("the frame grows while scrolled") { scrollView.frame.size.height = 600 }
      stage.step("the frame moves") { scrollView.frame.origin.y = 10 }
    },
    ProbeExperiment(
      "layout-hidden-table", "Whether a hidden subview of a table follows its size and is laid out."
    ) { stage in
      let table = stage.table(stage.list(40))
      let hidden = stage.view("hidden subview", .layout, frame: table.bounds)
      hidden.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hidden.isHidden = true
      table.insertSubview(hidden, at: 0)
      stage.read { ["frame": hidden.frame] }
      stage.step("the frame becomes lower") { table.frame.size.height = 500 }
      stage.step("the table is reloaded") { table.reloadData() }
      stage.step("the table is scrolled and becomes higher") {
        table.contentOffset.y = 100
        table.frame.size.height = 600
      }
    },
    ProbeExperiment(
      "layout-hidden-collection",
      "Whether a hidden subview of a collection follows its size and is laid out."
    ) { stage in
      let collection = stage.collection(stage.list(60))
      let hidden = stage.view("hidden subview", .layout, frame: collection.bounds)
      hidden.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hidden.isHidden = true
      collection.insertSubview(hidden, at: 0)
      stage.read { ["frame": hidden.frame] }
      stage.step("the frame becomes lower") { collection.frame.size.height = 500 }
      stage.step("the frame becomes narrower") { collection.frame.size.width = 300 }
      stage.step("the collection is reloaded") { collection.reloadData() }
    },
    ProbeExperiment(
      "layout-turn-order", "The order of a layout, a block that was scheduled, and a completion."
    ) { stage in
      let view = stage.view("view", .layout, frame: stage.canvas.bounds)
      stage.canvas.addSubview(view)
      stage.step("a layout, then a block") {
        view.setNeedsLayout()
        stage.after(0) { stage.log("block") }
      }
      stage.step("a block, then a layout") {
        stage.after(0) { stage.log("block") }
        view.setNeedsLayout()
      }
      stage.step("a block that schedules a layout and a block") {
        stage.after(0) {
          stage.log("first block")
          view.setNeedsLayout()
          stage.after(0) { stage.log("second block") }
        }
      }
      stage.step("a layout, a completion without duration and a block") {
        view.setNeedsLayout()
        stage.animate(for: 0) { view.alpha = 0.5 }
        stage.after(0) { stage.log("block") }
      }
      stage.step("two blocks") {
        stage.after(0) { stage.log("first block") }
        stage.after(0) { stage.log("second block") }
      }
    },
    ProbeExperiment(
      "layout-is-hidden", "Whether hiding and showing a view requests a layout."
    ) { stage in
      let outer = stage.view("outer", .layout, frame: stage.canvas.bounds)
      let inner = stage.view("inner", .layout, frame: stage.canvas.bounds)
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      stage.step("the inner view is hidden") { inner.isHidden = true }
      stage.step("the hidden view is asked for a layout") { inner.setNeedsLayout() }
      stage.step("the inner view is shown") { inner.isHidden = false }
      stage.step("the inner view changes its size") { inner.frame.size.height = 100 }
      stage.step("the inner view moves") { inner.frame.origin.y = 10 }
      stage.step("the inner view is removed") { inner.removeFromSuperview() }
    },
    ProbeExperiment(
      "layout-request-in-layout", "A layout that is requested while a view is laid out."
    ) { stage in
      let view = stage.view("view", .layout, frame: stage.canvas.bounds)
      var remaining = 0
      view.whenLaidOut = { [weak view] in
        guard remaining > 0 else { return }
        remaining -= 1
        view?.setNeedsLayout()
      }
      stage.canvas.addSubview(view)
      stage.step("one more layout is requested") {
        remaining = 1
        view.setNeedsLayout()
      }
      stage.step("the layout is done at once") {
        remaining = 1
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      stage.step("the superview's layout is done at once") {
        remaining = 1
        view.setNeedsLayout()
        stage.canvas.layoutIfNeeded()
      }
    },
    ProbeExperiment(
      "layout-outside-window", "Whether a view outside a window is laid out."
    ) { stage in
      let view = stage.view("view", .layout, frame: stage.canvas.bounds)
      stage.retained.append(view)
      stage.step("a layout is requested") { view.setNeedsLayout() }
      stage.step("the layout is done at once") { view.layoutIfNeeded() }
      stage.step("the layout is done again") { view.layoutIfNeeded() }
      stage.step("the view enters the window") { stage.canvas.addSubview(view) }
    },
    ProbeExperiment(
      "layout-animated", "The layout that is done in an animation."
    ) { stage in
      let outer = stage.view("outer", .layout, frame: stage.canvas.bounds)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      stage.read { ["frame": inner.frame] }
      stage.step("the size is animated", for: 0.4) {
        stage.animate {
          outer.frame.size = CGSize(width: 300, height: 600)
          outer.layoutIfNeeded()
        }
      }
    },
    ProbeExperiment(
      "layout-autoresizing", "The frames of subviews above the top when a scroll view is resized."
    ) { stage in
      let scrollView = stage.scrollView()
      let above = UIView(frame: CGRect(x: 0, y: -54, width: 390, height: 54))
      above.autoresizingMask = .flexibleWidth
      let below = UIView(frame: CGRect(x: 20, y: 2000, width: 350, height: 44))
      below.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
      scrollView.addSubview(above)
      scrollView.addSubview(below)
      scrollView.contentOffset.y = -54
      stage.read { ["above": above.frame, "below": below.frame] }
      stage.step("the frame becomes narrower") { scrollView.frame.size.width = 300 }
      stage.step("the frame becomes lower") { scrollView.frame.size.height = 500 }
      stage.step("the width becomes zero") { scrollView.frame.size.width = 0 }
      stage.step("the width returns") { scrollView.frame.size.width = 390 }
    },
  ]
}
