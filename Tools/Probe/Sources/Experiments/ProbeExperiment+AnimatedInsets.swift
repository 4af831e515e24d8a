internal import UIKit

extension ProbeExperiment {
  /// Insets that are set in an animation, as the controls set them.
  static let animatedInsets: [ProbeExperiment] = [
    ProbeExperiment(
      "animated-inset-scroll", "A top inset that is added and removed in animations."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      openAndCloseTop(scrollView, stage)
    },
    ProbeExperiment(
      "animated-inset-table", "The visible rows of a table while a top inset is added and removed."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      openAndCloseTop(table, stage)
    },
    ProbeExperiment(
      "animated-inset-collection",
      "The visible items of a collection while a top inset is added and removed."
    ) { stage in
      let collection = stage.collection(stage.list(60))
      stage.readItems(collection)
      openAndCloseTop(collection, stage)
    },
    ProbeExperiment(
      "animated-inset-scrolled", "A top inset that is removed in an animation below the top."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      stage.step("the inset is added below the top") {
        table.contentInset.top = 54
        table.contentOffset.y = 300
      }
      stage.step("the inset is removed", for: 0.4) { stage.animate { table.contentInset.top = 0 } }
    },
    ProbeExperiment(
      "animated-inset-table-end", "The visible rows at the end while a bottom inset is removed."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      openAndCloseBottom(table, stage)
    },
    ProbeExperiment(
      "animated-inset-collection-end",
      "The visible items at the end while a bottom inset is removed."
    ) { stage in
      let collection = stage.collection(stage.list(60))
      stage.readItems(collection)
      openAndCloseBottom(collection, stage)
    },
    ProbeExperiment(
      "animated-inset-and-rows", "Rows that are inserted at the top before the inset is removed."
    ) { stage in
      let list = stage.list(40)
      let table = stage.table(list)
      stage.readRows(table)
      stage.step("the inset is added") {
        table.contentInset.top = 54
        table.contentOffset.y = -54
      }
      stage.step("two rows are added and the inset is removed", for: 0.4) {
        list.sections = [42]
        table.reloadData()
        stage.animate { table.contentInset.top = 0 }
      }
    },
    ProbeExperiment(
      "animated-inset-only", "A top inset that is animated without the offset at the top."
    ) { stage in
      let scrollView = stage.scrollView()
      stage.readScrolling(scrollView)
      stage.step("the inset grows", for: 0.4) { stage.animate { scrollView.contentInset.top = 54 } }
      stage.step("an equal inset is set", for: 0.4) {
        stage.animate { scrollView.contentInset.top = 54 }
      }
    },
    ProbeExperiment(
      "animated-inset-interrupted", "A second animation of the inset during the first one."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      stage.step("the inset is added and removed", for: 0.5) {
        stage.animate("first") {
          table.contentInset.top = 54
          table.contentOffset.y = -54
        }
        stage.animate("second") { table.contentInset.top = 0 }
      }
    },
    ProbeExperiment(
      "animated-inset-reload", "A table that is reloaded during the animation of its inset."
    ) { stage in
      let list = stage.list(40)
      let table = stage.table(list)
      stage.readRows(table)
      stage.step("the inset is added and the table reloaded", for: 0.5) {
        stage.animate {
          table.contentInset.top = 54
          table.contentOffset.y = -54
        }
        list.sections = [3]
        table.reloadData()
      }
    },
  ]

  @MainActor private static func openAndCloseTop(
    _ scrollView: UIScrollView, _ stage: ProbeStage
  ) {
    stage.step("the inset is added") {
      stage.animate("opening") {
        scrollView.contentInset.top = 54
        scrollView.contentOffset.y = -54
      }
    }
    stage.step("the animation ends", for: 0.4) {}
    stage.step("the inset is removed") {
      stage.animate("closing") { scrollView.contentInset.top = 0 }
    }
    stage.step("the animation ends", for: 0.4) {}
  }

  @MainActor private static func openAndCloseBottom(
    _ scrollView: UIScrollView, _ stage: ProbeStage
  ) {
    stage.step("the content is laid out and moves past its end") {
      scrollView.layoutIfNeeded()
      scrollView.contentInset.bottom = 150
      scrollView.contentOffset.y =
        scrollView.contentSize.height + 150 - scrollView.bounds.height
    }
    stage.step("the inset is removed") {
      stage.animate("closing") { scrollView.contentInset.bottom = 0 }
    }
    stage.step("the animation ends", for: 0.4) {}
  }
}
