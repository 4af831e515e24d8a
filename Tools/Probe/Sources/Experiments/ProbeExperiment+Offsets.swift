internal import UIKit

extension ProbeExperiment {
  /// The offset after a change of the content, the frame or the inset.
  static let offsets: [ProbeExperiment] = [
    ProbeExperiment(
      "offset-content-shrinks", "The offset at the end of content that becomes shorter, then empty."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.contentOffset.y = 1300
      stage.readScrolling(scrollView)
      stage.step("the content is 1500 points high") { scrollView.contentSize.height = 1500 }
      stage.step("the content is 300 points high") { scrollView.contentSize.height = 300 }
      stage.step("the content is empty") { scrollView.contentSize = .zero }
    },
    ProbeExperiment(
      "offset-content-grows", "The offset past the end of content that grows."
    ) { stage in
      let scrollView = stage.scrollView(content: 1000)
      scrollView.contentOffset.y = 400
      stage.readScrolling(scrollView)
      stage.step("the content grows, but ends above") { scrollView.contentSize.height = 1050 }
      stage.step("the content grows past it") { scrollView.contentSize.height = 2000 }
    },
    ProbeExperiment(
      "offset-past-top", "The offset that was set above the top, and the next changes."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the offset is set above the top") { scrollView.contentOffset.y = -80 }
      stage.step("a layout is requested") { scrollView.setNeedsLayout() }
      stage.step("the content size is set to an equal size") {
        scrollView.contentSize = scrollView.contentSize
      }
      stage.step("the content grows") { scrollView.contentSize.height = 2100 }
    },
    ProbeExperiment(
      "offset-equal-inset", "The offset above the top when the inset is set to an equal one."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the offset is set above the top") { scrollView.contentOffset.y = -80 }
      stage.step("the inset is set to an equal one") {
        let inset = scrollView.contentInset
        scrollView.contentInset = inset
      }
    },
    ProbeExperiment(
      "offset-past-end", "The offset that was set past the end, and the next changes."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the offset is set past the end") { scrollView.contentOffset.y = 1400 }
      stage.step("the bottom inset grows, but ends before it") {
        scrollView.contentInset.bottom = 50
      }
      stage.step("the bottom inset grows past it") { scrollView.contentInset.bottom = 200 }
      stage.step("the bottom inset is removed") { scrollView.contentInset.bottom = 0 }
    },
    ProbeExperiment(
      "offset-top-inset", "The offset when the top inset grows and shrinks at and below the top."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the top inset grows at the top") { scrollView.contentInset.top = 54 }
      stage.step("the content moves to the new top") { scrollView.contentOffset.y = -54 }
      stage.step("the top inset grows again") { scrollView.contentInset.top = 80 }
      stage.step("the top inset shrinks") { scrollView.contentInset.top = 20 }
      stage.step("the content moves down") { scrollView.contentOffset.y = 300 }
      stage.step("the top inset grows below the top") { scrollView.contentInset.top = 54 }
      stage.step("the top inset is removed below the top") { scrollView.contentInset.top = 0 }
    },
    ProbeExperiment(
      "offset-bottom-inset", "The offset at the end when the bottom inset grows and shrinks."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.contentOffset.y = 1300
      stage.readScrolling(scrollView)
      stage.step("the bottom inset grows") { scrollView.contentInset.bottom = 44 }
      stage.step("the content moves to the new end") { scrollView.contentOffset.y = 1344 }
      stage.step("the bottom inset shrinks") { scrollView.contentInset.bottom = 10 }
      stage.step("the bottom inset is negative") { scrollView.contentInset.bottom = -20 }
    },
    ProbeExperiment(
      "offset-side-inset", "The offset of wide content when the inset of a side changes."
    ) { stage in
      let scrollView = stage.scrollView(content: 700)
      scrollView.contentSize.width = 1000
      stage.readScrolling(scrollView)
      stage.step("the left inset grows at the left edge") { scrollView.contentInset.left = 54 }
      stage.step("the content moves to the end") { scrollView.contentOffset.x = 610 }
      stage.step("the right inset grows") { scrollView.contentInset.right = 54 }
      stage.step("the content moves to the new end") { scrollView.contentOffset.x = 664 }
      stage.step("both insets are removed") { scrollView.contentInset = .zero }
    },
    ProbeExperiment(
      "offset-frame", "The offset when the frame grows and shrinks at the top and at the end."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the frame shrinks at the top") { scrollView.frame.size.height = 400 }
      stage.step("the content moves to the end") { scrollView.contentOffset.y = 1600 }
      stage.step("the frame grows at the end") { scrollView.frame.size.height = 600 }
      stage.step("the bounds grow at the end") { scrollView.bounds.size.height = 700 }
      stage.step("the frame becomes higher than the content") {
        scrollView.frame.size.height = 2200
      }
    },
    ProbeExperiment(
      "offset-short-content", "The offset of content that is shorter than the scroll view."
    ) { stage in
      let scrollView = stage.scrollView(content: 300)
      stage.readScrolling(scrollView)
      stage.step("the offset is set below the top") { scrollView.contentOffset.y = 50 }
      stage.step("the bottom inset grows") { scrollView.contentInset.bottom = 44 }
      stage.step("the top inset grows") { scrollView.contentInset.top = 60 }
      stage.step("the insets reach past the frame") { scrollView.contentInset.bottom = 500 }
    },
    ProbeExperiment(
      "offset-half-pixel", "Whether an offset and an inset of half a pixel are kept."
    ) { stage in
      let scrollView = stage.scrollView()
      let half = 0.5 / max(scrollView.traitCollection.displayScale, 1)
      stage.read {
        [
          "keepsOffset": abs(scrollView.contentOffset.y - 100 - half) < 0.001,
          "keepsInset": abs(scrollView.contentInset.top - 10 - half) < 0.001,
          "keepsContentSize": abs(scrollView.contentSize.height - 2000 - half) < 0.001,
        ]
      }
      stage.step("the inset is set") { scrollView.contentInset.top = 10 + half }
      stage.step("the content size is set") { scrollView.contentSize.height = 2000 + half }
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 + half }
    },
    ProbeExperiment(
      "offset-in-layout", "An offset that is set while the scroll view lays out its subviews."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.log = ProbeLog(stage: stage, name: "scroll view", callbacks: .layout)
      stage.observe(\.contentOffset, of: scrollView, as: "offset")
      scrollView.whenLaidOut = { [weak scrollView] in
        if scrollView?.contentOffset.y == 100 { scrollView?.contentOffset.y = 60 }
      }
      stage.readScrolling(scrollView)
      stage.step("the offset is set") { scrollView.contentOffset.y = 100 }
      stage.step("the layout is requested and done") {
        scrollView.contentOffset.y = 100
        scrollView.layoutIfNeeded()
      }
    },
    ProbeExperiment(
      "offset-visible-rectangle", "Scrolling to a rectangle with insets at the top and the bottom."
    ) { stage in
      let scrollView = stage.scrollView()
      scrollView.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 44, right: 0)
      stage.readScrolling(scrollView)
      stage.step("to a rectangle below") {
        scrollView.scrollRectToVisible(
          CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
      }
      stage.step("to a rectangle above") {
        scrollView.scrollRectToVisible(
          CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
      }
      stage.step("to a rectangle that is visible") {
        scrollView.scrollRectToVisible(
          CGRect(x: 0, y: 200, width: 10, height: 100), animated: false)
      }
      stage.step("to the end of the content") {
        scrollView.scrollRectToVisible(
          CGRect(x: 0, y: 1990, width: 10, height: 10), animated: false)
      }
    },
  ]
}
