internal import UIKit

extension ProbeExperiment {
  /// When a table has its new content size, and what happens to the offset.
  static let tableUpdates: [ProbeExperiment] = [
    ProbeExperiment(
      "table-reload", "When the content size changes after a table is reloaded."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("ten rows are added and the table is reloaded") {
        list.sections = [50]
        table.reloadData()
      }
      stage.step("rows are added and the layout is done at once") {
        list.sections = [60]
        table.reloadData()
        table.layoutIfNeeded()
      }
      stage.step("rows are added and the number is read") {
        list.sections = [70]
        table.reloadData()
        stage.log("rows \(table.numberOfRows(inSection: 0))")
      }
      stage.step("an equal number of rows") { table.reloadData() }
    },
    ProbeExperiment(
      "table-reload-at-end", "The offset at the end of a table that is reloaded with fewer rows."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the table is scrolled to the end") { table.contentOffset.y = 1060 }
      stage.step("the table is reloaded with 30 rows") {
        list.sections = [30]
        table.reloadData()
      }
      stage.step("the table is reloaded with 5 rows") {
        list.sections = [5]
        table.reloadData()
      }
      stage.step("the table is reloaded without rows") {
        list.sections = [0]
        table.reloadData()
      }
    },
    ProbeExperiment(
      "table-reload-with-inset", "The offset of a table that is reloaded while an inset is open."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the inset is open") {
        table.contentInset.top = 54
        table.contentOffset.y = -54
      }
      stage.step("the table is reloaded with more rows") {
        list.sections = [60]
        table.reloadData()
      }
      stage.step("the table is reloaded without rows") {
        list.sections = [0]
        table.reloadData()
      }
    },
    ProbeExperiment(
      "table-insert-at-top", "The offset when rows are inserted above the visible ones."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the table is scrolled") { table.contentOffset.y = 440 }
      stage.step("two rows are inserted at the top", for: 0.6) {
        list.sections = [42]
        table.insertRows(at: paths(0, 1), with: .none)
      }
    },
    ProbeExperiment(
      "table-insert-at-end", "The content size when rows are inserted at the end."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the table is scrolled to the end") { table.contentOffset.y = 1060 }
      stage.step("two rows are inserted", for: 0.6) {
        list.sections = [42]
        table.insertRows(at: paths(40, 41), with: .none)
      }
      stage.step("two rows are inserted with a fade", for: 0.6) {
        list.sections = [44]
        table.insertRows(at: paths(42, 43), with: .fade)
      }
    },
    ProbeExperiment(
      "table-delete-at-end", "The offset at the end when rows are deleted."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the table is scrolled to the end") { table.contentOffset.y = 1060 }
      stage.step("the last two rows are deleted", for: 0.6) {
        list.sections = [38]
        table.deleteRows(at: paths(38, 39), with: .none)
      }
      stage.step("the first two rows are deleted", for: 0.6) {
        list.sections = [36]
        table.deleteRows(at: paths(0, 1), with: .none)
      }
    },
    ProbeExperiment(
      "table-batch-completion", "When the completion of a batch update is called."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("an update without changes", for: 0.6) { stage.update(table) {} }
      stage.step("an update that inserts without animation", for: 0.6) {
        stage.update(table) {
          list.sections = [41]
          table.insertRows(at: paths(40), with: .none)
        }
      }
      stage.step("an update in a block without animation", for: 0.6) {
        UIView.performWithoutAnimation {
          stage.update(table) {
            list.sections = [42]
            table.insertRows(at: paths(41), with: .automatic)
          }
        }
      }
    },
    ProbeExperiment(
      "table-reload-rows", "The content size and the offset when rows are reloaded and moved."
    ) { stage in
      let (_, table) = observedTable(stage)
      stage.step("the table is scrolled") { table.contentOffset.y = 440 }
      stage.step("a visible row is reloaded", for: 0.6) {
        table.reloadRows(at: paths(12), with: .none)
      }
      stage.step("a row above is reloaded", for: 0.6) {
        table.reloadRows(at: paths(3), with: .none)
      }
    },
    ProbeExperiment(
      "table-data-source", "When a table asks its data source after it received one."
    ) { stage in
      let (list, table) = observedTable(stage)
      stage.step("the data source is removed") { table.dataSource = nil }
      stage.step("the data source is set") { table.dataSource = list }
      stage.step("the table is reloaded") { table.reloadData() }
    },
  ]

  /// Adds a table of 40 rows, and observes its offset and content size.
  @MainActor private static func observedTable(_ stage: ProbeStage) -> (ProbeList, UITableView) {
    let list = stage.list(40)
    let table = stage.table(list)
    table.layoutIfNeeded()
    stage.observe(\.contentOffset, of: table, as: "offset")
    stage.observe(\.contentSize, of: table, as: "content size")
    stage.readRows(table)
    return (list, table)
  }

  private static func paths(_ rows: Int...) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
  }
}
