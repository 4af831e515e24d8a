internal import UIKit

extension ProbeExperiment {
  /// Lists below a navigation bar, with and without a large title.
  ///
  /// The heights of bars may differ between versions of iOS, so only changes are compared.
  static let navigation: [ProbeExperiment] = [
    ProbeExperiment("bar-start", "The offset of a list below a bar when it is shown.") { stage in
      _ = navigationList(stage, hasLargeTitle: false)
    },
    ProbeExperiment("bar-hidden", "The offset at the top when the bar is hidden and shown.") {
      stage in
      let (_, stack) = navigationList(stage, hasLargeTitle: false)
      stage.step("the bar is hidden", for: 0.4) { stack.isNavigationBarHidden = true }
      stage.step("the bar is shown", for: 0.4) { stack.isNavigationBarHidden = false }
    },
    ProbeExperiment(
      "bar-hidden-in-middle", "The offset below the top when the bar is hidden and shown."
    ) { stage in
      let (list, stack) = navigationList(stage, hasLargeTitle: false)
      readMovement(list, stage)
      stage.step("the content moves") { list.contentOffset.y += 500 }
      stage.step("the bar is hidden", for: 0.4) { stack.isNavigationBarHidden = true }
      stage.step("the bar is shown", for: 0.4) { stack.isNavigationBarHidden = false }
    },
    ProbeExperiment(
      "large-title-start", "The offset of a list below a large title when it is shown."
    ) { stage in
      _ = navigationList(stage, hasLargeTitle: true)
    },
    ProbeExperiment(
      "large-title-scroll",
      "The order of offset, safe area and adjusted inset while a large title becomes smaller."
    ) { stage in
      let (list, _) = navigationList(stage, hasLargeTitle: true)
      logChanges(list, stage)
      readMovement(list, stage)
      stage.step("the content moves by 20 points") { list.contentOffset.y += 20 }
      stage.step("the content moves by 20 points more") { list.contentOffset.y += 20 }
      stage.step("the content moves by 100 points more") { list.contentOffset.y += 100 }
      stage.step("the content moves back by 100 points") { list.contentOffset.y -= 100 }
    },
    ProbeExperiment(
      "large-title-top", "The offset and the bar when a list returns to its top."
    ) { stage in
      let (list, _) = navigationList(stage, hasLargeTitle: true)
      let top = { -list.adjustedContentInset.top }
      stage.step("the content moves") { list.contentOffset.y += 300 }
      stage.step("the content moves to the top of the small bar") { list.contentOffset.y = top() }
      stage.step("the content moves to the top again") { list.contentOffset.y = top() }
    },
    ProbeExperiment(
      "large-title-above", "The bar and the adjusted inset while a list is above its top."
    ) { stage in
      let (list, _) = navigationList(stage, hasLargeTitle: true)
      logChanges(list, stage)
      readMovement(list, stage)
      stage.step("the content moves above the top") { list.contentOffset.y -= 60 }
      stage.step("the inset grows") { list.contentInset.top = 54 }
      stage.step("the content moves to the new top") {
        list.contentOffset.y = -list.adjustedContentInset.top
      }
      stage.step("the inset is removed", for: 0.4) { stage.animate { list.contentInset.top = 0 } }
    },
    ProbeExperiment(
      "large-title-mode", "The offset at the top when the large title is turned off and on."
    ) { stage in
      let (list, stack) = navigationList(stage, hasLargeTitle: true)
      logChanges(list, stage)
      stage.step("the large title is turned off", for: 0.4) {
        stack.topViewController?.navigationItem.largeTitleDisplayMode = .never
      }
      stage.step("the large title is turned on", for: 0.4) {
        stack.topViewController?.navigationItem.largeTitleDisplayMode = .always
      }
    },
    ProbeExperiment(
      "large-title-search", "The offset at the top when a search field is added to the bar."
    ) { stage in
      let (_, stack) = navigationList(stage, hasLargeTitle: false)
      stage.step("a search field is added", for: 0.4) {
        let item = stack.topViewController?.navigationItem
        item?.hidesSearchBarWhenScrolling = false
        item?.searchController = UISearchController(searchResultsController: nil)
      }
      stage.step("the search field is removed", for: 0.4) {
        stack.topViewController?.navigationItem.searchController = nil
      }
    },
  ]

  /// Shows a list of 3000 points below a bar, in its own window.
  @MainActor private static func navigationList(
    _ stage: ProbeStage, hasLargeTitle: Bool
  ) -> (ProbeScrollView, UINavigationController) {
    let list = ProbeScrollView()
    list.contentSize = CGSize(width: 100, height: 3000)
    list.alwaysBounceVertical = true
    let controller = stage.controller("controller", [], view: list)
    controller.title = "Title"
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = hasLargeTitle
    stage.showWindow(stack)
    stack.view.layoutIfNeeded()
    let height = list.adjustedContentInset.top
    stage.read {
      let top = list.adjustedContentInset.top - list.contentInset.top
      let distance = list.contentOffset.y + list.adjustedContentInset.top
      return [
        "place": distance == 0 ? "at the top" : distance < 0 ? "above the top" : "below the top",
        "inset": list.contentInset.top,
        "bar": top == height ? "as at the start" : top < height ? "smaller" : "larger",
        "followsSafeArea": top == list.safeAreaInsets.top,
      ]
    }
    return (list, stack)
  }

  /// Reads how far the content has moved since the experiment began.
  @MainActor private static func readMovement(_ list: UIScrollView, _ stage: ProbeStage) {
    let start = list.contentOffset.y
    stage.read { ["movedBy": list.contentOffset.y - start] }
  }

  /// Logs the names of changes without their values, which depend on the height of the bar.
  @MainActor private static func logChanges(_ list: ProbeScrollView, _ stage: ProbeStage) {
    list.log = ProbeLog(stage: stage, name: "list", callbacks: .safeArea)
    let delegate = stage.delegate()
    list.delegate = delegate
    stage.observations.append(
      list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { stage.log("offset") } })
  }
}
