import TestSupport
import UIKit

/// A data source and delegate that records selection and scrolling.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var nonselectable: Set<IndexPath> = []
  let log = EventLog()
  private(set) var madeCells = 0

  init(rows: Int) {
    sections = [(0..<rows).map { "row \($0)" }]
  }

  init(sections: [Int], titles: [String?]) {
    self.sections = sections.enumerated().map { index, count in
      (0..<count).map { "\(index).\($0)" }
    }
    self.titles = titles
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = used
    } else {
      madeCells += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !nonselectable.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.record("deselect \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.record("scroll \(scrollView.contentOffset.y)")
  }
}

extension TestScreen {
  /// Adds a table that fills the window and lays it out.
  func table(_ fixture: TableFixture) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: TestScreen.size), style: .plain)
    table.rowHeight = 44
    table.dataSource = fixture
    table.delegate = fixture
    window.addSubview(table)
    turn()
    return table
  }
}

extension UITableView {
  /// The texts of the visible rows, from top to bottom.
  var texts: [String] { visibleCells.compactMap { $0.textLabel?.text } }
}
