internal import UIKit

extension ProbeExperiment {
  /// Tables: the order of subviews, headers, and the rows that are visible.
  static let tables: [ProbeExperiment] = [
    ProbeExperiment(
      "table-subview-order", "The place of a view behind the rows when a background view is set."
    ) { stage in
      let table = stage.table(stage.list(40))
      let control = UIView(frame: CGRect(x: 0, y: -54, width: 390, height: 54))
      table.insertSubview(control, at: 0)
      let background = UIView()
      stage.read {
        let cell = table.visibleCells.compactMap(table.index(ofSubview:)).min()
        return [
          "isBehindRows": table.index(ofSubview: control).flatMap { place in cell.map { place < $0 }
          },
          "isBehindBackground": table.index(ofSubview: control).flatMap { place in
            table.index(ofSubview: background).map { place < $0 }
          },
        ]
      }
      stage.step("the table is reloaded") { table.reloadData() }
      stage.step("a background view is set") { table.backgroundView = background }
      stage.step("the table is reloaded again") { table.reloadData() }
      stage.step("the table is scrolled") { table.contentOffset.y = 500 }
      stage.step("the view is inserted at the back again") { table.insertSubview(control, at: 0) }
      stage.step("the table is scrolled again") { table.contentOffset.y = 0 }
    },
    ProbeExperiment(
      "table-background-frame", "The frame of a background view while the table scrolls."
    ) { stage in
      let table = stage.table(stage.list(40))
      let background = UIView()
      table.backgroundView = background
      stage.read { ["frame": background.frame, "offset": table.contentOffset.y] }
      stage.step("the table is scrolled") { table.contentOffset.y = 100 }
      stage.step("the table moves above its top") { table.contentOffset.y = -54 }
      stage.step("the top inset grows") { table.contentInset.top = 54 }
      stage.step("the frame becomes lower") { table.frame.size.height = 500 }
    },
    ProbeExperiment(
      "table-visible-rows", "The visible rows with insets, and above the top."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      stage.read { ["cells": table.visibleCells.count] }
      stage.step("the insets grow") {
        table.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 88, right: 0)
      }
      stage.step("the table moves above its top") { table.contentOffset.y = -54 }
      stage.step("the table is scrolled by half a row") { table.contentOffset.y = 22 }
    },
    ProbeExperiment(
      "table-pinned-header", "The place of a section header while the rows scroll, with an inset."
    ) { stage in
      let list = ProbeSections()
      let table = stage.table(list)
      stage.read {
        let top = table.contentOffset.y + table.adjustedContentInset.top
        let header = list.headers[0].flatMap { view in
          view.window == nil ? nil : view.convert(CGPoint.zero, to: table).y - top
        }
        return ["distanceFromTop": header, "offset": table.contentOffset.y]
      }
      stage.step("the table is scrolled") { table.contentOffset.y = 100 }
      stage.step("the top inset grows") { table.contentInset.top = 54 }
      stage.step("the table moves above its top") { table.contentOffset.y = -80 }
      stage.step("the table is scrolled again") { table.contentOffset.y = 100 }
      stage.step("the inset follows the offset") {
        table.contentInset.top = 30
        table.contentOffset.y = -30
      }
    },
    ProbeExperiment(
      "table-pinned-animated", "Whether a pinned section header is animated when the content is."
    ) { stage in
      let list = ProbeSections()
      let table = stage.table(list)
      stage.read {
        ["isHeaderAnimated": list.headers[0].map { $0.layer.animationKeys() != nil }]
      }
      stage.step("the table is scrolled") { table.contentOffset.y = 100 }
      stage.step("the offset is animated") {
        UIView.animate(withDuration: 0.4) { table.contentOffset.y = 150 }
      }
      stage.step("the offset is animated with a layout", for: 0.5) {
        UIView.animate(withDuration: 0.4) {
          table.contentOffset.y = 120
          table.layoutIfNeeded()
        }
      }
    },
    ProbeExperiment(
      "table-header-view", "The content size and the offset when a table header is set and removed."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      stage.step("the header is set") { table.tableHeaderView = header }
      stage.step("the table is scrolled") { table.contentOffset.y = 300 }
      stage.step("the header becomes higher") { header.frame.size.height = 100 }
      stage.step("the header is set again") { table.tableHeaderView = header }
      stage.step("the header is removed") { table.tableHeaderView = nil }
    },
    ProbeExperiment(
      "table-footer-view", "The content size and the offset when a table footer is set and removed."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      stage.read { ["footer": footer.frame] }
      stage.step("the footer is set") { table.tableFooterView = footer }
      stage.step("the table is scrolled to the end") {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
      }
      stage.step("the footer is removed") { table.tableFooterView = nil }
    },
    ProbeExperiment(
      "table-scroll-to-row", "The offset after scrolling to a row, with insets."
    ) { stage in
      let table = stage.table(stage.list(40))
      table.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 44, right: 0)
      stage.readRows(table)
      for (name, position) in [
        ("top", UITableView.ScrollPosition.top), ("middle", .middle), ("bottom", .bottom),
        ("none", .none),
      ] {
        stage.step("to row 20, \(name)") {
          table.scrollToRow(at: IndexPath(row: 20, section: 0), at: position, animated: false)
        }
      }
      stage.step("to row 0, top") {
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      }
      stage.step("to row 39, bottom") {
        table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      }
    },
    ProbeExperiment(
      "table-frame", "The content size and the offset when the frame of a table changes."
    ) { stage in
      let table = stage.table(stage.list(40))
      stage.readRows(table)
      stage.step("the table is scrolled to the end") { table.contentOffset.y = 1060 }
      stage.step("the frame becomes narrower") { table.frame.size.width = 300 }
      stage.step("the frame becomes lower") { table.frame.size.height = 400 }
      stage.step("the frame becomes higher") { table.frame.size.height = 700 }
    },
    ProbeExperiment(
      "table-empty-frame", "The content of a table that is filled before it has a size."
    ) { stage in
      let table = stage.table(stage.list(40))
      table.frame = .zero
      table.reloadData()
      stage.readRows(table)
      stage.step("the table receives a size") { table.frame = stage.canvas.bounds }
    },
  ]
}
