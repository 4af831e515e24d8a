import UIKit
import UIKitCairo

/// A data source and delegate that notes what a table asks and tells.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var refused: Set<IndexPath> = []
  let journal = Journal()
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
    !refused.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.note("deselect \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.note("scroll \(scrollView.contentOffset.y)")
  }
}

extension World {
  /// Gives the stand-in something to set text with.
  static func installText() {
    CairoRenderer.install()
  }

  /// A table that fills the window and is laid out.
  func table(_ fixture: TableFixture) -> UITableView {
    World.installText()
    let table = UITableView(frame: CGRect(origin: .zero, size: World.size), style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    window.addSubview(table)
    turn()
    return table
  }

  /// Touches a point for a moment.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let touch = down(x, y)
    advance(0.05)
    lift(touch)
    turn()
  }
}

extension UITableView {
  /// What the visible rows say, from top to bottom.
  var texts: [String] { visibleCells.compactMap { $0.textLabel?.text } }
}
