internal import UIKit

extension ProbeExperiment {
  /// Tables whose rows are measured when they become visible.
  static let estimates: [ProbeExperiment] = [
    ProbeExperiment(
      "estimate-start", "The content size of a table with estimates before and after its layout."
    ) { stage in
      let (_, table) = unevenTable(stage)
      stage.step("the layout is done") { table.layoutIfNeeded() }
      stage.step("the table is reloaded") { table.reloadData() }
    },
    ProbeExperiment(
      "estimate-scroll", "The content size and the offset while a table with estimates is scrolled."
    ) { stage in
      let (_, table) = unevenTable(stage)
      stage.step("the table is scrolled by 500 points") { table.contentOffset.y = 500 }
      stage.step("the table is scrolled by 1000 points") { table.contentOffset.y = 1500 }
      stage.step("the table is scrolled back") { table.contentOffset.y = 700 }
      stage.step("the table is scrolled to the top") { table.contentOffset.y = 0 }
    },
    ProbeExperiment(
      "estimate-end", "The distance from the end after scrolling to the end of estimated rows."
    ) { stage in
      let (_, table) = unevenTable(stage)
      readEnd(table, stage)
      stage.step("the table is scrolled to the end") {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
      }
      stage.step("the table is scrolled to the last row") {
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
      }
      stage.step("the layout is done again") {
        table.setNeedsLayout()
        table.layoutIfNeeded()
      }
    },
    ProbeExperiment(
      "estimate-bottom-inset",
      "The distance from the end when a bottom inset grows below estimates."
    ) { stage in
      let (_, table) = unevenTable(stage)
      readEnd(table, stage)
      stage.step("the table is scrolled to the last row") {
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
      }
      stage.step("the bottom inset grows") { table.contentInset.bottom = 44 }
      stage.step("the content moves to the end") {
        table.contentOffset.y = table.contentSize.height + 44 - table.bounds.height
      }
      stage.step("the bottom inset is removed") { table.contentInset.bottom = 0 }
    },
    ProbeExperiment(
      "estimate-insert-at-top",
      "The offset when estimated rows are inserted above the visible ones."
    ) { stage in
      let (list, table) = unevenTable(stage)
      stage.step("the table is scrolled") { table.contentOffset.y = 600 }
      stage.step("three rows are inserted at the top", for: 0.6) {
        list.count = 103
        table.insertRows(
          at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    },
    ProbeExperiment(
      "estimate-append", "The content size and the offset when estimated rows are added at the end."
    ) { stage in
      let (list, table) = unevenTable(stage)
      readEnd(table, stage)
      stage.step("the table is scrolled to the last row") {
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
      }
      stage.step("the table is reloaded with more rows") {
        list.count = 120
        table.reloadData()
      }
      stage.step("rows are inserted at the end", for: 0.6) {
        list.count = 125
        table.insertRows(
          at: (120..<125).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    },
    ProbeExperiment(
      "estimate-reload-in-middle", "The offset in the middle of estimated rows after a reload."
    ) { stage in
      let (_, table) = unevenTable(stage)
      stage.step("the table is scrolled") { table.contentOffset.y = 1500 }
      stage.step("the table is reloaded") { table.reloadData() }
      stage.step("the table is reloaded and laid out at once") {
        table.reloadData()
        table.layoutIfNeeded()
      }
    },
    ProbeExperiment(
      "estimate-top-inset", "A top inset that is added and removed above estimated rows."
    ) { stage in
      let (_, table) = unevenTable(stage)
      stage.step("the inset is added", for: 0.4) {
        stage.animate {
          table.contentInset.top = 54
          table.contentOffset.y = -54
        }
      }
      stage.step("the inset is removed", for: 0.4) {
        stage.animate { table.contentInset.top = 0 }
      }
    },
    ProbeExperiment(
      "estimate-jump", "The offset after jumping to a row that was never measured."
    ) { stage in
      let (_, table) = unevenTable(stage)
      stage.read {
        [
          "distanceFromTop": table.rectForRow(at: IndexPath(row: 50, section: 0)).minY
            - table.contentOffset.y
        ]
      }
      stage.step("to row 50, top") {
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      }
      stage.step("up by 200 points") { table.contentOffset.y -= 200 }
    },
  ]

  /// Adds a table of 100 rows of 60 and 20 points with an estimate of 44 points.
  @MainActor private static func unevenTable(_ stage: ProbeStage) -> (ProbeUnevenRows, UITableView)
  {
    let list = ProbeUnevenRows()
    let table = stage.table(list, estimate: 44)
    stage.observe(\.contentOffset, of: table, as: "offset")
    stage.observe(\.contentSize, of: table, as: "content size")
    stage.readRows(table)
    return (list, table)
  }

  @MainActor private static func readEnd(_ table: UITableView, _ stage: ProbeStage) {
    stage.read {
      [
        "distanceFromEnd": table.contentSize.height + table.contentInset.bottom
          - table.bounds.maxY
      ]
    }
  }
}
